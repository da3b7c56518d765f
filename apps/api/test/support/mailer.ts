import type { Email, Mailer } from '../../src/modules/emails/mailer.ts'

export interface TestMailer {
  mailer: Mailer
  /** What went out. */
  sent: Email[]
  /** The next so many e-mails, of one kind or of any, are refused in words that quote the address. */
  refuse: (times: number, kind?: string) => void
  /** The next e-mail is taken, and the connection breaks before the mail server says so. */
  breakOff: () => void
}

/** A mail server that takes e-mails, or does not. */
export function createTestMailer(): TestMailer {
  const sent: Email[] = []
  let refusals = { left: 0, kind: '' }
  let breaks = false
  return {
    sent,
    refuse(left, kind = '') {
      refusals = { left, kind }
    },
    breakOff() {
      breaks = true
    },
    mailer: {
      async send(email, { beforeEnd }) {
        if (refusals.left > 0 && email.messageId.startsWith(`<${refusals.kind}`)) {
          refusals.left -= 1
          const refusal = { code: 'EENVELOPE', responseCode: 550 }
          throw Object.assign(new Error(`no such user: ${email.to}`), refusal)
        }
        await beforeEnd()
        sent.push(email)
        if (!breaks) return
        breaks = false
        throw Object.assign(new Error('the connection broke'), { code: 'ECONNECTION' })
      },
      close: () => undefined,
    },
  }
}
