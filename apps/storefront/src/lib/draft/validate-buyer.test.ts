import { expect, test } from 'vitest'
import { validateBuyer } from './validate-buyer.ts'

const issues = (guardianName: string, guardianEmail: string) => validateBuyer({ guardianName, guardianEmail })

test('a name and an e-mail are required', () => {
  expect(issues(' ', '')).toEqual({ guardianName: 'name_required', guardianEmail: 'email_required' })
  expect(issues('A', 'ana@example.com')).toEqual({ guardianName: 'name_too_short' })
  expect(issues('Ana\u0000', 'ana@example.com')).toEqual({ guardianName: 'unwritable' })
  expect(issues('\u2800\u2800', 'ana@example.com')).toEqual({ guardianName: 'name_required' })
  expect(issues('\u2068Ana\u2069', 'ana@example.com\u200b')).toEqual({})
})

test.each(['ana@example.com', 'ana.prado+pix@mail.example.com.br', "o'neil@example.ie"])(
  '%s can be sent to',
  (email) => {
    expect(issues('Ana Prado', ` ${email} `)).toEqual({})
  },
)

test.each([
  'ana',
  'ana@',
  '@example.com',
  'ana@example',
  'a b@example.com',
  'ana@exam ple.com',
  'ana@example..com',
])('%s cannot be sent to', (email) => {
  expect(issues('Ana Prado', email)).toEqual({ guardianEmail: 'email_invalid' })
})
