import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './support/app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const message = {
  fullName: 'Ana Lima',
  email: 'ana@example.com',
  subject: 'A question',
  message: 'Line one.\nLine two.',
  locale: 'pt',
}
const send = (change: object = {}) => shop.browser().post('/api/contact-messages', { ...message, ...change })

test('a message is stored as written', async () => {
  const response = await send({ message: 'Olá! 👋🏽\n\tThanks — “really”.' })
  expect(response.statusCode).toBe(201)
  const row = await shop.db
    .selectFrom('contact_messages')
    .selectAll()
    .where('id', '=', response.json().id)
    .executeTakeFirst()
  expect(row).toMatchObject({
    full_name: 'Ana Lima',
    email: 'ana@example.com',
    message: 'Olá! 👋🏽\n\tThanks — “really”.',
    locale: 'pt',
  })
})

test.each([
  ['a name of one letter', { fullName: 'A' }, 'body/fullName'],
  ['a name of 101 letters', { fullName: 'x'.repeat(101) }, 'body/fullName'],
  ['no e-mail', { email: 'ana' }, 'body/email'],
  ['an e-mail with a header in it', { email: 'ana@example.com\nBcc: x@y.z' }, 'body/email'],
  ['a subject of 2 letters', { subject: 'Hi' }, 'body/subject'],
  ['a subject of two lines', { subject: 'Hello\nthere' }, 'body/subject'],
  ['a message of 9 letters', { message: 'Too short' }, 'body/message'],
  ['a message of 4001 letters', { message: 'x'.repeat(4001) }, 'body/message'],
  ['a name of blanks', { fullName: '   ' }, 'body/fullName'],
  ['a subject of blanks', { subject: ' \u00a0 ' }, 'body/subject'],
  ['a message of blanks', { message: ' \n \t\n'.repeat(700) }, 'body/message'],
  ['NUL', { message: 'A message\u0000 with NUL' }, 'body/message'],
  ['a lone surrogate', { message: 'A message \ud800 cut' }, 'body/message'],
])('%s is refused, naming the field', async (_, change, path) => {
  const response = await send(change)
  expect([response.statusCode, response.json().code]).toEqual([400, 'validation_failed'])
  expect(response.json().details.issues[0].path).toBe(path)
})
