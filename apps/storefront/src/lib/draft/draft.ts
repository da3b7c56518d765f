import type { PaymentMethod } from '@recadinho/contracts/catalog'
import type { Money } from '@recadinho/contracts/common'
import type { OrderStatus } from '@recadinho/contracts/orders'
import { emptyPersonalization, type Personalization } from '@recadinho/contracts/personalization'
import type { EditedScript } from '@recadinho/stage/edited-script'

/** §3, Order draft: what the buyer has selected and typed so far. Stored in the browser only. */
export interface Draft extends Personalization {
  /** The order's idempotency key: however often it is sent, one draft creates one order. */
  id: string
  selectedPackage: SelectedPackage | null
  selectedCharacters: SelectedCharacter[]
  /** ISO code of the country of the number's prefix; absent until one is selected. */
  whatsappCountry: string | null
  /** The buyer's edits to the script; `null` until the first one, because it is then drafted from the fields above. */
  script: EditedScript | null
  /** What the server has drafted last; read where it is used (`server-script.ts`). */
  serverScript?: unknown
  paymentMethod: PaymentMethod | null
  orderStatus: OrderStatus
  promoCode?: DraftPromoCode
}

export interface SelectedPackage {
  id: string
  price: Money
  charactersCount: number
}

export interface SelectedCharacter {
  id: string
}

export interface DraftPromoCode {
  code: string
  discountPercentage: number
}

/** A draft without any selection (§3, defaults). */
export function emptyDraft(id: string = newKey()): Draft {
  return {
    id,
    selectedPackage: null,
    selectedCharacters: [],
    ...emptyPersonalization,
    whatsappCountry: null,
    script: null,
    paymentMethod: null,
    orderStatus: 'pending',
  }
}

/**
 * A random UUID, also on pages without HTTPS, where `crypto.randomUUID` is absent. That of the draft `after` another one makes
 * its film go to the next place: brothers' films, ordered one after the other, differ (`venueOfSeed`).
 */
export function newKey(after = ''): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  if (after) bytes[3] = ((bytes[3] ?? 0) & 15) | ((Number.parseInt(after.charAt(6), 16) + 1) << 4)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
export const isUuid = (value: unknown): value is string => typeof value === 'string' && uuid.test(value)
