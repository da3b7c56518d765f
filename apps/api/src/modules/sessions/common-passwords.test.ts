import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

const own = ['ana.souza@example.com', 'ana.souza', 'Ana Souza', 'Recadinho']

test.each([
  ['a password of the list', '1qaz2wsx3edc'],
  ['one in capitals', 'JustinBieber'],
  ['one with a year behind it', 'baseball2026!'],
  ['one with signs around it', '!!!superman###'],
  ['one twice', 'passwordpassword'],
  ['one twice and a half', 'sunshinesunshinesun'],
  ['one character', 'aaaaaaaaaaaa'],
  ['a few characters again and again', 'xyz9xyz9xyz9xyz9'],
  ['all digits in order', '123456789012'],
  ['letters backwards', 'zyxwvutsrqpo'],
  ['the e-mail', 'Ana.Souza@example.com'],
  ['the mailbox with a number', 'ana.souza1984'],
  ['the name', 'ana souza 2026'],
  ['the shop', 'recadinho2026!'],
])('%s is refused', async (_, password) => {
  expect(await isCommonPassword(password, own)).toBe(true)
})

test.each(['correct horse battery', 'vO3$kq!8fZ2p', 'três pipas no quintal', '934-118-207-556'])(
  '%s is taken',
  async (password) => {
    expect(await isCommonPassword(password, own)).toBe(false)
  },
)
