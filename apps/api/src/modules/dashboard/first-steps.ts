import type { FirstStep, FirstSteps } from '@recadinho/contracts/dashboard'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'

interface Facts {
  hidden: boolean
  prices: boolean
  characters: boolean
  second_factor: boolean
}

/** What is set up, derived from the shop's state; the second factor is the reader's own. */
export async function readFirstSteps(ctx: Context, staffId: string): Promise<FirstSteps> {
  const [{ settings, advertising }, facts] = await Promise.all([
    ctx.catalog.snapshot(),
    findFacts(ctx, staffId),
  ])
  const done: Record<FirstStep, boolean> = {
    prices: facts.prices,
    // Payment links need no keys and always exist.
    gateway: [...ctx.gateways.keys()].some(
      (name) => name !== 'links' && !settings.gateways_off.some((off) => off === name),
    ),
    mail: ctx.mailer !== undefined,
    whatsapp: ctx.whatsapp !== undefined,
    second_factor: facts.second_factor,
    characters: facts.characters,
    pixel: advertising.meta_pixel_id !== '' || advertising.tiktok_pixel_id !== '',
  }
  const steps = Object.entries(done) as [FirstStep, boolean][] // the record names exactly these
  return { steps: steps.map(([step, done]) => ({ step, done })), hidden: facts.hidden }
}

export const hideFirstSteps = ({ db, clock }: Context, staffId: string) =>
  db.updateTable('staff').set({ first_steps_hidden_at: clock.now() }).where('id', '=', staffId).execute()

/** Changes of prices and characters are in the audit log, whose rows are never deleted. */
async function findFacts({ db }: Context, staffId: string): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select first_steps_hidden_at is not null as hidden,
      exists (select from audit_log where action in ('package.changed', 'package.created')) as prices,
      exists (select from audit_log where action in ('character.created', 'character.changed')) as characters,
      exists (select from staff_totp t where t.staff_id = staff.id and t.confirmed_at is not null)
        or exists (select from staff_passkeys p where p.staff_id = staff.id) as second_factor
    from staff where id = ${staffId}`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('Who is signed in has an account')
  return facts
}
