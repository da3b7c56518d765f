import { expect, test } from 'vitest'
import { createPasswords } from './passwords.ts'

const passwords = createPasswords()

test('a hash is argon2id in PHC form, with a salt of its own, and opens with its password only', async () => {
  const first = await passwords.hash('correct horse')
  const second = await passwords.hash('correct horse')
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(first).not.toBe(second)
  expect(await passwords.verify('correct horse', first)).toBe(true)
  expect(await passwords.verify('correct horsf', first)).toBe(false)
})

test('no account means no, whatever the password', async () => {
  expect(await passwords.verify('', undefined)).toBe(false)
})

test('accents match however they were typed', async () => {
  const hash = await passwords.hash('coração')
  expect(await passwords.verify('coração'.normalize('NFD'), hash)).toBe(true)
})

test('more than two at work and twenty waiting are turned away', async () => {
  const tries = Array.from({ length: 30 }, () => passwords.verify('x', undefined))
  const results = await Promise.allSettled(tries)
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused.map(({ reason }) => reason.code)).toEqual(Array.from({ length: 8 }, () => 'rate_limited'))
  expect(await passwords.verify('x', undefined)).toBe(false)
})
