import type { CorrectableField, CorrectOrderBody } from '@recadinho/contracts/orders'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { insertLetter } from '../messages/letter-queries.ts'
import { accessTokenFor, hashAccessToken } from './access.ts'
import { checkDetails } from './check-details.ts'
import { lockDetails, writeCorrection, type Details } from './correction-queries.ts'
import { canCorrect } from './machine.ts'
import type { OwnOrder } from './owner.ts'
import { writeScript } from '@recadinho/stage/script'
import { searchTextOf } from './search-text.ts'
import { correctable } from './view.ts'

export interface Correction extends CorrectOrderBody {
  requestId: string
}

/** Where each field is in the order's row. */
const columnOf = {
  childName: 'child_name',
  nameHint: 'name_hint',
  childAge: 'child_age',
  occasion: 'occasion',
  occasionDate: 'occasion_date',
  additionalNotes: 'additional_notes',
  whatsappNumber: 'whatsapp_number',
  guardianEmail: 'guardian_email',
} as const satisfies Record<CorrectableField, keyof Details>

/** What the spoken text is made of. */
const spoken = new Set<CorrectableField>(['childName', 'childAge', 'occasion', 'additionalNotes'])

/** A buyer mends their order (O7): under its lock, so that it never mixes with the start of production. */
export async function correctOrder(ctx: Context, own: OwnOrder, correction: Correction): Promise<void> {
  const catalog = await ctx.catalog.snapshot()
  const { id } = own.order
  const fields = await ctx.db.transaction().execute(async (tx) => {
    const before = await lockDetails(tx, id)
    if (before === undefined) throw new AppError('not_found', 'No such order')
    const after = { ...before, ...rowOf(correction.changes, before) }
    const fields = (Object.keys(columnOf) as CorrectableField[]).filter(
      (field) => before[columnOf[field]] !== after[columnOf[field]],
    ) // the record names exactly these
    // The same correction sent again has been made already (O7.4).
    if (fields.length === 0) return fields
    check(before, fields, own.madeHere, correction)
    const now = ctx.clock.now()
    checkDetails(
      {
        childName: after.child_name,
        guardianName: after.guardian_name,
        additionalNotes: after.additional_notes,
        useAIVoice: after.use_ai_voice,
        // A day that is kept may have passed meanwhile.
        occasionDate: fields.includes('occasionDate') ? after.occasion_date : null,
      },
      now,
      'body/changes',
    )
    const newAddress = fields.includes('guardianEmail')
    const generation = before.link_generation + (newAddress ? 1 : 0)
    await writeCorrection(tx, {
      id,
      details: after,
      searchText: searchTextOf({
        number: before.number,
        whatsappNumber: after.whatsapp_number,
        guardianName: before.guardian_name,
        childName: after.child_name,
      }),
      // A revoked link stays revoked.
      link:
        newAddress && before.access_token_hash !== null
          ? { generation, hash: hashAccessToken(accessTokenFor(ctx.config.linkSecret, id, generation)) }
          : null,
      script: fields.some((field) => spoken.has(field)) ? scriptOf(after, catalog.characters) : null,
      author: after.use_ai_voice ? 'writer' : 'buyer',
      fields,
      requestId: correction.requestId,
      now,
    })
    if (newAddress) {
      // O7.5: the old address hears that it is not written to any more, the new one gets the new link.
      await insertLetter(tx, { orderId: id, kind: 'address_changed', recipient: before.guardian_email, now })
      await insertLetter(tx, { orderId: id, kind: 'link', recipient: after.guardian_email, now })
    }
    return fields
  })
  if (fields.length === 0) return
  if (fields.includes('guardianEmail')) ctx.receipts.wake()
  ctx.events.record('order_corrected', { orderId: id, count: fields.length })
}

/** Who may correct what, and whether they looked at the order as it is (O7.1 to O7.4). */
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
    throw new AppError('forbidden', 'That is corrected in the browser that made the order', {
      fields: refused,
    })
  if (before.details_version !== detailsVersion)
    throw new AppError('version_conflict', 'The details have changed meanwhile', {
      detailsVersion: before.details_version,
    })
}

/** The named fields as columns; blanks around a line mean nothing, and a hint of blanks alone is none. */
function rowOf(changes: Correction['changes'], before: Details): Partial<Details> {
  const childName = changes.childName?.trim() ?? before.child_name
  const nameHint = changes.nameHint === undefined ? before.name_hint : changes.nameHint?.trim() || null
  // A hint that was not given anew told how the old name is spoken.
  const stale = childName !== before.child_name && changes.nameHint === undefined
  const columns = Object.entries(changes).map(([field, value]) => [
    columnOf[field as CorrectableField], // the contract names exactly these
    value,
  ])
  const named = Object.fromEntries(columns) as Partial<Details> // columns with the values that the contract checked
  return { ...named, child_name: childName, name_hint: stale ? null : nameHint }
}

/** The text to be spoken, drafted anew from the corrected details. */
function scriptOf(order: Details, known: readonly { id: string; greeting_style: string }[]): string {
  return writeScript({
    locale: order.locale,
    childName: order.child_name,
    childAge: order.child_age,
    occasion: order.occasion,
    notes: order.additional_notes,
    useAIVoice: order.use_ai_voice,
    characters: order.characters.map(({ character_id, name }) => ({
      name,
      greetingStyle: known.find(({ id }) => id === character_id)?.greeting_style ?? 'warm',
    })),
  })
}
