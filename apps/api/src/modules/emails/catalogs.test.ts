import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { locales } from '@recadinho/contracts/common'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const config = getConfig({ cwd: root })

test.each(locales)('the module of the texts in %s is what its catalog compiles to', async (locale) => {
  const [catalog] = await getCatalogs(config)
  if (catalog === undefined) throw new Error('There is no catalog')
  const { messages, missing } = await catalog.getTranslations(locale, {
    fallbackLocales: {},
    sourceLocale: 'en',
  })
  expect(missing).toEqual([])
  const { source } = createCompiledCatalog(locale, messages, { namespace: 'ts', strict: true })
  expect(readFileSync(join(root, `src/locales/${locale}/emails.ts`), 'utf8')).toBe(source)
})

/** Emails do not know the owner's switches for approving films (K8), so they say in no state who looks at them. */
const claims =
  /\b(?:a person|someone|our team|uma pessoa|alguém|nossa equipe) (?:\w+ )?(?:watch|check|read|approv|assist|confer|lê|aprov)/i

test.each(locales)('no email in %s says that a person watches or checks the video', async (locale) => {
  const [catalog] = await getCatalogs(config)
  const texts = Object.values(
    (
      await catalog?.getTranslations(locale, {
        fallbackLocales: {},
        sourceLocale: 'en',
      })
    )?.messages ?? {},
  )
  expect(texts.length).toBeGreaterThan(50)
  expect(texts.filter((text) => claims.test(text))).toEqual([])
})

// Fails if `pnpm i18n:extract` would change a catalog.
test('the catalogs hold the texts that the code has, and no others', () => {
  const lingui = join(root, 'node_modules/.bin/lingui')
  const check = () =>
    execFileSync(lingui, ['check', 'sync', '--clean', '--workers', '1'], {
      cwd: root,
      env: { PATH: process.env['PATH'] },
      encoding: 'utf8',
      stdio: 'pipe',
    })
  expect(check).not.toThrow()
})
