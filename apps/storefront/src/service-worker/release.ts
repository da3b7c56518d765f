/** What the worker is born with; the build fills it in (`scripts/installed/release.ts`). */
export interface ReleaseName {
  /** Names the content of the release: another one is another release. */
  id: string
  /** Where its list of files is: apart, so that a first visit does not carry it. */
  list: string
  locales: readonly string[]
}

/** What a release consists of, as far as it is kept. */
export interface Release {
  /** What a visitor gets kept after the first page, and who drafts an order besides: addresses of hashed files. */
  files: Record<Group, readonly string[]>
  /** The same, of one language. */
  texts: Record<string, Record<Group, readonly string[]>>
  /** Public pages, by their path. */
  pages: Record<Group, readonly string[]>
}

export type Group = 'shell' | 'draft'

/** File of a page, for a reader who has chosen the language. */
export const pageFile = (locale: string, path: string): string =>
  `/${locale}${path === '/' ? '' : path}/index.chosen.html`

/** File of what stands in for a page that is not to be had. */
export const offlineFile = (locale: string, kind: 'page' | 'payment'): string =>
  `/${locale}/offline/${kind}.html`

/** All that a group holds in one language. */
export function filesOf(release: Release, group: Group, locale: string): string[] {
  const pages = release.pages[group].map((path) => pageFile(locale, path))
  const offline =
    group === 'shell' ? (['page', 'payment'] as const).map((kind) => offlineFile(locale, kind)) : []
  // What stands in comes first: it is small, and helps even where the rest did not arrive.
  return [...offline, ...pages, ...(release.texts[locale]?.[group] ?? []), ...release.files[group]]
}
