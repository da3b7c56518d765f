/** Other sites whose pages may send events: origins by site key. */
export type Sites = ReadonlyMap<string, ReadonlySet<string>>

const wellFormed = /^[a-z0-9][a-z0-9_-]{0,39}=/

const entriesOf = (text: string) => text.split(';').flatMap((entry) => entry.trim() || [])

const originsOf = (entry: string) =>
  entry
    .slice(entry.indexOf('=') + 1)
    .split(',')
    .map((origin) => origin.trim())

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

/** `spring=https://spring.example,https://www.spring.example; blog=https://blog.example` */
export const embedSites = (text = ''): Sites =>
  new Map(entriesOf(text).map((entry) => [entry.slice(0, entry.indexOf('=')), new Set(originsOf(entry))]))

/** One line for each entry without a site key, or with an invalid origin. */
export const embedSiteFaults = ({ EMBED_SITES: text = '' }: { EMBED_SITES?: string }): string[] =>
  entriesOf(text)
    .filter((entry) => !wellFormed.test(entry) || !originsOf(entry).every(isOrigin))
    .map(
      (entry) =>
        `EMBED_SITES: "${entry}" must be a key, = and origins, such as spring=https://spring.example`,
    )
