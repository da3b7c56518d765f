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

/** An order's id, and the secret of its private link as its browser has it. */
export type HeldOrder = readonly [id: string, token: string]

/** The cookie's value with this order first: `<id>.<token>` joined by `~`, newest first, at most eight. */
export function rememberOrder(cookie: string | undefined, orderId: string, token: string): string {
  const others = ordersInCookie(cookie).filter(([id]) => id !== orderId)
  return [[orderId, token] as const, ...others]
    .slice(0, remembered)
    .map((pair) => pair.join('.'))
    .join('~')
}

/** The secret that the cookie holds for an order, if any. */
export const tokenInCookie = (cookie: string | undefined, orderId: string): string | undefined =>
  ordersInCookie(cookie).find(([id]) => id === orderId)?.[1]

/** What the cookie holds, newest first; nothing of it is proven. */
export function ordersInCookie(cookie = ''): HeldOrder[] {
  return cookie.split('~').flatMap((entry): HeldOrder[] => {
    const match = /^([0-9a-f-]{36})\.([A-Za-z0-9_-]{22,64})$/.exec(entry)
    return match?.[1] && match[2] ? [[match[1], match[2]]] : []
  })
}
