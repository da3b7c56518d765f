import { ruleStops, type RuleStop } from '@recadinho/contracts/films'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { AppError } from '../../errors.ts'
import { eachRow } from '../../jobs/each-row.ts'
import { leftOutView } from '../admin-orders/left-out.ts'
import { findStaffParts } from '../admin-orders/queries.ts'
import { wantedFilm } from '../films/order-film.ts'
import { systemActor } from '../orders/actor.ts'
import { findOrder, findOrderRow, type OrderWithParts } from '../orders/queries.ts'
import { transactOnOrder } from '../orders/write.ts'
import { findSettings } from '../settings/queries.ts'
import { speechView, voiceBlock } from '../videos/film-voice.ts'
import { decideIn } from './decide.ts'
import { listDrafted } from './queries.ts'
import { findDraft, setStops, type RuleDraft } from './rule-queries.ts'

/** K7: approves and delivers each film of the desk that leaves nothing for a person to decide, if the owner wants it. */
export async function approveByRule(ctx: Context): Promise<void> {
  if (!(await findSettings(ctx.db)).approve_by_rule) return
  await eachRow(await listDrafted(ctx.db), ({ id }) => applyRule(ctx, id))
}

/** K7: in one transaction with what it has found, so that two processes approve a film once. */
async function applyRule(ctx: Context, orderId: string): Promise<void> {
  let draftId: string | undefined
  const approved = await transactOnOrder(ctx.db, async (tx) => {
    const now = ctx.clock.now()
    const order = await findOrder(tx, orderId)
    const draft = order && (await findDraft(tx, order, now))
    draftId = draft?.id
    if (order === undefined || draft === undefined) return false
    const stops = await stopsOf(ctx, tx, order, draft)
    if (stops.length > 0) {
      if (draft.rule_stops?.join() !== stops.join()) await setStops(tx, draft.id, stops)
      return false
    }
    const row = await findOrderRow(tx, orderId)
    // The owner may have switched it off since.
    if (row === undefined || !(await findSettings(tx)).approve_by_rule) return false
    const approval = {
      videoId: draft.id,
      decision: { by: 'by_rule', seconds: null, played: null },
      cause: { code: 'approved_by_rule' },
      afterSeconds: 0,
    } as const
    await decideIn(ctx, tx, row, { actor: systemActor, now }, approval)
    return true
  }).catch(async (error: unknown) => {
    // Not possible now, such as with a private link that was revoked: nothing was written.
    if (!(error instanceof AppError) || error.code !== 'illegal_transition' || draftId === undefined)
      throw error
    await setStops(ctx.db, draftId, ['undeliverable'])
    return false
  })
  if (approved) ctx.events.record('film_approved_by_rule', { orderId })
}

/** Why a person has to decide; empty if nobody has to. */
async function stopsOf(ctx: Context, tx: Tx, order: OrderWithParts, draft: RuleDraft): Promise<RuleStop[]> {
  const { lines } = await findStaffParts(tx, order.id)
  const newest = await wantedFilm(ctx, tx, order.id)
  const applies: Record<Exclude<RuleStop, 'undeliverable'>, boolean> = {
    called_back: draft.called_back_at !== null,
    claimed: Boolean(draft.claimed),
    on_hold: order.on_hold_since !== null,
    checks: draft.problems.length > 0,
    // Whatever the owner lets staff deliver.
    voice: voiceBlock(speechView(draft.speech, draft.draft_preset), false) !== null,
    unsaid_notes: leftOutView(order, lines).some(isOpen),
    correction: Boolean(draft.corrected),
    message: Boolean(draft.chatted) || Boolean(draft.contacted),
    problem: Boolean(draft.complained),
    money: order.payment_status !== 'confirmed',
    outdated: draft.making || newest?.hash.equals(draft.input_hash) !== true,
  }
  return ruleStops.filter((stop) => stop !== 'undeliverable' && applies[stop])
}

/** A part of the notes that the film does not say, unless it says it in other words or the buyer wants it so. */
const isOpen = ({ reason, choice }: ReturnType<typeof leftOutView>[number]) =>
  choice !== 'never' && reason !== 'covered' && reason !== 'removed'
