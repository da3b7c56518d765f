import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Asker } from '../audit/asker.ts'
import { changeAdvertising } from '../advertising/service.ts'
import { changeAffiliate } from '../affiliates/service.ts'
import { activateCharacter, changeCharacter, orderCharacters } from '../characters/service.ts'
import { changeCurrencyRate } from '../countries/rates.ts'
import { changeCountry } from '../countries/service.ts'
import { changeTemplate } from '../emails/templates/service.ts'
import { changeLandingSite } from '../landing-sites/service.ts'
import { changePackage } from '../packages/service.ts'
import { changePromoCode } from '../promo-codes/service.ts'
import { changeSettings } from '../settings/service.ts'
import { findEntry } from './queries.ts'
import { undoCommand, type UndoCommand } from './undo-command.ts'

/**
 * Reverts an entry's change with an edit of its own, which is logged like any other; rejected if a field was changed
 * since. A no-op if everything is back already.
 */
export async function undo(ctx: Context, id: string, by: Asker): Promise<void> {
  const entry = await findEntry(ctx.db, id)
  const command = entry && undoCommand(entry)
  if (!command) throw new AppError('not_found', 'There is nothing to undo in such an entry')
  await perform(ctx, command, { ...by, undoes: id })
}

async function perform(ctx: Context, command: UndoCommand, by: Asker): Promise<void> {
  switch (command.of) {
    case 'settings':
      return void (await changeSettings(ctx, command.edit, by))
    case 'advertising':
      return void (await changeAdvertising(ctx, command.edit, by))
    case 'message_template':
      return void (await changeTemplate(ctx, command, command.edit, by))
    case 'country':
      return void (await changeCountry(ctx, command.code, command.edit, by))
    case 'currency_rate':
      return changeCurrencyRate(ctx, command.currency, command.edit, by)
    case 'package':
      return void (await changePackage(ctx, command.id, command.edit, by))
    case 'promo_code':
      return void (await changePromoCode(ctx, command.code, command.edit, by))
    case 'affiliate':
      return void (await changeAffiliate(ctx, command.code, command.edit, by))
    case 'landing_site':
      return void (await changeLandingSite(ctx, command.key, command.edit, by))
    case 'character':
      return changeCharacter(ctx, command.id, command.edit, by)
    case 'activation':
      return activateCharacter(ctx, command.id, command.active, by)
    case 'character_order':
      return orderCharacters(ctx, command.order, by)
  }
}
