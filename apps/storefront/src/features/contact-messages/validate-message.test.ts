import { expect, test } from 'vitest'
import { wrongFields, type MessageForm } from './validate-message.ts'

const form: MessageForm = {
  fullName: 'Ana',
  email: 'ana@example.com',
  subject: 'A name',
  message: 'The name is spelled otherwise.',
}

test('a complete message has no issue', () => {
  expect(wrongFields(form)).toEqual([])
})

test.each([
  [{ fullName: 'A' }, 'fullName'],
  [{ fullName: 'x'.repeat(101) }, 'fullName'],
  [{ fullName: 'A\nB' }, 'fullName'],
  [{ email: 'ana@example' }, 'email'],
  [{ email: 'ana example.com' }, 'email'],
  [{ subject: 'ab' }, 'subject'],
  [{ subject: 'x'.repeat(151) }, 'subject'],
  [{ message: 'too short' }, 'message'],
  [{ message: 'x'.repeat(4001) }, 'message'],
  [{ message: `long enough\u0000` }, 'message'],
] as const)('%o is refused', (change, field) => {
  expect(wrongFields({ ...form, ...change })).toEqual([field])
})

test.each([
  { fullName: 'Al' },
  { subject: 'abc' },
  { message: 'x'.repeat(10) },
  { message: 'x'.repeat(4000) },
])('the bounds themselves are accepted', (change) => {
  expect(wrongFields({ ...form, ...change })).toEqual([])
})
