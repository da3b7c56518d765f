import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, projectFiles, read } from './tree.ts'

const sources = projectFiles().filter(
  (file) => /^(apps|packages)\/[^/]+\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
)
const edges = sources.flatMap((file) =>
  importsOf(read(file))
    .filter((target) => target.startsWith('.'))
    .map((target) => [file, normalize(join(dirname(file), target))] as const),
)
const breaking = (rule: (from: string, to: string) => boolean) =>
  edges.filter(([from, to]) => rule(from, to)).map(([from, to]) => `${from} → ${to}`)

const frontEndLayers = ['routes', 'features', 'components', 'lib']
const layer = (file: string, names: string[]) =>
  names.indexOf(/^apps\/[^/]+\/src\/([^/.]+)/.exec(file)?.[1] ?? '')

test('in an app: routes → features → components → lib, never the other way', () => {
  const wrong = breaking((from, to) => {
    if (!/^apps\/(storefront|admin)\//.test(from)) return false
    const [a, b] = [layer(from, frontEndLayers), layer(to, frontEndLayers)]
    return a >= 0 && b >= 0 && b < a
  })
  expect(wrong).toEqual([])
})

/** The only features that may import other features. */
const madeOf: Record<string, string[]> = {
  'admin/desk': ['admin/deliveries', 'admin/orders'],
  'storefront/checkout': ['storefront/payments', 'storefront/promo-codes'],
  'storefront/home': ['storefront/film'],
  'storefront/orders': ['storefront/film', 'storefront/recording'],
  'storefront/purchase': ['storefront/film'],
  'storefront/videos': ['storefront/film'],
}

test('no feature imports another feature, except those that are listed', () => {
  const feature = (file: string) =>
    /^apps\/(storefront|admin)\/src\/features\/([^/]+)/.exec(file)?.slice(1).join('/')
  const wrong = breaking((from, to) => {
    const [a, b] = [feature(from), feature(to)]
    return a !== undefined && b !== undefined && a !== b && !madeOf[a]?.includes(b)
  })
  expect(wrong).toEqual([])
})

test('in the API: routes → service → queries → db, never the other way', () => {
  const rank = (file: string) => {
    if (file.startsWith('apps/api/src/db/')) return 3
    const name = /^apps\/api\/src\/modules\/[^/]+\/(?:[\w-]+-)?(routes|service|queries)\.ts$/.exec(file)?.[1]
    return name ? ['routes', 'service', 'queries'].indexOf(name) : -1
  }
  expect(breaking((from, to) => rank(from) >= 0 && rank(to) >= 0 && rank(to) < rank(from))).toEqual([])
})

const importing = (pattern: RegExp) =>
  sources.filter((file) => importsOf(read(file)).some((target) => pattern.test(target)))

test('only the app, plugins, routes and their request helpers import Fastify', () => {
  const elsewhere = importing(/^(@fastify\/|fastify$)/).filter(
    (file) =>
      !/\/(app|server|errors|logger)\.ts$|\/plugins\/|routes\.ts$|\/(context|cookies?|guard|owner)\.ts$/.test(
        file,
      ),
  )
  expect(elsewhere).toEqual([])
})

test('stage draws without DOM, Node or React', () => {
  const stage = sources.filter((file) => /^packages\/stage\/src\/(?!testing\/)/.test(file))
  expect(stage.flatMap((file) => importsOf(read(file)).filter((target) => !target.startsWith('.')))).toEqual(
    [],
  )
  const impure = /\b(document|window|process|globalThis|performance)\b/
  expect(stage.filter((file) => impure.test(codeOf(file)))).toEqual([])
})

test('stage has no clock, no chance and no locale of the machine: a film is the same wherever it is drawn', () => {
  const varying =
    /\bDate\b|\bMath\.random\b|\bTemporal\b|\bcrypto\b|\.toLocale\w+\(|\.localeCompare\(|\bIntl\.(?!Segmenter\b)/
  for (const wrong of [
    'new Date()',
    'Date.now()',
    'Math.random()',
    'a.toLocaleString()',
    'new Intl.NumberFormat()',
  ])
    expect(wrong).toMatch(varying)
  const films = sources.filter((file) => file.startsWith('packages/stage/src/') && !file.includes('.test.'))
  expect(films.length).toBeGreaterThan(100)
  expect(films.filter((file) => varying.test(codeOf(file)))).toEqual([])
})

/** Its code without comments and texts. */
const codeOf = (file: string) =>
  read(file)
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    .replaceAll(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g, '')
