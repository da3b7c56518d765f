import { expect, test } from 'vitest'
import { wrongFields } from '../features/contact-messages/validate-message.ts'
import { isEmail } from './is-email.ts'

const message = { fullName: 'Ana Lima', subject: 'A question', message: 'How long does it take?' }

test.each(['ana@example.com', "o'neil+video@mail.example.co.uk", 'a@b.c', 'ANA@EXAMPLE.COM', '1_%@x-y.br'])(
  '%s is accepted',
  (email) => {
    expect(isEmail(email)).toBe(true)
    expect(wrongFields({ ...message, email })).toEqual([])
  },
)

// The server refuses each of them, so the field reports them before submission.
test.each([
  'ana',
  'ana@example',
  'ana@example,com',
  'ana@example.com,',
  'joão@example.com',
  'ana@exámple.com',
  'ana..lima@example.com',
  '.ana@example.com',
  'ana.@example.com',
  'ana@-example.com',
  'ana@example..com',
  'ana lima@example.com',
  'ana@example.com\nBcc: b@example.com',
  `${'a'.repeat(250)}@example.com`,
])('%j is refused at the field', (email) => {
  expect(isEmail(email)).toBe(false)
  expect(wrongFields({ ...message, email })).toEqual(['email'])
})
