import { Compile } from 'typebox/compile'
import { expect, test } from 'vitest'
import { Email } from './common.ts'
import { isEmail } from './email.ts'

const schema = Compile(Email)

test.each([
  'ana@example.com',
  "o'neil+video@mail.example.co.uk",
  'a@b.c',
  'ANA@EXAMPLE.COM',
  '1_%@x-y.br',
  'ana@3m.com',
  'ana@example.xn--p1ai',
  `${'a'.repeat(64)}@example.com`,
])('%s is accepted by form and server', (email) => {
  expect([isEmail(email), schema.Check(email)]).toEqual([true, true])
})

test.each([
  '',
  'ana',
  'ana@',
  '@example.com',
  'ana@example',
  'ana@localhost',
  'ana@[127.0.0.1]',
  'ana@127.0.0.1',
  '"ana lima"@example.com',
  'ana@example,com',
  'ana@example.com,',
  'joão@example.com',
  'ana@exámple.com',
  'ana..lima@example.com',
  '.ana@example.com',
  'ana.@example.com',
  'ana@-example.com',
  'ana@example..com',
  'ana@example.com.',
  'ana lima@example.com',
  'ana@b@example.com',
  'ana@example.com\nBcc: b@example.com',
  'ana\u200b@example.com',
  `${'a'.repeat(65)}@example.com`,
  `ana@${'a'.repeat(64)}.com`,
  `ana@${'a.'.repeat(130)}com`,
])('%j is refused by form and server', (email) => {
  expect([isEmail(email), schema.Check(email)]).toEqual([false, false])
})
