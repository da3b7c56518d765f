import { expect, test } from 'vitest'
import { importsOf, projectFiles, read } from './tree.ts'

/** What each package and app may import besides its own files; what is not listed is refused. */
const zones: Record<string, readonly RegExp[]> = {
  'packages/contracts': [/^typebox(\/|$)/],
  'packages/i18n': [/^libphonenumber-js(\/|$)/],
  'packages/stage': [],
  'packages/tour': [/^@recadinho\/ui\//, /^@vanilla-extract\/css$/, /^shepherd\.js(\/|$)/],
  'packages/tracking-sdk': [],
  // Never router, query, Lingui or contracts: texts and data arrive by props.
  'packages/ui': [
    /^@ark-ui\/react(\/|$)/,
    /^@tanstack\/react-form$/,
    /^@vanilla-extract\//,
    /^react(-dom)?(\/|$)/,
  ],
  'apps/api': [
    /^node:/,
    /^@fastify\//,
    /^@lingui\/core$/,
    /^@recadinho\/(contracts|i18n|stage)(\/|$)/,
    // The colours of e-mails, nothing else.
    /^@recadinho\/ui\/tokens$/,
    /^(@napi-rs\/canvas|@simplewebauthn\/server|@zxcvbn-ts\/language-common|aws4fetch|close-with-grace|fastify|file-type|ipaddr\.js|isbot|kysely|mediabunny|nodemailer|otpauth|p-limit|pg|pg-boss|pino|prom-client|qr|stripe|typebox)(\/|$)/,
  ],
  'apps/admin': [
    /^@lingui\/(core|react)(\/|$)/,
    /^@recadinho\/(contracts|i18n|tour|ui)(\/|$)/,
    // Which drawings there are and how long words take, nothing else.
    /^@recadinho\/stage\/(cast|speaking-time)$/,
    /^@simplewebauthn\/browser$/,
    /^@tanstack\/react-(form|query|router|table)$/,
    /^@vanilla-extract\/css$/,
    /^react(-dom)?(\/|$)/,
    /^(diff|tus-js-client)$/,
    // The line of the analytics, loaded with that page.
    /^uplot(\/|$)/,
  ],
  'apps/storefront': [
    /^@lingui\/(core|react)(\/|$)/,
    /^@recadinho\/(contracts|i18n|stage|tour|tracking-sdk|ui)(\/|$)/,
    /^@stripe\/(react-stripe-js|stripe-js)(\/|$)/,
    /^@tanstack\/react-(form|query|router)$/,
    /^@vanilla-extract\/css$/,
    /^(jotai|qr)(\/|$)/,
    /^react(-dom)?(\/|$)/,
    // Made by the build.
    /^virtual:/,
  ],
}

const zoneOf = (file: string) => /^((?:apps|packages)\/[^/]+)\/src\//.exec(file)?.[1]
/** Tests, and what only tests import. */
const isOfTests = (file: string) => /\.test\.tsx?$|\/testing\/|\/fake-[\w-]+\.ts$/.test(file)
const sources = projectFiles().filter((file) => zoneOf(file) && /\.tsx?$/.test(file) && !isOfTests(file))

test('every package and app imports only what its zone allows', () => {
  const wrong = sources.flatMap((file) =>
    importsOf(read(file))
      .filter((name) => !name.startsWith('.'))
      .filter((name) => !zones[zoneOf(file) ?? '']?.some((allowed) => allowed.test(name)))
      .map((name) => `${file} → ${name}`),
  )
  expect(wrong).toEqual([])
})

test('every package and app has a zone', () => {
  expect(new Set(sources.map(zoneOf))).toEqual(new Set(Object.keys(zones)))
})
