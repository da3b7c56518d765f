import { expect, test } from 'vitest'
import { linkTokenFor, hashLinkToken, rememberOrder, tokenInCookie, tokenOpens } from './link-token.ts'

const id = (n: number) => `0197a1c0-0000-7000-8000-${String(n).padStart(12, '0')}`

test('O5.2: the secret is the same each time, differs by order and by key, and fits the contract', () => {
  const token = linkTokenFor('key', id(1))
  expect(token).toBe(linkTokenFor('key', id(1)))
  expect(token).not.toBe(linkTokenFor('key', id(2)))
  expect(token).not.toBe(linkTokenFor('other key', id(1)))
  expect(token).toMatch(/^[A-Za-z0-9_-]{22}$/)
})

test('O5.2: a link that was replaced has another secret each time', () => {
  const generations = [0, 1, 2].map((generation) => linkTokenFor('key', id(1), generation))
  expect(new Set(generations).size).toBe(3)
  expect(generations[0]).toBe(linkTokenFor('key', id(1)))
})

test('O5.3: only the right secret opens, and none once revoked', () => {
  const token = linkTokenFor('key', id(1))
  expect(tokenOpens(token, hashLinkToken(token))).toBe(true)
  expect(tokenOpens('x'.repeat(22), hashLinkToken(token))).toBe(false)
  expect(tokenOpens(undefined, hashLinkToken(''))).toBe(false)
  expect(tokenOpens(token, null)).toBe(false)
})

test('O5.3: a browser remembers its last eight orders, the newest first, each once', () => {
  let cookie: string | undefined
  for (let n = 1; n <= 10; n++) cookie = rememberOrder(cookie, id(n), linkTokenFor('key', id(n)))
  cookie = rememberOrder(cookie, id(10), linkTokenFor('key', id(10)))
  expect(cookie.split('~')).toHaveLength(8)
  expect(tokenInCookie(cookie, id(10))).toBe(linkTokenFor('key', id(10)))
  expect(tokenInCookie(cookie, id(3))).toBeDefined()
  expect(tokenInCookie(cookie, id(2))).toBeUndefined()
})

test('O5.3: a spoiled cookie is as good as none', () => {
  for (const cookie of ['', '~~', 'x.y', `${id(1)}.short`, '%%%', id(1)]) {
    expect(tokenInCookie(cookie, id(1))).toBeUndefined()
  }
})
