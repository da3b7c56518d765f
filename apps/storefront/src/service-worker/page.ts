import { inTime } from './in-time.ts'
import { offlineFile, pageFile } from './release.ts'

export interface PageSource {
  path: string
  /** A private page: never stored. */
  private: boolean
  locale: string
  /** The network's response. */
  live: Promise<Response>
  /** Finds a stored file. */
  find: (address: string) => Promise<Response | undefined>
}

/**
 * Responds with the page from the network. If that fails or is slow: the stored page, otherwise the offline page. For
 * private pages the offline page says that paying needs a connection.
 */
export async function answerPage({
  path,
  private: isPrivate,
  locale,
  live,
  find,
}: PageSource): Promise<Response> {
  const kept = isPrivate ? undefined : await find(pageFile(locale, path))
  const answer = await (kept ? inTime(live) : live).catch(() => undefined)
  if (answer && answer.status < 500) return answer
  return (
    kept ?? answer ?? (await find(offlineFile(locale, isPrivate ? 'payment' : 'page'))) ?? Response.error()
  )
}

/** The language of a page, from its `html` tag. */
export function languageOf(html: string): string | undefined {
  return /<html[^>]*\slang="(\w+)/.exec(html.slice(0, 400))?.[1]
}
