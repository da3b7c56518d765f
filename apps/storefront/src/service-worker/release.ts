/** The worker's release, written by `scripts/installed/worker.ts`. */
export interface ReleaseName {
  /** A hash of the release's content. */
  id: string
  /** URL of the release's file list: a separate file, so that a first visit does not load it. */
  list: string
  /** Private pages by path, never stored: the offline page that stands in for each. */
  private: Readonly<Record<string, OfflineKind>>
  /** Paths of the pages on which an order is drafted. */
  drafts: readonly string[]
  locales: readonly string[]
}

/** The stored files of a release. */
export interface Release {
  /** URLs of the hashed files to store after the first page, and to add when an order is drafted. */
  files: Record<Group, readonly string[]>
  /** The same, per language. */
  texts: Record<string, Record<Group, readonly string[]>>
  /** Public pages, by path. */
  pages: Record<Group, readonly string[]>
}

export type Group = 'shell' | 'draft'

/** The file of a page for visitors who have selected the language. */
export const pageFile = (locale: string, path: string): string =>
  `/${locale}${path === '/' ? '' : path}/index.chosen.html`

/** An offline page: for pages that were not stored, for paying, and for an order. */
export const offlineKinds = ['page', 'payment', 'order'] as const
export type OfflineKind = (typeof offlineKinds)[number]

/** The file of an offline page. */
export const offlineFile = (locale: string, kind: OfflineKind): string => `/${locale}/offline/${kind}.html`

/** All files of a group in a language. */
export function filesOf(release: Release, group: Group, locale: string): string[] {
  const pages = release.pages[group].map((path) => pageFile(locale, path))
  const offline = group === 'shell' ? offlineKinds.map((kind) => offlineFile(locale, kind)) : []
  // The offline pages come first: they are small, and useful even if the rest fails to load.
  return [...offline, ...pages, ...(release.texts[locale]?.[group] ?? []), ...release.files[group]]
}
