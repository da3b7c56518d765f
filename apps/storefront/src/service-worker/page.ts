import { offlineFile, pageFile } from './release.ts'

/** How long a stored page waits for the network, in milliseconds. */
const patience = 4000

export interface PageSource {
  path: string
  /** One buyer's own: never stored. */
  private: boolean
  locale: string
  /** From the network. */
  live: Promise<Response>
  /** A stored file. */
  find: (address: string) => Promise<Response | undefined>
}

/**
 * The page from the network; when it fails or is slow, the stored page, otherwise the offline page. A buyer's own says that
 * paying needs a connection.
 */
export async function answerPage({
  path,
  private: isPrivate,
  locale,
  live,
  find,
}: PageSource): Promise<Response> {
  const kept = isPrivate ? undefined : await find(pageFile(locale, path))
  const inTime = kept ? Promise.race([live, after(patience)]) : live
  const answer = await inTime.catch(() => undefined)
  if (answer && answer.status < 500) return answer
  return (
    kept ?? answer ?? (await find(offlineFile(locale, isPrivate ? 'payment' : 'page'))) ?? Response.error()
  )
}

/** The language of a page, from its first tag. */
export function languageOf(html: string): string | undefined {
  return /<html[^>]*\slang="(\w+)/.exec(html.slice(0, 400))?.[1]
}

const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds))
