import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFiles, read, root } from './tree.ts'

const files = projectFiles()
const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file))
const isTest = (file: string) => /\.(test|e2e)\.tsx?$|\/(e2e|test)\//.test(file)
const generated = (file: string) => /\.gen\.|\/generated\/|\/locales\//.test(file)

test('the environment is read only at the entries', () => {
  const entries =
    /^apps\/api\/src\/server\.ts$|^apps\/storefront\/renderer\/main\.ts$|^tooling\/|\/scripts\/|\/[\w.-]+\.config\.ts$/
  expect(
    code.filter((file) => !isTest(file) && !entries.test(file) && /\bprocess\.env\b/.test(read(file))),
  ).toEqual([])
})

test('the API opens transactions only where they are retried', () => {
  const allowed = ['apps/api/src/db/migrate.ts', 'apps/api/src/db/transaction.ts']
  const opens = /\.transaction\(\)|\.startTransaction\(\)|\.controlledTransaction\(/
  const found = code.filter((file) => file.startsWith('apps/api/src/') && opens.test(read(file)))
  expect(found.toSorted()).toEqual(allowed)
})

test('every app, package and tool has a README and a described manifest', () => {
  const packages = files.filter((file) => /^(apps|packages|tooling)\/[^/]+\/package\.json$/.test(file))
  expect(packages.length).toBeGreaterThan(10)
  for (const file of packages) {
    expect(existsSync(join(root, dirname(file), 'README.md')), `${dirname(file)}/README.md`).toBe(true)
    const manifest = JSON.parse(read(file)) as Record<string, unknown> // pnpm has parsed it before
    expect(manifest, file).toMatchObject({ description: expect.any(String), license: 'MIT', type: 'module' })
  }
})

test('a published package has the same exports as in the workspace', () => {
  for (const file of files.filter((name) => /^packages\/[^/]+\/package\.json$/.test(name))) {
    const { exports, publishConfig } = JSON.parse(read(file)) as {
      exports: Record<string, unknown>
      publishConfig?: { exports: Record<string, unknown> }
    } // pnpm has parsed it before
    const published = publishConfig?.exports ?? exports
    expect(Object.keys(published).toSorted(), file).toEqual(Object.keys(exports).toSorted())
  }
})

test('every dependency is pinned to one version', () => {
  for (const file of files.filter((name) => /(^|\/)package\.json$/.test(name))) {
    const manifest = JSON.parse(read(file)) as Record<string, Record<string, string> | undefined> // as above
    const wanted = { ...manifest['dependencies'], ...manifest['devDependencies'] }
    const loose = Object.entries(wanted).filter(
      ([, version]) => !/^(workspace:\*|(npm:[\w@/-]+@)?\d+\.\d+\.\d+[\w.-]*)$/.test(version),
    )
    expect(loose, file).toEqual([])
  }
})

test('one version of a library in the whole workspace', () => {
  const versions = new Map<string, Set<string>>()
  for (const file of files.filter((name) => /(^|\/)package\.json$/.test(name))) {
    const manifest = JSON.parse(read(file)) as Record<string, Record<string, string> | undefined> // as above
    for (const [name, version] of Object.entries({
      ...manifest['dependencies'],
      ...manifest['devDependencies'],
    }))
      versions.set(name, (versions.get(name) ?? new Set()).add(version))
  }
  expect([...versions].filter(([, all]) => all.size > 1)).toEqual([])
})

test('files are named in kebab-case', () => {
  const allowed = /^[a-z0-9.$_{}-]+$|^(README|AGENTS|SPEC|LICENSE|OFL|Caddyfile|__root)(\.\w+)?$/
  expect(code.filter((file) => !generated(file) && !allowed.test(file.split('/').at(-1) ?? ''))).toEqual([])
})

test('no code is marked for later, and no test is skipped, exclusive or sleeping', () => {
  const later = /(\/\/|\/\*|<!--).*\b(TODO|FIXME|HACK|XXX)\b/
  const idle = /\b(test|it|describe)\.(skip|only|todo|fixme|fails)\(|waitForTimeout/
  const own = 'tooling/checks/src/conventions.test.ts'
  expect(code.filter((file) => file !== own && later.test(read(file)))).toEqual([])
  expect(code.filter((file) => file !== own && isTest(file) && idle.test(read(file)))).toEqual([])
})

test('no browser test removes a route: a request that a page makes meanwhile can be lost', () => {
  const own = 'tooling/checks/src/conventions.test.ts'
  expect(code.filter((file) => file !== own && /\.unroute(All)?\(/.test(read(file)))).toEqual([])
})

test('no source file is longer than 400 lines, except tables, drawings and catalogs', () => {
  const exempt = /\/characters\/|\/parts\/|\/cast\.ts$|seed|tokens\.ts$/
  const long = code.filter(
    (file) => !generated(file) && !exempt.test(file) && read(file).split('\n').length > 400,
  )
  expect(long).toEqual([])
})

test('no file contains a path of one machine', () => {
  const machine = /(^|[^\w.])\/(root|home\/\w+|Users\/\w+|work)\//
  const own = 'tooling/checks/src/conventions.test.ts'
  const text = files.filter(
    (file) => /\.(ts|tsx|mjs|json|yml|yaml|md|html|css|po)$/.test(file) && file !== own,
  )
  expect(text.filter((file) => machine.test(read(file)))).toEqual([])
})
