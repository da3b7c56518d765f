/** The worker's release (`scripts/installed/worker.ts` writes it). */
export interface ReleaseName {
  /** Identifies the content of the release: another content is another release. */
  id: string
  /** The address of its list of files: a separate file, so that a first visit does not load it. */
  list: string
  /** The pages that are one buyer's own, by their path: never stored. */
  private: readonly string[]
  /** Those on which an order is drafted. */
  drafts: readonly string[]
  locales: readonly string[]
}

/** The stored files of a release. */
export interface Release {
  /** The files stored after the first page, and the ones added when an order is drafted: addresses of hashed files. */
  files: Record<Group, readonly string[]>
  /** The same, for one language. */
  texts: Record<string, Record<Group, readonly string[]>>
  /** Public pages, by their path. */
  pages: Record<Group, readonly string[]>
}

export type Group = 'shell' | 'draft'

/** The file of a page, for a reader who has selected the language. */
export const pageFile = (locale: string, path: string): string =>
  `/${locale}${path === '/' ? '' : path}/index.chosen.html`

/** The file of an offline page. */
export const offlineFile = (locale: string, kind: 'page' | 'payment'): string =>
  `/${locale}/offline/${kind}.html`

/** All files of a group in one language. */
export function filesOf(release: Release, group: Group, locale: string): string[] {
  const pages = release.pages[group].map((path) => pageFile(locale, path))
  const offline =
    group === 'shell' ? (['page', 'payment'] as const).map((kind) => offlineFile(locale, kind)) : []
  // The offline pages come first: they are small, and help even when the rest did not load.
  return [...offline, ...pages, ...(release.texts[locale]?.[group] ?? []), ...release.files[group]]
}
