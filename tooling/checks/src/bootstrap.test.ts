import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from './tree.ts'

const source = join(root, 'tooling/bootstrap/bootstrap.mjs')
const pinned = (name: string) => new RegExp(`${name}: '([\\d.]+)'`).exec(readFileSync(source, 'utf8'))?.[1]
const nodePackage = `node-${process.platform === 'darwin' && process.arch === 'arm64' ? 'bin-' : ''}${process.platform}-${process.arch}`
const stamp = `pnpm@${pinned('pnpm')} ${nodePackage}@${pinned('node')}`

/** A checkout whose path contains a space, with the tools fetched by an earlier start, including this Node. */
let checkout: string
let tools: string
let ownNode: string
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'recadinho boot-'))
  tools = join(checkout, '.tools')
  const bin = join(tools, 'node_modules/.bin')
  const ownBin = join(tools, 'node_modules/own-node/bin')
  for (const folder of ['tooling/bootstrap', 'node_modules'])
    mkdirSync(join(checkout, folder), { recursive: true })
  for (const folder of [bin, ownBin]) mkdirSync(folder, { recursive: true })
  copyFileSync(source, join(checkout, 'tooling/bootstrap/bootstrap.mjs'))
  ownNode = join(ownBin, 'node')
  copyFileSync(process.execPath, ownNode)
  symlinkSync(ownNode, join(bin, 'node'))
  program(join(bin, 'pnpm'), 'echo "pnpm $*"; case "$*$WAITS" in *run:start?*) exec node -e "$WAITS";; esac')
  program(join(checkout, 'fakes/npm'), 'echo "npm $*"; exit 1')
  writeFileSync(join(tools, 'stamp'), stamp)
})
afterEach(() => rmSync(checkout, { recursive: true, force: true }))

function program(file: string, script: string) {
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, `#!/bin/sh\n${script}\n`)
  chmodSync(file, 0o755)
}

interface Run {
  child: ChildProcess
  output: () => string
  /** Resolves when the output contains the text or the process has ended. */
  says: (text: string) => Promise<void>
  ended: Promise<number | null>
}

function boot(program: string, env: Record<string, string> = {}, args: string[] = []): Run {
  const path = `${join(tools, 'node_modules/.bin')}:${join(checkout, 'fakes')}:/usr/bin:/bin`
  const child = spawn(program, [...args, join(checkout, 'tooling/bootstrap/bootstrap.mjs'), 'run:start'], {
    env: { PATH: path, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)))
  const ended = once(child, 'close').then(([code]) => code as number | null) // the event's first argument is the code
  const says = async (text: string) => {
    while (!output.includes(text) && child.exitCode === null)
      await Promise.race([once(child.stdout, 'data'), ended])
  }
  return { child, output: () => output, says, ended }
}

test('a start by the Node that it fetched does not fetch it again', async () => {
  const run = boot(ownNode)
  expect([await run.ended, run.output()]).toEqual([0, expect.stringContaining('pnpm --silent run run:start')])
  expect(run.output()).not.toContain('Fetching')
  expect(existsSync(ownNode)).toBe(true)
})

test('incompletely fetched tools are fetched again', async () => {
  rmSync(join(tools, 'node_modules/.bin/node'))
  const run = boot(ownNode)
  await run.ended
  expect(run.output()).toContain(`Fetching ${stamp.replace(' ', ' and ')}`)
  expect(existsSync(join(tools, 'stamp'))).toBe(false)
})

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'passes %s on, and ends after the process that it started',
  async (signal) => {
    const waits = `process.on('${signal}', () => { console.log('ended by ${signal}'); process.exit(0) }); setInterval(() => {}, 1000); console.log('waits')`
    const run = boot(ownNode, { WAITS: waits })
    await run.says('waits')
    run.child.kill(signal)
    expect([await run.ended, run.output()]).toEqual([0, expect.stringContaining(`ended by ${signal}`)])
  },
)

test('S13: `kill -TERM` of npm, which ends only the shell between, leaves nothing running', async () => {
  const waits = `process.on('SIGTERM', () => { console.log('ended in order'); process.exit(0) }); setInterval(() => {}, 1000); console.log('waits')`
  const run = boot('/bin/sh', { WAITS: waits, npm_lifecycle_event: 'start' }, [
    '-c',
    // Followed by another command, so that the shell does not replace itself with Node.
    `'${ownNode}' "$0" "$@"; true`,
  ])
  await run.says('waits')
  run.child.kill('SIGTERM')
  await run.ended
  expect(run.output()).toContain('ended in order')
})
