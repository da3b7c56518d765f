import { startLocalMail, type LocalMail } from '@recadinho/local-mail'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createMailer, type Mailer } from './mailer.ts'

let mail: LocalMail
let mailer: Mailer
beforeAll(async () => {
  mail = await startLocalMail({ smtpPort: 0, pagePort: 0 })
  const created = createMailer({ smtpUrl: mail.url, mailFrom: 'shop@recadinho.test' })
  if (created === undefined) throw new Error('There is no mailer without a mail server')
  mailer = created
})
afterEach(() => mail.release())
afterAll(async () => {
  mailer.close()
  await mail.close()
})

const send = (
  subject: string,
  beforeEnd: () => Promise<void> = () => Promise.resolve(),
  signal = new AbortController().signal,
) =>
  mailer.send(
    {
      to: 'ana@example.com',
      subject,
      text: 'Hello',
      html: '<p>Hello</p>',
      messageId: `<${subject}@recadinho.test>`,
    },
    { signal, beforeEnd },
  )

test('S1: the step before the end comes only once the mail server has taken the recipient', async () => {
  const happened: string[] = []
  mail.hold('recipient')
  const sent = send('held', async () => void happened.push('before the end'))
  await vi.waitFor(() => expect(mail.held()).toBe(1))
  happened.push('recipient taken')
  mail.release()
  await sent
  expect(happened).toEqual(['recipient taken', 'before the end'])
  const arrived = mail.list().map(({ subject, text, html }) => [subject, text.trim(), html.trim()])
  expect(arrived).toEqual([['held', 'Hello', '<p>Hello</p>']])
})

test('S1: where the step before the end fails, the mail server has nothing to deliver', async () => {
  const refused = send('refused', () => Promise.reject(new Error('The lease was lost')))
  await expect(refused).rejects.toThrow('The lease was lost')
  await send('next')
  expect(mail.list().map(({ subject }) => subject)).toEqual(['next', 'held'])
})

test('X3: a mail server that falls silent is left when the sender gives up, and has nothing to deliver', async () => {
  mail.hold('recipient')
  const patience = new AbortController()
  const sent = send('silent', undefined, patience.signal)
  await vi.waitFor(() => expect(mail.held()).toBe(1))
  patience.abort()
  await expect(sent).rejects.toThrow('aborted')
  mail.release()
  await send('answered')
  expect(mail.list().map(({ subject }) => subject)).toEqual(['answered', 'next', 'held'])
})
