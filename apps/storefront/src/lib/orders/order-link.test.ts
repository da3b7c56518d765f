import { expect, test } from 'vitest'
import { orderLink, tokenFromHash } from './order-link.ts'

const id = '01a1fc1c-25eb-7f5b-a42b-c0892eef7d5c'
const token = 'AbCdEfGhIjKlMnOpQrSt_-'

test('an order link names the language, and its token is in the fragment and read from it', () => {
  const link = new URL(orderLink('https://example.com', { id, locale: 'pt' }, token))
  expect(link.pathname + link.search).toBe(`/order-confirmation?order=${id}&lang=pt`)
  expect(tokenFromHash(link.hash)).toBe(token)
  expect(tokenFromHash(link.hash.slice(1))).toBe(token)
})

test.each(['', '#', '#token=', '#token=short', '#token=<script>', '#other=1'])(
  '%s holds no secret',
  (hash) => {
    expect(tokenFromHash(hash)).toBeUndefined()
  },
)
