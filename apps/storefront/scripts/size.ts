import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { scriptsWithLookBehinds } from '@recadinho/presets/look-behinds'
import { sampleDrawings } from '@recadinho/contracts/sample-cast'
import { pages } from '../src/lib/pages/pages.ts'
import { readBuild } from './client-build.ts'
import { latePartsEverywhere } from './document.ts'
import { filmFiles } from './film-files.ts'

/**
 * Prints the size of a first visit from the built files, and fails if it exceeds the budget or if iOS 15 cannot load a
 * script.
 */
const dist = fileURLToPath(new URL('../dist', import.meta.url))
const page = await readFile(join(dist, 'en/index.html'), 'utf8')
const video = await readFile(join(dist, 'en/video/index.html'), 'utf8')
const purchase = await readFile(join(dist, 'en/purchase/index.html'), 'utf8')

const scripts = attribute(page, 'data-files').split(' ')
const client = await readBuild(dist)
const { files: early } = client.early
const texts = ['home', 'parts'].map((name) => `src/locales/en/${name}.po`)
const late = client.scripts([...latePartsEverywhere, ...(pages['/'].lateParts ?? []), ...texts])
const consent = client
  .scripts(['src/features/consent/consent-note.lazy.tsx'])
  .filter((file) => !scripts.includes(file))
