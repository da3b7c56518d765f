import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/** Components of several groups of pages, in the catalog of each. */
const [characters, openingHours] = ['src/components/characters', 'src/components/opening-hours']

/** Features whose texts are in catalogs of their own. */
const withOwnTexts = new Set(['src/features/film', 'src/features/recording'])

/**
 * The texts of the pages in `routes/_order`: the features that those routes import, directly or not, the components for
 * orders, and the tours.
 */
const order = [
  ...[...featuresOf('src/routes/_order')].filter((feature) => !withOwnTexts.has(feature)),
  'src/lib/tours',
  'src/components/orders',
  characters,
  openingHours,
  'src/lib/api',
  'src/lib/orders',
  'src/lib/promo-codes',
  '<rootDir>/../../packages/i18n/src/occasions.ts',
]

/** The long texts of the pages in `routes/_information`, and the texts that only prerendering uses. */
const pages = [...featuresOf('src/routes/_information'), 'src/prerender', openingHours]

/** What stands beside the film in the purchase once it is loaded. */
const besideFilm = ['screening.tsx', 'small-player.tsx'].map(
  (file) => `src/features/purchase/preview/${file}`,
)

/** The texts of the player, loaded with the film on any page. */
const film = ['src/features/film', 'src/features/home/sample']

/** The script's editor, loaded after the film. */
const script = ['src/components/script']
const scriptCard = 'src/features/purchase/preview/script-card.tsx'

/** A parent's recording of lines, loaded with it. */
const recording = ['src/features/recording']

/** The drawing of a child, loaded with it. */
const likeness = ['src/components/likeness', '<rootDir>/../../packages/i18n/src/likeness.ts']

/** The texts of an affiliate's own page. */
const partner = [...featuresOf('src/routes/_partner')]

/** The home page below the hero. */
const home = [
  'src/features/home/sections',
  characters,
  openingHours,
  '<rootDir>/../../packages/i18n/src/season-texts.ts',
]

/** The parts of every page that are not on its first screen. */
const parts = ['src/components/footer', 'src/features/market']

/** Titles and descriptions. */
const head = ['src/lib/pages']

/**
 * `home` and `parts` are loaded with the parts of the home page, or of any page, that come near, `order` with the pages of orders, `film` with the
 * film, `recording` with a parent's recording of lines, `likeness` with the drawing of a child, `pages` with the long texts, `partner` with an affiliate's page, and `head` on navigation; everything else is
 * `shop`, which every page loads.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'pt'],
  // The page records use their own `msg`, which also runs uncompiled in Node.
  macro: { corePackage: ['@lingui/core/macro', './msg.ts'] },
  format: formatter({ lineNumbers: false }),
  catalogs: [
    { path: '<rootDir>/src/locales/{locale}/home', include: home },
    { path: '<rootDir>/src/locales/{locale}/parts', include: parts },
    { path: '<rootDir>/src/locales/{locale}/order', include: order, exclude: [...besideFilm, scriptCard] },
    { path: '<rootDir>/src/locales/{locale}/film', include: [...film, ...besideFilm] },
    { path: '<rootDir>/src/locales/{locale}/script', include: [...script, scriptCard] },
    { path: '<rootDir>/src/locales/{locale}/recording', include: recording },
    { path: '<rootDir>/src/locales/{locale}/likeness', include: likeness },
    { path: '<rootDir>/src/locales/{locale}/partner', include: partner },
    { path: '<rootDir>/src/locales/{locale}/pages', include: pages },
    { path: '<rootDir>/src/locales/{locale}/head', include: head },
    {
      path: '<rootDir>/src/locales/{locale}/shop',
      include: ['src'],
      exclude: [
        '**/*.test.*',
        ...[
          ...home,
          ...parts,
          ...order,
          ...film,
          ...script,
          ...recording,
          ...likeness,
          ...partner,
          ...pages,
          ...head,
        ].map((folder) => `${folder}/**`),
      ],
    },
  ],
})

/** The features that a folder's files import, directly or through other features. */
function featuresOf(folder: string, known = new Set<string>()): Set<string> {
  for (const name of readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name)) continue
    const file = join(folder, name)
    const text = readFileSync(join(import.meta.dirname, file), 'utf8')
    for (const [, target = ''] of text.matchAll(/'(\.[^']+)'/g)) {
      const [feature] = /^src\/features\/[\w-]+/.exec(join(dirname(file), target)) ?? []
      if (!feature || known.has(feature)) continue
      known.add(feature)
      featuresOf(feature, known)
    }
  }
  return known
}
