import type { FindOrderBody } from '@recadinho/contracts/orders'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import {
  askForLink,
  failLetter,
  findLetter,
  finishLetter,
  noteFailedLetter,
  type Letter,
} from './letter-queries.ts'
import { letterText } from './letter-text.ts'
import { codeOf } from './mailer.ts'
import { orderLink } from './order-link.ts'

/** Letters with the link of one order, in this time. */
const atMost = 3
const perMs = 3_600_000

const pace = (ctx: Context) => {
  const now = ctx.clock.now()
  return { now, since: new Date(now.getTime() - perMs), atMost }
}

/** Sends the private link to the order's own address, for a reader who has shown that the order is theirs (L1). */
export async function mailLink(ctx: Context, orderId: string): Promise<void> {
  const asked = await askForLink(ctx.db, { orderId }, pace(ctx))
  if (!asked)
    throw new AppError('rate_limited', 'The link was sent several times already', {
      retryAfter: perMs / 1000,
    })
  ctx.receipts.wake()
}

/** The same for who lost the link. Nothing about the answer, nor its time, tells whether there is such an order (L2). */
export async function findOrderByMail(ctx: Context, { number, email }: FindOrderBody): Promise<void> {
  await askForLink(ctx.db, { number: orderNumber(number), email }, pace(ctx))
  ctx.receipts.wake()
}

/** `r 7k3m9q` as it is written: `R-7K3M9Q`. */
export function orderNumber(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  return `R-${letters.length > 6 ? letters.replace(/^R/, '') : letters}`
}

/** Writes and sends one letter. Runs again until it has worked; it goes out once. */
export async function sendLetter(ctx: Context, id: string): Promise<void> {
  const letter = await findLetter(ctx.db, id)
  if (letter === undefined) return
  // The address was changed or the link revoked meanwhile: the link of today is not for this reader.
  const stale = letter.kind === 'link' && !isCurrent(letter)
  if (stale) return noteFailedLetter(ctx.db, id, 'stale')
  const now = ctx.clock.now()
  if (!ctx.mailer) return finishLetter(ctx.db, { id, state: 'queued', now })
  try {
    await ctx.mailer.send(await write(ctx, letter))
  } catch (error) {
    await noteFailedLetter(ctx.db, id, codeOf(error))
    // A mail server's own words can quote the address, and the queue logs what failed.
    // oxlint-disable-next-line preserve-caught-error -- for that reason
    throw new Error(`A letter did not go out: ${codeOf(error)}`)
  }
  await finishLetter(ctx.db, { id, state: 'sent', now })
  ctx.events.record('letter_sent', { orderId: letter.order_id })
}

/** Nobody tries it again but staff, who see it (L4). */
export async function giveUpLetter(ctx: Context, id: string): Promise<void> {
  for (const orderId of await failLetter(ctx.db, id, ctx.clock.now()))
    ctx.events.record('letter_failed', { orderId })
}

const isCurrent = ({ recipient, guardian_email, access_token_hash }: Letter) =>
  access_token_hash !== null && recipient === guardian_email

async function write(ctx: Context, letter: Letter) {
  const { settings } = await ctx.catalog.snapshot()
  const text = letterText[letter.locale][letter.kind]({
    siteTitle: settings.site_title,
    number: letter.number,
    guardianName: letter.guardian_name,
    contact: `${ctx.config.publicOrigin}/contact`,
    link: orderLink(ctx, { id: letter.order_id, generation: letter.link_generation }),
  })
  const host = new URL(ctx.config.publicOrigin).hostname
  return { to: letter.recipient, messageId: `<letter-${letter.id}@${host}>`, ...text }
}
