export interface Mail {
  id: number
  from: string
  to: string
  subject: string
  text: string
  html: string
  receivedAt: string
}

export interface Mailbox {
  add(mail: Omit<Mail, 'id' | 'receivedAt'>): void
  /** Newest first. */
  list: () => Mail[]
}

/** Keeps the most recent messages in memory. */
export function createMailbox(kept = 500): Mailbox {
  const mails: Mail[] = []
  let lastId = 0
  return {
    add(mail) {
      mails.unshift({ ...mail, id: ++lastId, receivedAt: new Date().toISOString() })
      mails.length = Math.min(mails.length, kept)
    },
    list: () => mails,
  }
}
