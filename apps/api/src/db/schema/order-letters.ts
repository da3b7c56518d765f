import type { Generated, GeneratedAlways } from 'kysely'

/** A letter about an order's private link. Its words are made when it is sent, so that no table holds the link's secret. */
export interface OrderLettersTable {
  id: GeneratedAlways<string>
  order_id: string
  /** `address_changed` tells the address before that another one is written to now. */
  kind: 'link' | 'address_changed'
  recipient: string
  /** `queued` where there is no mail server: staff see it on the timeline. */
  state: Generated<'queued' | 'sent' | 'failed'>
  tries: Generated<number>
  last_error: string | null
  created_at: Date
  handed_over_at: Date | null
  /** When its last try was in vain; nobody tries it again but staff. */
  failed_at: Date | null
  sent_at: Date | null
}
