import type { Mail, Mailer } from '../../src/modules/messages/mailer.ts'

export interface TestMailer {
  mailer: Mailer
  /** What went out. */
  sent: Mail[]
  /** The next so many letters are refused, in words that quote the address. */
  refuse: (times: number) => void
}

/** A mail server that takes letters, or refuses them. */
export function createTestMailer(): TestMailer {
  const sent: Mail[] = []
  let refusals = 0
  return {
    sent,
    refuse(times) {
      refusals = times
    },
    mailer: {
      send(mail) {
        if (refusals > 0) {
          refusals -= 1
          return Promise.reject(Object.assign(new Error(`no such user: ${mail.to}`), { code: 'EENVELOPE' }))
        }
        sent.push(mail)
        return Promise.resolve()
      },
    },
  }
}
