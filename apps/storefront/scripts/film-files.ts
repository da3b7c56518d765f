import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@recadinho/i18n/locales'
import type { ClientBuild } from './client-build.ts'

const stage = '../../packages/stage/src'
const step = 'src/features/purchase/personalization-step.lazy.tsx'
const preview = 'src/features/purchase/preview/preview.lazy.tsx'
const editor = 'src/features/purchase/preview/script-side.lazy.tsx'

/** In the folders of the occasions, scenes and styles, but none. */
const helpers = new Set([
  'further',
  'all-styles.ts',
  'all-scenes.ts',
  'door.ts',
  'land.ts',
  'near.ts',
  'night.ts',
  'venues.ts',
])

export interface FilmFiles {
  /** For each language: what the purchase fetches for the preview, without its characters. */
  player: string[][]
  /** What each occasion adds: its set and its texts. */
  occasions: string[][]
  /** What each scene adds. */
  scenes: string[][]
  /** What a film adds once it has begun. */
  late: string[]
  /** What the things that notes mention add. */
  props: string[][]
  /** What reading the notes adds, in each language. */
  reading: string[][]
  /** What a style adds, for a character that has no words of its own. */
  styles: string[][]
  /** The script's editor, and the list of what becomes of the notes. */
  editor: string[]
  /** What each character adds as the only one: its drawing and its words. */
  first: string[][]
  /** What each character adds to each other one. */
  further: string[][]
}

/** The scripts that the purchase's preview fetches, as the film comes near. */
export function filmFiles(client: ClientBuild, root: string): FilmFiles {
  const before = new Set(client.scripts([...client.modules(['/_order', '/_order/purchase']), step]))
  const player = locales.map((locale) =>
    client
      .scripts([
        preview,
        `src/locales/${locale}/film.po`,
        `${stage}/script/texts-${locale}.ts`,
        // Each character's near sad news.
        `${stage}/script/styles/gentle.ts`,
      ])
      .filter((file) => !before.has(file)),
  )
  const known = new Set([...before, ...player.flat()])
  const more = (...modules: string[]) =>
    client.scripts(modules.map((module) => `${stage}/${module}`)).filter((file) => !known.has(file))
  const each = (folder: string) =>
    readdirSync(join(root, stage, folder))
      .filter((name) => !helpers.has(name))
      .map((name) => more(`${folder}/${name}`))
  const first = readdirSync(join(root, stage, 'characters'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => more(`characters/${name}`, `characters/texts/${name}`))
  const further = first.flatMap((one) =>
    first.filter((other) => other !== one).map((other) => other.filter((file) => !one.includes(file))),
  )
  const late = more('late-parts.ts')
  return {
    player,
    occasions: each('occasions'),
    scenes: each('scenes'),
    late,
    // What they share with the late parts is fetched once.
    props: locales.map((locale) =>
      more('props/props.ts', 'props/how-used.ts', `props/words-${locale}.ts`).filter(
        (file) => !late.includes(file),
      ),
    ),
    reading: ['english', 'portuguese'].map((language) => more(`script/reading/${language}.ts`)),
    styles: each('script/styles'),
    editor: client
      .scripts([editor])
      .filter((file) => player.every((files) => !files.includes(file)) && !before.has(file)),
    first,
    further,
  }
}
