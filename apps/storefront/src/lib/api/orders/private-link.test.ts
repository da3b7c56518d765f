import { expect, test } from 'vitest'
import { privateLink, tokenFromHash } from './private-link.ts'

const id = '01a1fc1c-25eb-7f5b-a42b-c0892eef7d5c'
const token = 'AbCdEfGhIjKlMnOpQrSt_-'

test('the secret of a private link stands in the fragment, and is read back from it', () => {
  const link = new URL(privateLink('https://example.com', id, token))
  expect(link.pathname + link.search).toBe(`/order-confirmation?order=${id}`)
  expect(tokenFromHash(link.hash)).toBe(token)
  expect(tokenFromHash(link.hash.slice(1))).toBe(token)
})

test.each(['', '#', '#token=', '#token=short', '#token=<script>', '#other=1'])(
  '%s holds no secret',
  (hash) => {
    expect(tokenFromHash(hash)).toBeUndefined()
  },
)
