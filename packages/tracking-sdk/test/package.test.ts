import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const home = join(import.meta.dirname, '..')

test('packed and installed into an empty project it works by itself, with its types', () => {
  const project = mkdtempSync(join(tmpdir(), 'recadinho-sdk-'))
  onTestFinished(() => rmSync(project, { recursive: true, force: true }))
  const run = (command: string, args: string[], cwd = project) =>
    execFileSync(command, args, { cwd, encoding: 'utf8' })
  run('pnpm', ['exec', 'tsc', '-b'], home)
  run('pnpm', ['pack', '--pack-destination', project], home)
  const archive = readdirSync(project).find((file) => file.endsWith('.tgz')) ?? ''

  writeFileSync(join(project, 'package.json'), '{"private":true,"type":"module"}')
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${archive}`])
  const installed = join(project, 'node_modules/@recadinho/tracking-sdk')
  expect(readdirSync(join(project, 'node_modules/@recadinho'))).toEqual(['tracking-sdk'])
  const files = readdirSync(installed, { recursive: true }).map(String)
  expect(files).toEqual(
    expect.arrayContaining([
      'LICENSE',
      'README.md',
      'dist/index.d.ts',
      'src/generated/t.js',
      'src/generated/t/integrity.json',
    ]),
  )
  expect(files.filter((file) => /\.test\.|tsbuildinfo|\.ts$/.test(file) && !file.endsWith('.d.ts'))).toEqual(
    [],
  )
  expect(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))).not.toHaveProperty('dependencies')

  // Importing has no side effects, also outside a browser.
  const names = `console.log(Object.keys(await import('@recadinho/tracking-sdk')).join(' '))`
  expect(run('node', ['--input-type=module', '--eval', names]).trim()).toBe(
    'createTracker embedWire followLinks followMedia followPages siteWire',
  )
  writeFileSync(
    join(project, 'page.ts'),
    `import { createTracker, embedWire, followPages } from '@recadinho/tracking-sdk'
const tracker = createTracker<{ CTAClick: { cta_location: string } }>({ wire: embedWire('/i', 'lp1') })
followPages(tracker.page)
tracker.track('CTAClick', { cta_location: 'hero' })
// @ts-expect-error no such event
tracker.track('Nothing')
`,
  )
  const compilerOptions = {
    strict: true,
    noEmit: true,
    types: [],
    module: 'nodenext',
    lib: ['es2022', 'dom'],
  }
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['page.ts'] }))
  expect(run('pnpm', ['exec', 'tsc', '-p', project], home)).toBe('')
})
