import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bundleScript } from '../scripts/bundle.ts'
import { integrityOf, released, type Integrity } from '../scripts/release.ts'
import { mostBytes, sizesOf } from '../scripts/size.ts'
import manifest from '../package.json' with { type: 'json' }

const read = (file: string) => readFileSync(new URL(file, released), 'utf8')

test('the script is within its size', async () => {
  expect(sizesOf(await bundleScript()).brotli).toBeLessThanOrEqual(mostBytes)
})

test('what is served is this version; after a change raise it and run `pnpm --filter @recadinho/tracking-sdk release`', async () => {
  const script = await bundleScript()
  expect(read(`t/${manifest.version}.js`)).toBe(script)
  expect(read('t.js')).toBe(script)
})

test('each released version has its hash, and the hash its version', () => {
  const { latest, versions } = JSON.parse(read('t/integrity.json')) as Integrity // the release wrote it
  expect(latest).toBe(manifest.version)
  const files = readdirSync(new URL('t/', released)).filter((file) => file.endsWith('.js'))
  expect(
    Object.fromEntries(files.map((file) => [file.slice(0, -3), integrityOf(read(`t/${file}`))])),
  ).toEqual(versions)
})
