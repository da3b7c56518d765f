import { Readable } from 'node:stream'
import type { Config } from '../../config.ts'

export interface Email {
  to: string
  /** The reply address; the sender by default. */
  replyTo?: string
  subject: string
  /** The same content as plain text and as HTML. */
  text: string
  html: string
  /** The same for every try of the same email. */
  messageId: string
}

export interface Sending {
  /** Aborts the connection. */
  signal: AbortSignal
  /**
   * Runs when the mail server has everything but the end of the email. If it rejects, the connection is aborted and the
   * mail server has nothing to deliver.
   */
  beforeEnd: () => Promise<void>
}

export interface Mailer {
  /** Rejects unless the mail server confirmed that it accepted the email. */
  send(email: Email, sending: Sending): Promise<void>
  /** Closes idle connections. */
  close(): void
}

/** Maximum connections to the mail server per process, equal to the emails that its lanes send at once. */
const maxConnections = 8

/** Sends by SMTP; `undefined` if no mail server is configured, and then emails wait (X5). */
export function createMailer({
  smtpUrl,
  mailFrom,
}: Pick<Config, 'smtpUrl' | 'mailFrom'>): Mailer | undefined {
  if (smtpUrl === undefined) return undefined
  let pool: ReturnType<typeof createPool> | undefined
  return {
    async send(email, sending) {
      const transport = await (pool ??= createPool(smtpUrl))
      // `sending` is for the plugin below, which reads it from nodemailer's options.
      const options = { from: mailFrom, ...email, signal: sending.signal, sending }
      await transport.sendMail(options)
    },
    close: () => void pool?.then((transport) => transport.close()),
  }
}

async function createPool(url: string) {
  // Loaded with the first email: most processes never send one.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
    pool: true,
    maxConnections,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    idleTimeout: 30_000,
  })
  transport.use('stream', (mail, done) => {
    const { sending } = mail.data as { sending?: Sending } // `send` put it there
    if (sending) mail.message.processFunc((message) => Readable.from(gated(message, sending)))
    done()
  })
  return transport
}

/**
 * Streams the message, and its end only after `beforeEnd`. A generator, read on demand: a buffering stream would reach
 * the end of a short message before the mail server has accepted the recipient.
 */
async function* gated(message: Readable, { beforeEnd }: Sending): AsyncGenerator {
  yield* message
  await beforeEnd()
}
