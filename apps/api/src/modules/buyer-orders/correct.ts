import { correctableFields, type CorrectableField, type CorrectOrderBody } from '@recadinho/contracts/orders'
import {
  correctablePersonalization,
  type CorrectablePersonalization,
  otherChildrenText,
} from '@recadinho/contracts/personalization'
import { likenessText } from '@recadinho/stage/likeness'
import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { addressChangedEvent } from '../emails/address-changed.ts'
import { orderLinkEvent } from '../emails/order-link.ts'
import { emailLimits, requireRoom } from '../rate-limits/limits.ts'
import { transactOnOrder } from '../orders/write.ts'
import { linkTokenFor, hashLinkToken } from '../orders/link-token.ts'
import { columnOf, columnsOf } from '../orders/detail-columns.ts'
import { checkDetails } from '../orders/check-details.ts'
import { findDetails, writeCorrection, type Details } from './correction-queries.ts'
import { canCorrect } from '../orders/machine.ts'
import type { OwnOrder } from './owner.ts'
import { linesOf, scriptRequestOfOrder, textOf, unsaidOf } from '../orders/script-document.ts'
import { drafting, scriptAfter } from './corrected-script.ts'
import { searchTextOf } from '../orders/search-text.ts'
import { correctable } from './view.ts'

export interface Correction extends CorrectOrderBody {
  requestId: string
  /** The network of the buyer's request. */
  network: string
}

/** Corrects a buyer's order (O7) as it was read: a concurrent change, such as the start of production, wins. */
export async function correctOrder(ctx: Context, own: OwnOrder, correction: Correction): Promise<void> {
  const { id } = own.order
  await limitAddressChange(ctx, own, correction)
  const fields = await transactOnOrder(ctx.db, async (tx) => {
    const before = await findDetails(tx, id)
    if (before === undefined) throw new AppError('not_found', 'No such order')
    const entered = { ...before, ...rowOf(correction.changes, before) }
    // With other notes some choices lapse.
    const after = { ...entered, unsaid: unsaidOf(scriptRequestOfOrder(entered)) }
    const draft = drafting(tx, ctx.scriptWriter)
    const current = linesOf(before.script, before)
    const script = await scriptAfter({ before, after, current, given: correction.changes.script }, draft)
    const fields = correctableFields.filter((field) =>
      field === 'script' ? script.given : !isDeepStrictEqual(before[columnOf[field]], after[columnOf[field]]),
    )
    // A repetition of a correction that was made already (O7.4).
    if (fields.length === 0) return fields
    check(before, fields, own.madeHere, correction)
    const now = ctx.clock.now()
    checkDetails(
      {
        childName: after.child_name,
        guardianName: after.guardian_name,
        additionalNotes: after.additional_notes,
        useAIVoice: after.use_ai_voice,
        script: correction.changes.script,
        characterIds: after.characters.map(({ character_id }) => character_id),
        // An unchanged date may be in the past by now.
        occasionDate: fields.includes('occasionDate') ? after.occasion_date : null,
      },
      now,
      'body/changes',
    )
    const newAddress = fields.includes('guardianEmail')
    const generation = before.link_generation + (newAddress ? 1 : 0)
    await writeCorrection(tx, {
      details: after,
      searchText: searchTextOf(after),
      // A revoked link stays revoked.
      link:
        newAddress && before.link_token_hash !== null
          ? { generation, hash: hashLinkToken(linkTokenFor(ctx.config.linkSecret, id, generation)) }
          : null,
      script: script.lines,
      corrections: fields.map((field) =>
        field === 'script'
          ? { field, was: textOf(current, before), now: textOf(script.lines ?? [], after) }
          : { field, was: asText(field, before), now: asText(field, after) },
      ),
      outbox: [...(newAddress ? addressChangeEvents(before) : [])],
      requestId: correction.requestId,
      now,
    })
    return fields
  })
  if (fields.length === 0) return
  ctx.events.record('order_corrected', { orderId: id, count: fields.length })
}

/** O7.5: notifies the old address, and sends the new link to the new one. */
function addressChangeEvents({ id, details_version: before, guardian_email: oldAddress }: Details) {
  const detailsVersion = before + 1
  return [
    addressChangedEvent({ orderId: id, detailsVersion, oldAddress }),
    orderLinkEvent(id, `correction:${detailsVersion}`),
  ]
}

/** X7: each address change sends two emails, so changes are limited by order, address and network. */
async function limitAddressChange(ctx: Context, { order }: OwnOrder, { changes, network }: Correction) {
  const { guardianEmail } = changes
  if (guardianEmail === undefined || guardianEmail === order.guardian_email) return
  await requireRoom(ctx, [
    emailLimits.ofAddressChanges(order.id),
    emailLimits.ofAddress(guardianEmail),
    emailLimits.ofAddress(order.guardian_email),
    emailLimits.ofNetwork(network),
  ])
}

/** Checks who may correct what, and that the buyer saw the current version (O7.1 to O7.4). */
function check(
  before: Details,
  fields: readonly CorrectableField[],
  madeHere: boolean,
  { detailsVersion }: Correction,
) {
  if (!canCorrect(before)) {
    const { status, stage } = before
    throw new AppError('correction_closed', 'Production has begun', { status, stage })
  }
  const open = correctable(before, madeHere)
  const refused = fields.filter((field) => !open.includes(field))
  if (refused.length > 0)
    throw new AppError('forbidden', 'This can only be corrected in the browser that placed the order', {
      fields: refused,
    })
  if (before.details_version !== detailsVersion)
    throw new AppError('version_conflict', 'The details have changed in the meantime', {
      detailsVersion: before.details_version,
    })
}

/** The changed fields as columns. */
function rowOf(changes: Omit<Correction['changes'], 'script'>, before: Details): Partial<Details> {
  const changed = correctablePersonalization.filter((field) => changes[field] !== undefined)
  const columns: Partial<Details> = columnsOf(changed, changes)
  // Without a new hint, the old hint would describe the old name.
  const isStale =
    changes.nameHint === undefined && (columns.child_name ?? before.child_name) !== before.child_name
  return isStale ? { ...columns, name_hint: null } : columns
}

/** A detail as staff read it; choices about the notes are a line each. */
function asText(field: CorrectablePersonalization, details: Details): string | null {
  if (field === 'otherChildren') return otherChildrenText(details.other_children) || null
  if (field === 'unsaid')
    return (
      details.unsaid.map(({ text, choice }) => `${choice}: ${text.replaceAll(/\s+/g, ' ')}`).join('\n') ||
      null
    )
  if (field === 'likeness') return details.likeness && likenessText(details.likeness)
  const value = details[columnOf[field]]
  return value === null ? null : `${value}`
}
