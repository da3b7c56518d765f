import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../../..', import.meta.url))
const read = (file: string) => readFileSync(file, 'utf8')
const named = (text: string) =>
  [...text.matchAll(/['"`](recadinho[._][a-z_.-]+[a-z0-9])['"`]/g)].map(([, name = '']) => name)

/** Keys that only the admin app uses. */
const elsewhere = /^recadinho_staff/

test('the privacy page names everything that the shop stores in a browser, and nothing else', () => {
  const sources = [
    'apps/storefront/src',
    'apps/api/src',
    'packages/i18n/src',
    'packages/recorder/src',
    'packages/tour/src',
    'packages/tracking-sdk/src',
  ].flatMap((folder) =>
    globSync(`${root}/${folder}/**/*.{ts,tsx}`).filter((file) => !/\.test\.|storage-keys/.test(file)),
  )
  const used = new Set(sources.flatMap((file) => named(read(file))).filter((name) => !elsewhere.test(name)))
  const listed = named(read(fileURLToPath(new URL('storage-keys.ts', import.meta.url))))
  expect([...used].filter((name) => !listed.includes(name))).toEqual([])
  expect(listed.filter((name) => !used.has(name))).toEqual([])
})