const purchaseScripts = attribute(purchase, 'data-files').split(' ')
/** Everything that the purchase fetches as it opens; on a phone its footer is near at once. */
const purchaseFiles = new Set([
  '/en/purchase/index.html',
  ...[...purchase.matchAll(/<link rel="preload" href="([^"]+)"|<img src="([^"#]+)"(?! [^>]*flag)/g)].map(
    ([, font, picture]) => font ?? picture ?? '',
  ),
  ...early,
  ...client.measure.files,
  ...purchaseScripts,
  ...client.scripts([
    'src/components/notifications.lazy.tsx',
    'src/components/footer/footer.lazy.tsx',
    'src/locales/en/parts.po',
  ]),
])
/** What the hero's film adds to the home page, and a drawing to that. */
const sampleFilm = (...slugs: string[]) => {
  const drawings = slugs.map((slug) => `../../packages/stage/src/characters/${slug}.ts`)
  const loaded = [
    'src/features/home/sample/screening.lazy.tsx',
    'src/locales/en/film.po',
    '../../packages/stage/src/occasions/birthday.ts',
    '../../packages/stage/src/scenes/city.ts',
    ...drawings,
  ]
  return sum(
    client.scripts(loaded).filter((file) => !scripts.includes(file) && !late.includes(file)),
    '.gz',
  )
}
const [oneFilm, ...otherFilms] = await Promise.all(
  sampleDrawings.map((slug, i, [first = slug]) => (i === 0 ? sampleFilm(slug) : sampleFilm(first, slug))),
)
const core = [...page.matchAll(/url\(['"]?([^)'"]+-core-[^)'"]+\.woff2)/g)].map(([, file]) => file ?? '')
// The pictures above the gallery, whose shelves load lazily.
const near = [...page.slice(0, page.indexOf('id="characters"')).matchAll(/<img src="([^"]+\.svg)"/g)].map(
  ([, file]) => file ?? '',
)
const sound = new Set(client.scripts(['src/features/film/sound/music.ts']))
// The rest of what it uses is there with the film.
for (const file of client.scripts(['src/features/purchase/preview/preview.lazy.tsx'])) sound.delete(file)
// The flags in the language dialog of a first visit.
const flags = [/<img src="([^"#]+)#/.exec(page)?.[1] ?? '']

const film = filmFiles(client, fileURLToPath(new URL('..', import.meta.url)))
const player = await largest(film.player)
const [first, further] = [await largest(film.first), await largest(film.further)]
const style = await largest(film.styles)
// What a set and a scene share is fetched once.
const decor = await largest(
  film.occasions.flatMap((occasion) => film.scenes.map((scene) => [...occasion, ...scene])),
)

const figures = [
  { what: 'scripts before the first interaction', bytes: await sum(early, '.gz'), most: 4_000 },
  {
    what: 'measurement, after the page has loaded',
    bytes: await sum(client.measure.files, '.gz'),
    most: 4_500,
  },
  {
    what: 'scripts of home in all, before scrolling (goal 122000)',
    bytes: await sum([...early, ...scripts], '.gz'),
    most: 130_000,
  },
  {
    what: 'the consent question, where the law requires it',
    bytes: await sum(consent, '.gz'),
    most: 1_500,
  },
  {
    what: 'what scrolling adds to home: its other parts, their texts, footer',
    bytes: await sum(
      late.filter((file) => !scripts.includes(file)),
      '.gz',
    ),
    most: 24_000,
  },
  { what: 'the sample film with one character, once it is near', bytes: oneFilm ?? 0, most: 70_000 },
  {
    what: 'each further character of it',
    bytes: Math.max(...otherFilms) - (oneFilm ?? 0),
    most: 6_000,
  },
  {
    what: 'scripts of the purchase in all, as it opens (goal 165000)',
    bytes: await sum([...early, ...purchaseScripts], '.gz'),
    most: 165_000,
  },
  {
    what: 'music and effects of a film, after a press for sound',
    bytes: await sum([...sound], '.gz'),
    most: 5_000,
  },
  {
    what: 'scripts of the video page in all, as its door is drawn',
    bytes: await sum([...early, ...attribute(video, 'data-files').split(' ')], '.gz'),
    most: 175_000,
  },
  {
    what: 'first visit: page, styles, scripts, fonts, near pictures, flags',
    bytes:
      (await sum(['/en/index.html', ...early, ...scripts, ...near, ...flags], '.br')) + (await sum(core, '')),
    most: 175_000,
  },
  {
    what: 'film with one character, its words, scene and set, beside the form',
    bytes: player + first + decor,
    most: 76_000,
  },
  {
    what: 'pennants, places, lights and the last picture, once the film is there',
    bytes: await largest([film.late]),
    most: 8_000,
  },
  {
    what: 'editor of the script, and what becomes of the notes',
    bytes: await largest([film.editor]),
    most: 20_000,
  },
  { what: 'reading the notes, once there are some', bytes: await largest(film.reading), most: 18_000 },
  { what: 'the things that notes mention', bytes: await largest(film.props), most: 12_000 },
  { what: 'each further character of the film', bytes: further, most: 6000 },
  { what: 'the style of a character without words of its own', bytes: style, most: 2_000 },
]
const count = { files: purchaseFiles.size, most: 35 }
console.log(
  `${String(count.files).padStart(8)} of ${String(count.most).padStart(7)} files  of the purchase, as it opens (goal 25)`,
)
for (const { what, bytes, most } of figures)
  console.log(`${String(bytes).padStart(8)} of ${String(most).padStart(7)} bytes  ${what}`)
if (count.files > count.most || figures.some(({ bytes, most }) => bytes > most))
  throw new Error('Over the budget')
const unloadable = await scriptsWithLookBehinds(dist)
if (unloadable.length > 0) throw new Error(`iOS 15 cannot load, for a look-behind: ${unloadable.join(', ')}`)

async function largest(lists: readonly string[][]) {
  return Math.max(...(await Promise.all(lists.map((files) => sum(files, '.gz')))))
}

function attribute(html: string, name: string) {
  const value = new RegExp(`${name}="([^"]+)"`).exec(html)?.[1]
  if (!value) throw new Error(`The page has no ${name}: build it first`)
  return value
}

async function sum(files: readonly string[], ending: '.gz' | '.br' | '') {
  const sizes = await Promise.all(
    [...new Set(files)].map(async (file) => (await stat(join(dist, file) + ending)).size),
  )
  return sizes.reduce((total, size) => total + size, 0)
}
