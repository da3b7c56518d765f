/** The statuses that WhatsApp reports, in their usual order. */
export const statusNames = ['sent', 'delivered', 'read', 'failed'] as const
export type StatusName = (typeof statusNames)[number]

export interface Message {
  id: string
  /** `out`: from the shop. `in`: from the phone. */
  direction: 'out' | 'in'
  /** The buyer's number, digits only. */
  phone: string
  text: string
  /** Whether a template was used. */
  template?: true
  /** The template's button. */
  button?: { label: string; link: string }
  /** Sent by the shop and returned with each status. */
  callbackData?: string
  statuses: StatusName[]
  at: string
}

export interface Messages {
  add(message: Omit<Message, 'id' | 'at' | 'statuses'>): Message
  find(id: string): Message | undefined
  /** Whether the phone wrote within the last 24 hours; free-form text reaches it only then. */
  isOpen(phone: string): boolean
  /** Newest first. */
  list(): readonly Message[]
}

/** Keeps the most recent messages in memory. */
export function createMessages(kept = 500): Messages {
  const messages: Message[] = []
  let last = 0
  return {
    add(given) {
      const id = `wamid.${Buffer.from(`local ${++last}`).toString('base64url')}`
      const message = { ...given, id, statuses: [], at: new Date().toISOString() }
      messages.unshift(message)
      messages.length = Math.min(messages.length, kept)
      return message
    },
    find: (id) => messages.find((message) => message.id === id),
    isOpen: (phone) =>
      messages.some(
        ({ direction, phone: from, at }) =>
          direction === 'in' && isSame(from, phone) && Date.now() - Date.parse(at) < 24 * 3_600_000,
      ),
    list: () => messages,
  }
}

/** Some countries' numbers have an extra digit after the area code; compare without it. */
const isSame = (one: string, other: string) =>
  one.slice(0, 4) === other.slice(0, 4) && one.slice(-8) === other.slice(-8)
