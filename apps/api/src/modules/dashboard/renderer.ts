import type { ShopHealth } from '@recadinho/contracts/dashboard'
import { fits } from '@recadinho/contracts/fits'
import { Type } from 'typebox'

/** What the renderer answers to `GET /readyz`, as far as it is shown. */
const Readiness = Type.Object({
  goodAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  failing: Type.Union([
    Type.Object({ since: Type.String({ format: 'date-time' }), kind: Type.String() }),
    Type.Null(),
  ]),
})

/** It is beside the API, so a second is long. */
const patienceMs = 1000

/** Asks what draws the shop's pages how it does. One that does not answer is a standing, not a failure. */
export async function readRenderer(address: string | undefined): Promise<ShopHealth['renderer']> {
  if (address === undefined) return null
  try {
    // 503 where the pages are out of date: the body says the same, and more.
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
