import { correctableFields, type CorrectableField, type Order } from '@recadinho/contracts/orders'
import { personalization } from '@recadinho/contracts/personalization'
import { canCorrect, canRecord } from '../orders/machine.ts'
import type { OrderWithParts } from '../orders/queries.ts'
import { linesOf } from '../orders/script-document.ts'
import { filmSeedOf, orderFields } from '../orders/view.ts'
import { countingPayment, paymentView } from '../payments/view.ts'
import { videoView } from '../videos/view.ts'

/** Who reads the order, and when. */
export interface Reading {
  madeHere: boolean
  now: Date
  /** For the video's URL. */
  linkSecret: string
  makesFilms: boolean
}

/** The order as its buyer sees it. */
export function orderView(row: OrderWithParts, { madeHere, now, linkSecret, makesFilms }: Reading): Order {
  const payment = countingPayment(row.payments)
  return {
    ...orderFields(row),
    script: row.script === null ? [] : linesOf(row.script, row),
    detailsVersion: row.details_version,
    corrections: correctable(row, madeHere),
    recording: recordingOf(row),
    paused: row.on_hold_since !== null,
    filmSeed: filmSeedOf(row.idempotency_key),
    film: filmOf(row),
    ...videoView(row, { now, linkSecret, makesFilms }),
    opensAt: row.opens_at === null ? null : new Date(row.opens_at).toISOString(),
    videoGated: row.video_gated,
    payment: payment === undefined ? null : paymentView(payment, now),
    serverTime: now.toISOString(),
  }
}

const recordingOf = (row: OrderWithParts): Order['recording'] => {
  if (canRecord(row)) return 'open'
  return row.has_parent_takes ? 'kept' : 'none'
}

/** F1.9: the newest film of an order in production, unless it could not be made or was withdrawn. */
function filmOf({ status, film }: Pick<OrderWithParts, 'status' | 'film'>): Order['film'] {
  if (status !== 'in_production' || film === null || film.ended) return null
  if (film.state === null) return { state: 'making', progress: film.progress }
  return { state: film.state === 'draft' ? 'review' : 'approved', progress: 100 }
}

/** O7.3: addresses can only be changed in the browser that placed the order, because links get forwarded. */
export function correctable(
  facts: Pick<OrderWithParts, 'status' | 'stage' | 'film_waits'>,
  madeHere: boolean,
): CorrectableField[] {
  if (!canCorrect(facts)) return []
  return correctableFields.filter(
    (field) => madeHere || field === 'script' || personalization[field].correctable === 'everywhere',
  )
}
