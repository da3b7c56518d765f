import { inTime } from './in-time.ts'
import { offlineFile, pageFile, type OfflineKind } from './release.ts'

export interface PageSource {
  path: string
  /** The offline page of a private page, which is never stored. */
  private: OfflineKind | undefined
  locale: string
  /** The network's response. */
  live: Promise<Response>
  /** Finds a stored file. */
  find: (address: string) => Promise<Response | undefined>
}

/**
 * Responds with the page from the network. If that fails or is slow: the stored page, otherwise the offline page. For
 * private pages the offline page says that paying needs a connection, or that the order is safe.
 */
export async function answerPage({
  path,
  private: offline,
  locale,
  live,
  find,
}: PageSource): Promise<Response> {
  const kept = offline ? undefined : await find(pageFile(locale, path))
  const answer = await (kept ? inTime(live) : live).catch(() => undefined)
  if (answer && answer.status < 500) return answer
  return kept ?? answer ?? (await find(offlineFile(locale, offline ?? 'page'))) ?? Response.error()
}

/** The language of a page, from its `html` tag. */
export function languageOf(html: string): string | undefined {
  return /<html[^>]*\slang="(\w+)/.exec(html.slice(0, 400))?.[1]
}
