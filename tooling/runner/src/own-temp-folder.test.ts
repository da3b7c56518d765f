import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let outside: string
beforeEach(() => {
  outside = mkdtempSync(join(tmpdir(), 'outside-'))
})
afterEach(() => rmSync(outside, { recursive: true, force: true }))

const child = `
  import { spawnSync } from 'node:child_process'
  import { readdirSync } from 'node:fs'
  import { useOwnTempFolder } from ${JSON.stringify(import.meta.resolve('./own-temp-folder.ts'))}
  useOwnTempFolder()
  const leave = "require('node:fs').mkdtempSync(require('node:os').tmpdir() + '/left-')"
  spawnSync(process.execPath, ['--eval', leave])
  console.log(readdirSync(process.env.TMPDIR).map((name) => name.split('-')[0]).join())
`

test('temporary files and compiled code of a run and its children are deleted when the run ends', () => {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', child], {
    env: { ...process.env, TMPDIR: outside },
    encoding: 'utf8',
  })
  expect(stdout).toBe('compile,left\n')
  expect(readdirSync(outside)).toEqual([])
})
