import type { Locale } from '@recadinho/contracts/common'
import { fillTemplate } from '@recadinho/contracts/message-texts'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../db/client.ts'
import { textsOf } from '../emails/templates/texts.ts'

/** C5: the answer to STOP or START. */
export async function wishAnswer(
  ctx: Context,
  tx: Tx,
  { locale, optedIn }: { locale: Locale; optedIn: boolean },
): Promise<string> {
  const [{ text }, { settings }] = [
    await textsOf(ctx, tx, optedIn ? 'opted_in' : 'opted_out', locale),
    await ctx.catalog.snapshot(),
  ]
  return fillTemplate(text, { siteTitle: settings.site_title })
}

/** The first text that staff send from their own phone; it says nothing about the child. */
export async function greeting(
  ctx: Context,
  db: Db,
  { locale, number }: { locale: Locale; number: string },
): Promise<string> {
  const [{ text }, { settings }] = await Promise.all([
    textsOf(ctx, db, 'greeting', locale),
    ctx.catalog.snapshot(),
  ])
  return fillTemplate(text, { siteTitle: settings.site_title, number })
}
