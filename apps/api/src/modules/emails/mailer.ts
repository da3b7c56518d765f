import { Readable } from 'node:stream'
import type { Config } from '../../config.ts'

export interface Email {
  to: string
  /** Where an answer goes; to the sender unless told. */
  replyTo?: string
  subject: string
  /** The same words twice: for programs that show plain text, and as a page. */
  text: string
  html: string
  /** The same for every try of the same e-mail. */
  messageId: string
}

export interface Sending {
  /** Breaks the connection. */
  signal: AbortSignal
  /**
   * Runs once the mail server has everything but the end of the e-mail. Where it rejects, the connection is broken and
   * the mail server has nothing to deliver.
   */
  beforeEnd: () => Promise<void>
}

export interface Mailer {
  /** Rejects when the mail server did not say that it took the e-mail. */
  send(email: Email, sending: Sending): Promise<void>
  /** Ends idle connections. */
  close(): void
}

/** Connections to the mail server that one process has at most; as many e-mails as its lanes send at once. */
const maxConnections = 8

/** By SMTP; `undefined` where no mail server is configured, and then e-mails wait (X5). */
export function createMailer({
  smtpUrl,
  mailFrom,
}: Pick<Config, 'smtpUrl' | 'mailFrom'>): Mailer | undefined {
  if (smtpUrl === undefined) return undefined
  let pool: ReturnType<typeof createPool> | undefined
  return {
    async send(email, sending) {
      const transport = await (pool ??= createPool(smtpUrl))
      // `sending` is for the plugin below, which finds it beside nodemailer's own options.
      const options = { from: mailFrom, ...email, signal: sending.signal, sending }
      await transport.sendMail(options)
    },
    close: () => void pool?.then((transport) => transport.close()),
  }
}

async function createPool(url: string) {
  // Loaded with the first e-mail: most processes never send one.
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
 * Passes the message on, and its end only after `beforeEnd`. Read step by step, as the connection asks for it: a stream
 * that buffers would reach the end of a short message before the mail server has taken the recipient.
 */
async function* gated(message: Readable, { beforeEnd }: Sending): AsyncGenerator {
  yield* message
  await beforeEnd()
}
