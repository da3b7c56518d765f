import { expect, it } from 'vitest'
import { returnPath } from './return-path.ts'

it.each([
  ['/admin', '/admin'],
  ['/admin?status=pending', '/admin?status=pending'],
  ['/admin/orders/1', '/admin/orders/1'],
  ['/admin/sign-in?to=x', '/admin'],
  ['//evil.example/admin', '/admin'],
  ['https://evil.example/admin', '/admin'],
  ['/administrator', '/admin'],
  [undefined, '/admin'],
  [7, '/admin'],
])('sends %s to %s', (wanted, expected) => {
  expect(returnPath(wanted)).toBe(expected)
})
