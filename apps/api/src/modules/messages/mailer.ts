import type { Config } from '../../config.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  /** The same for every try of the same message. */
  messageId: string
}

export interface Mailer {
  /** Rejects when the mail server did not take it. */
  send(mail: Mail): Promise<void>
}

/** By SMTP; `undefined` where no mail server is configured, and then messages wait for staff. */
export function createMailer({
  smtpUrl,
  mailFrom,
}: Pick<Config, 'smtpUrl' | 'mailFrom'>): Mailer | undefined {
  if (smtpUrl === undefined) return undefined
  return {
    async send({ to, subject, text, messageId }) {
      // Loaded with the first letter: most processes never send one.
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({
        url: smtpUrl,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 20_000,
      })
      await transport.sendMail({ from: mailFrom, to, subject, text, messageId })
    },
  }
}

/** What may be kept of a failure: a mail server's own words can quote the address. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
