/** What WhatsApp tells of a message, in the order in which it usually happens. */
export const statusNames = ['sent', 'delivered', 'read', 'failed'] as const
export type StatusName = (typeof statusNames)[number]

export interface Message {
  id: string
  /** `out`: from the shop. `in`: from the phone. */
  direction: 'out' | 'in'
  /** The buyer's number, digits only. */
  phone: string
  text: string
  /** Whether it was sent by a template. */
  template?: true
  /** Of the template's button. */
  button?: { label: string; link: string }
  /** What the shop gave to get back with each status. */
  callbackData?: string
  statuses: StatusName[]
  at: string
}

export interface Messages {
  add(message: Omit<Message, 'id' | 'at' | 'statuses'>): Message
  find(id: string): Message | undefined
  /** Whether the phone wrote within the last 24 hours: only then free words reach it. */
  isOpen(phone: string): boolean
  /** The newest first. */
  list(): readonly Message[]
}

/** The last messages, in memory. */
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

/** With or without the digit that some countries have before the number. */
const isSame = (one: string, other: string) =>
  one.slice(0, 4) === other.slice(0, 4) && one.slice(-8) === other.slice(-8)
