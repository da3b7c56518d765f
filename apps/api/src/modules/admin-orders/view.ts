import { filmFailures } from '@recadinho/contracts/films'
import type {
  AdminOrder,
  AdminOrderRow,
  OrderAction,
  OrderClaim,
  OrderEvent,
} from '@recadinho/contracts/admin-orders'
import {
  canCancelRefunded,
  canChangeScript,
  canClaim,
  canHold,
  canRedo,
  canRelease,
  factsOf,
  legalStages,
  legalStatuses,
  type OrderFacts,
} from '../orders/machine.ts'
import { allNames } from '../orders/detail-columns.ts'
import type { OrderWithParts } from '../orders/queries.ts'
import { orderFields } from '../orders/view.ts'
import { paymentView } from '../payments/view.ts'
import type { ListedVideo } from '../videos/queries.ts'
import { adminVideoView } from '../videos/view.ts'
import { claimView, type Reader } from './claim-view.ts'
import { fieldsOfRow, type ListedOrder } from './list-columns.ts'
import { pageOf } from '../../paging.ts'
import { byVersionAndField, correctionView } from './corrections.ts'
import { leftOutView } from './left-out.ts'
import { scriptView } from './scripts.ts'
import { reasonOf } from './timeline-cause.ts'
import { timelineShown, type StaffParts, type TimelineRow } from './queries.ts'

export const rowView = (row: ListedOrder, reader: Reader): AdminOrderRow => ({
  id: row.id,
  ...fieldsOfRow(row),
  childName: allNames(row),
  packageTitle: row.package_title,
  onHold: row.on_hold_since !== null,
  onHoldSince: row.on_hold_since === null ? null : new Date(row.on_hold_since).toISOString(),
  total: { amount: row.total, currency: row.currency },
  claim: canClaim(row) ? claimView(row.claim, reader) : null,
  unseenCorrection: row.unseen_correction,
  version: row.version,
})

export function adminOrderView(
  row: OrderWithParts,
  {
    timeline,
    claim: claimed,
    characters,
    notes,
    corrections,
    videos,
    film,
    taken_by: takenBy,
    ...script
  }: StaffParts & { videos: readonly ListedVideo[] },
  reader: Reader,
): AdminOrder {
  const shown = pageOf(timeline, timelineShown)
  const facts = factsOf(row)
  const claim = canClaim(row) ? claimView(claimed, reader) : null
  const fields = orderFields(row)
  return {
    ...fields,
    characters: fields.characters.map(({ id, category, name, picture }) => {
      const now = characters.find((character) => character.id === id)
      return {
        id,
        category,
        name,
        picture,
        greetingStyle: now?.greeting_style ?? null,
        description: now?.description ?? null,
        rightsNote: now?.rights_note ?? '',
      }
    }),
    takenBy,
    hasParentTakes: row.has_parent_takes,
    detailsErasedAt: row.details_erased_at?.toISOString() ?? null,
    version: row.version,
    onHold:
      row.on_hold_since === null
        ? null
        : { reason: row.on_hold_reason ?? '', since: row.on_hold_since.toISOString() },
    claim,
    script: scriptView(script, row),
    leftOut: leftOutView(row, script.lines),
    corrections: corrections.toSorted(byVersionAndField).map(correctionView),
    notes: notes.map(({ id, text, author, at }) => ({ id, text, author, at: new Date(at).toISOString() })),
    payments: row.payments.map((payment) => paymentView(payment, reader.now)),
    videos: videos.map((video) => adminVideoView(video, reader.now)),
    film: row.status === 'in_production' ? unmadeView(film) : null,
    timeline: shown.items.map(eventView).reverse(),
    moreTimeline: shown.nextCursor,
    actions: actionsOf(facts, claim, { redo: canRedo(row), cancel: canCancelRefunded(row) }),
    nextStages: legalStages(facts),
    serverTime: reader.now.toISOString(),
  }
}

const unmadeView = (film: StaffParts['film']): AdminOrder['film'] =>
  film && {
    state: film.failed ? 'failed' : 'making',
    progress: film.progress,
    failure: filmFailures.find((failure) => film.problems.includes(failure)) ?? null,
  }

/** What staff can do with the order now. */
function actionsOf(
  facts: OrderFacts,
  claim: OrderClaim | null,
  { redo, cancel }: { redo: boolean; cancel: boolean },
): OrderAction[] {
  const legal = legalStatuses(facts, 'staff')
  const possible: Record<OrderAction, boolean> = {
    confirm_payment: legal.includes('in_production'),
    advance_stage: legalStages(facts).length > 0,
    complete: legal.includes('completed'),
    cancel: legal.includes('cancelled') || cancel,
    hold: canHold(facts),
    release: canRelease(facts),
    claim: canClaim(facts) && claim === null,
    take_over: claim !== null && !claim.mine,
    release_claim: claim?.mine === true,
    change_script: canChangeScript(facts),
    redo,
  }
  return (Object.keys(possible) as OrderAction[]).filter((action) => possible[action]) // the record names exactly these
}

export const eventView = (event: TimelineRow): OrderEvent => ({
  id: event.id,
  machine: event.machine,
  from: event.from_state,
  to: event.to_state,
  actor: { type: event.actor_type, name: event.actor_name },
  ...reasonOf(event),
  amount:
    event.amount === null || event.currency === null
      ? null
      : { amount: event.amount, currency: event.currency },
  at: new Date(event.created_at).toISOString(),
})
