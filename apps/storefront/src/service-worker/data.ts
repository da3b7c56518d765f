import { inTime } from './in-time.ts'
import { dataStore } from './stores.ts'

const keptAt = 'x-recadinho-kept'

/** Responds from the network, or from the store if the network fails or is slow. */
export async function answerData(
  request: Request,
  caches: CacheStorage,
  fetchLive: typeof fetch,
): Promise<Response> {
  const cache = await caches.open(dataStore)
  const kept = await cache.match(request, { ignoreVary: true })
  const live = fetchLive(request).then(async (response) => {
    if (response.ok) await cache.put(request, await stamped(response.clone()))
    return response
  })
  if (!kept) return live
  const answer = await inTime(live.catch(() => undefined))
  return answer && !isUnreachable(answer) ? answer : older(kept)
}

/** A proxy error because the API is down. An API that refuses says why, in JSON. */
const isUnreachable = ({ status, headers }: Response) =>
  status >= 502 && !(headers.get('content-type') ?? '').includes('json')

async function stamped(response: Response) {
  const headers = new Headers(response.headers)
  headers.set(keptAt, String(Date.now()))
  return new Response(await response.arrayBuffer(), { headers })
}

/** The stored response with its server time advanced by its age, so that ended offers are over (§7). */
async function older(kept: Response) {
  const since = Date.now() - Number(kept.headers.get(keptAt) ?? Date.now())
  const content: unknown = await kept.clone().json()
  if (typeof content !== 'object' || content === null || !('serverTime' in content)) return kept
  const then = Date.parse(String(content.serverTime))
  if (Number.isNaN(then)) return kept
  const serverTime = new Date(then + Math.max(since, 0)).toISOString()
  return Response.json({ ...content, serverTime }, { headers: { [keptAt]: kept.headers.get(keptAt) ?? '' } })
}
