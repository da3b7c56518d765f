import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLocalMail, type LocalMail } from './server.ts'

const ports = { smtpPort: 24_305, pagePort: 24_306 }
const pageAddress = `http://localhost:${ports.pagePort}`
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
  const page = await (await fetch(`${pageAddress}/`)).text()
  expect(page).toContain('Olá &lt;Ana>!')
  expect(page).toContain('<a href="https://shop.test/order-confirmation#token=abc">')
  const listed = (await (await fetch(`${pageAddress}/messages`)).json()) as unknown[] // an array
  expect(listed).toHaveLength(1)
})

test('the page of a message is shown in a frame of its own that runs no script, its text beside it', async () => {
  const transport = createTransport(mail.url)
  const html =
    '<!doctype html><html><head><title>x</title></head><body><script>parent.hacked=1</script><p>Olá</p></body></html>'
  await transport.sendMail({
    from: 'shop@recadinho.test',
    to: 'ana@example.com',
    subject: 'both',
    text: 'Oi',
    html,
  })
  const [{ id } = { id: 0 }] = mail.list()
  const list = await (await fetch(`${pageAddress}/`)).text()
  expect(list).toContain(`src="/messages/${id}"`)
  expect(list).toContain('<pre>Oi')
  expect(list).not.toContain('parent.hacked')
  const page = await fetch(`${pageAddress}/messages/${id}`)
  expect(page.headers.get('content-security-policy')).toMatch(
    /^sandbox allow-popups[^;]*; default-src 'none';/,
  )
  expect(page.headers.get('content-security-policy')).not.toMatch(
    /allow-scripts|allow-same-origin|script-src/,
  )
  expect(await page.text()).toContain('<head><base target="_blank">')
  expect((await fetch(`${pageAddress}/messages/999999`)).status).toBe(404)
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

test.each([451, 550])('the next message is refused with %i, the one after it is taken', async (code) => {
  const transport = createTransport(mail.url)
  const send = () =>
    transport.sendMail({
      from: 'shop@recadinho.test',
      to: 'ana@example.com',
      subject: `${code}`,
      text: 'Olá',
    })
  mail.refuse(code)
  await expect(send()).rejects.toMatchObject({ responseCode: code })
  await send()
  expect(mail.list()[0]?.subject).toBe(String(code))
})

test('production is refused', async () => {
  await expect(startLocalMail({ ...ports, nodeEnv: 'production' })).rejects.toThrow(
    /never runs in production/,
  )
})
