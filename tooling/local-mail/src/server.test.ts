import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLocalMail, type LocalMail } from './server.ts'

const ports = { smtpPort: 24_305, pagePort: 24_306 }
let mail: LocalMail

beforeAll(async () => {
  mail = await startLocalMail(ports)
})
afterAll(() => mail.close())

test('a message sent over SMTP can be read, accents included, and its links followed', async () => {
  const transport = createTransport(mail.url)
  await transport.sendMail({
    from: 'shop@recadinho.test',
    to: 'ana@example.com',
    subject: 'Pedido R-7K3M9Q: já começamos',
    text: 'Olá <Ana>!\nhttps://shop.test/order-confirmation#token=abc',
  })
  expect(mail.list()[0]).toMatchObject({ to: 'ana@example.com', subject: 'Pedido R-7K3M9Q: já começamos' })
  const page = await (await fetch(`http://localhost:${ports.pagePort}/`)).text()
  expect(page).toContain('Olá &lt;Ana>!')
  expect(page).toContain('<a href="https://shop.test/order-confirmation#token=abc">')
  const listed = (await (await fetch(`http://localhost:${ports.pagePort}/messages`)).json()) as unknown[] // an array
  expect(listed).toHaveLength(1)
})

test('an answer is held before the recipient is taken, or after the message is there', async () => {
  const transport = createTransport(mail.url)
  const send = (subject: string) =>
    transport.sendMail({ from: 'shop@recadinho.test', to: 'ana@example.com', subject, text: 'Olá' })
  const isHere = (subject: string) => mail.list().some((one) => one.subject === subject)
  mail.hold('recipient')
  const early = send('early')
  await expect.poll(() => mail.held()).toBe(1)
  expect(isHere('early')).toBe(false)
  mail.release()
  await early
  expect(isHere('early')).toBe(true)
  mail.hold('end')
  const late = send('late')
  await expect.poll(() => mail.held()).toBe(1)
  expect(isHere('late')).toBe(true)
  mail.release()
  await late
})

test('production is refused', async () => {
  await expect(startLocalMail({ ...ports, nodeEnv: 'production' })).rejects.toThrow(
    /never runs in production/,
  )
})
