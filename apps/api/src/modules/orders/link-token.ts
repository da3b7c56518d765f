import { timingSafeEqual } from 'node:crypto'
import { linkToken, sha256 } from '../../ids.ts'

/** How many orders one browser's cookie remembers (O5.3). */
const remembered = 8

/**
 * The secret of an order's private link (O5.2). `generation` counts how often the link was replaced.
 */
export function linkTokenFor(secret: string, orderId: string, generation = 0): string {
  const subject = generation === 0 ? orderId : `${orderId}:${generation}`
  return linkToken(secret, `order-access:${subject}`)
}

export const hashLinkToken = (token: string): Buffer => sha256(token)

/** Compares in constant time; an order without a hash has had its links revoked. */
export function tokenOpens(token: string | undefined, storedHash: Buffer | null): boolean {
  if (token === undefined) return false
  const given = hashLinkToken(token)
  const stored = storedHash ?? Buffer.alloc(given.length)
  return timingSafeEqual(given, stored) && storedHash !== null
}

/** The cookie's value with this order first: `<id>.<token>` joined by `~`, newest first, at most eight. */
export function rememberOrder(cookie: string | undefined, orderId: string, token: string): string {
  const others = entries(cookie).filter(([id]) => id !== orderId)
  return [[orderId, token] as const, ...others]
    .slice(0, remembered)
    .map((pair) => pair.join('.'))
    .join('~')
}

/** The secret that the cookie holds for an order, if any. */
export const tokenInCookie = (cookie: string | undefined, orderId: string): string | undefined =>
  entries(cookie).find(([id]) => id === orderId)?.[1]

function entries(cookie = ''): (readonly [string, string])[] {
  return cookie.split('~').flatMap((entry) => {
    const match = /^([0-9a-f-]{36})\.([A-Za-z0-9_-]{22,64})$/.exec(entry)
    return match?.[1] && match[2] ? [[match[1], match[2]] as const] : []
  })
}
