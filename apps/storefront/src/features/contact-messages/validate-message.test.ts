import { expect, test } from 'vitest'
import { validateMessage, type MessageForm } from './validate-message.ts'

const form: MessageForm = {
  fullName: 'Ana',
  email: 'ana@example.com',
  subject: 'A name',
  message: 'The name is spelled otherwise.',
}

test('a complete message has no issue', () => {
  expect(validateMessage(form)).toEqual({})
})

test.each([
  [{ fullName: 'A' }, { fullName: 'name' }],
  [{ fullName: 'x'.repeat(101) }, { fullName: 'name' }],
  [{ fullName: 'A\nB' }, { fullName: 'name' }],
  [{ email: 'ana@example' }, { email: 'email' }],
  [{ email: 'ana example.com' }, { email: 'email' }],
  [{ subject: 'ab' }, { subject: 'subject' }],
  [{ subject: 'x'.repeat(151) }, { subject: 'subject' }],
  [{ message: 'too short' }, { message: 'message' }],
  [{ message: 'x'.repeat(4001) }, { message: 'message' }],
  [{ message: `long enough\u0000` }, { message: 'message' }],
] as const)('%o is refused', (change, issues) => {
  expect(validateMessage({ ...form, ...change })).toEqual(issues)
})

test.each([
  { fullName: 'Al' },
  { subject: 'abc' },
  { message: 'x'.repeat(10) },
  { message: 'x'.repeat(4000) },
])('the bounds themselves are accepted', (change) => {
  expect(validateMessage({ ...form, ...change })).toEqual({})
})
