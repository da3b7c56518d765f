import type { ShopHealth } from '@recadinho/contracts/dashboard'
import { fits } from '@recadinho/contracts/fits'
import { Type } from 'typebox'

/** The part of the renderer's answer to `GET /readyz` that is shown. */
const Readiness = Type.Object({
  goodAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  failing: Type.Union([
    Type.Object({ since: Type.String({ format: 'date-time' }), kind: Type.String() }),
    Type.Null(),
  ]),
})

/** The renderer runs next to the API, so a second is long. */
const patienceMs = 1000

/** Queries the renderer's state. No answer is a state, not an error. */
export async function readRenderer(address: string | undefined): Promise<ShopHealth['renderer']> {
  if (address === undefined) return null
  try {
    // 503 if the pages are stale: the body has the details.
    const response = await fetch(new URL('/readyz', address), { signal: AbortSignal.timeout(patienceMs) })
    const body: unknown = await response.json()
    if (!fits(Readiness, body)) return unreachable
    const { goodAt, failing } = body
    return { reachable: true, goodAt, failing: failing && { since: failing.since, kind: failing.kind } }
  } catch {
    return unreachable
  }
}

const unreachable = { reachable: false, goodAt: null, failing: null }
