import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './support/app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const marks = {
  name: 'Zephyrine',
  email: 'zephyrine@example.com',
  phone: '5511911122233',
  text: 'marker-notes-text',
  password: 'marker-password',
}

test('what people send is in no log line and in no metric, whether it is taken, refused or fails', async () => {
  const browser = shop.browser()
  const contact = {
    fullName: marks.name,
    email: marks.email,
    subject: marks.text,
    message: `${marks.text} ${marks.name}`,
    locale: 'en',
  }
  const visit = { phoneNumber: marks.phone, ipAddress: null, userAgent: marks.text }
  await browser.post('/api/contact-messages', contact)
  await browser.post('/api/contact-messages', { ...contact, email: marks.text, [marks.name]: 1 })
  await browser.post('/api/user-access/register', visit)
  await browser.post('/api/admin/sessions', { email: marks.email, password: marks.password })
  await browser.get(`/api/catalog?locale=en&name=${marks.name}`)
  await browser.get(`/${marks.name}?token=${marks.text}`, {
    headers: { referer: `https://x/${marks.text}`, authorization: marks.password },
  })
  // The database rejects it with a message that would quote the row.
  const insert = shop.db.insertInto('contact_messages').values({
    id: marks.text,
    full_name: marks.name,
    email: marks.email,
    subject: '',
    message: '',
    locale: 'en',
  })
  await insert.execute().catch((error: unknown) => shop.ctx.logger.error({ err: error }, 'failed'))

  const logged = shop.logs() + (await shop.ctx.metrics.page()).text
  expect(logged).toContain('"route":"/api/contact-messages"')
  expect(logged).toContain('"code":"22P02"')
  const token = [...browser.cookies.values()].join(' ')
  for (const mark of [...Object.values(marks), token]) expect(logged).not.toContain(mark)
})

test('an unexpected error is logged once, with its request, and answered without a word of it', async () => {
  const broken = await createTestApp({ databaseUrl: shop.ctx.config.databaseUrl })
  broken.ctx.catalog.answer = () => {
    throw new TypeError('marker-of-the-fault')
  }
  const response = await broken.browser().get('/api/catalog?locale=en')
  await broken.close()
  const { requestId, ...rest } = response.json()
  expect([response.statusCode, rest]).toEqual([500, { code: 'internal', message: 'Something went wrong' }])
  const lines = broken
    .logs()
    .split('\n')
    .filter((line) => line.includes('marker-of-the-fault'))
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', requestId, err: { type: 'TypeError' } })
})
