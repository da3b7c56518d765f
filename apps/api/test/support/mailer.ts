import type { Email, Mailer } from '../../src/modules/emails/mailer.ts'

export interface TestMailer {
  mailer: Mailer
  /** Sent emails. */
  sent: Email[]
  /** Rejects the next emails, of one kind or of any, with an error that quotes the address. */
  refuse: (times: number, kind?: string) => void
  /** The next email is accepted, but the connection breaks before the mail server confirms it. */
  breakOff: () => void
}

/** A mail server that accepts emails, or not. */
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
