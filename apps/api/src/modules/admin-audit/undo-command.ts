import { ChangeAffiliateBody } from '@recadinho/contracts/admin-affiliates'
import { ChangePromoCodeBody } from '@recadinho/contracts/admin-promo-codes'
import { ChangeAdvertisingBody } from '@recadinho/contracts/advertising'
import { ChangeSettingsBody } from '@recadinho/contracts/admin-settings'
import { ChangeCharacterBody, CharacterOrderBody } from '@recadinho/contracts/characters'
import type { Locale } from '@recadinho/contracts/common'
import { ChangeMessageTemplateBody, MessageTemplateParams } from '@recadinho/contracts/message-templates'
import type { TemplateId } from '@recadinho/contracts/message-texts'
import { fits } from '@recadinho/contracts/fits'
import { ChangeCountryBody, ChangeCurrencyRateBody } from '@recadinho/contracts/countries'
import { ChangeLandingSiteBody } from '@recadinho/contracts/landing-sites'
import { ChangePackageBody } from '@recadinho/contracts/packages'
import type { Static, TSchema } from 'typebox'

/** The command that reverts an entry's change: the same call that staff make, with values from the log. */
export type UndoCommand =
  | { of: 'settings'; edit: ChangeSettingsBody }
  | { of: 'advertising'; edit: ChangeAdvertisingBody }
  | { of: 'message_template'; id: TemplateId; locale: Locale; edit: ChangeMessageTemplateBody }
  | { of: 'country'; code: string; edit: ChangeCountryBody }
  | { of: 'currency_rate'; currency: string; edit: ChangeCurrencyRateBody }
  | { of: 'package'; id: string; edit: ChangePackageBody }
  | { of: 'promo_code'; code: string; edit: ChangePromoCodeBody }
  | { of: 'affiliate'; code: string; edit: ChangeAffiliateBody }
  | { of: 'landing_site'; key: string; edit: ChangeLandingSiteBody }
  | { of: 'character'; id: string; edit: ChangeCharacterBody }
  | { of: 'activation'; id: string; active: boolean }
  | { of: 'character_order'; order: CharacterOrderBody }

export interface UndoableEntry {
  action: string
  subject: string | null
  details: Record<string, unknown>
}

/** `undefined` if nothing can be reverted: the values are not stored, or are no longer valid. */
export function undoCommand({ action, subject, details }: UndoableEntry): UndoCommand | undefined {
  const id = subject?.split('/')[1] ?? ''
  switch (action) {
    case 'settings.changed': {
      const edit = fitting(ChangeSettingsBody, editBack(details))
      return edit && { of: 'settings', edit }
    }
    case 'advertising.changed': {
      const edit = fitting(ChangeAdvertisingBody, editBack(details))
      return edit && { of: 'advertising', edit }
    }
    case 'message_template.changed': {
      const [name, locale] = id.split('.')
      const params = fitting(MessageTemplateParams, { id: name, locale })
      const edit = fitting(ChangeMessageTemplateBody, editBack(details))
      return params && edit && { of: 'message_template', ...params, edit }
    }
    case 'country.changed': {
      const edit = fitting(ChangeCountryBody, editBack(details))
      return edit && { of: 'country', code: id, edit }
    }
    case 'currency_rate.changed': {
      const edit = fitting(ChangeCurrencyRateBody, editBack(details))
      return edit && { of: 'currency_rate', currency: id, edit }
    }
    case 'package.changed': {
      const edit = fitting(ChangePackageBody, editBack(details))
      return edit && { of: 'package', id, edit }
    }
    case 'promo_code.changed': {
      const edit = fitting(ChangePromoCodeBody, editBack(details))
      return edit && { of: 'promo_code', code: id, edit }
    }
    case 'affiliate.changed': {
      const edit = fitting(ChangeAffiliateBody, editBack(details))
      return edit && { of: 'affiliate', code: id, edit }
    }
    case 'landing_site.changed': {
      const edit = fitting(ChangeLandingSiteBody, editBack(details))
      return edit && { of: 'landing_site', key: id, edit }
    }
    case 'character.changed': {
      const edit = fitting(ChangeCharacterBody, editBack(details))
      return edit && { of: 'character', id, edit }
    }
    case 'character.activated':
    case 'character.deactivated':
      return { of: 'activation', id, active: action === 'character.deactivated' }
    case 'characters.reordered': {
      const { was, changes } = editBack(details)
      const order = { category: id, seen: was['order'], wanted: changes['order'] }
      const fits = fitting(CharacterOrderBody, order)
      return fits && { of: 'character_order', order: fits }
    }
    default:
      return undefined
  }
}

/** The reverse edit: the values after the change must still be the current ones. */
function editBack(details: Record<string, unknown>) {
  const edit: Record<'was' | 'changes', Record<string, unknown>> = { was: {}, changes: {} }
  for (const [field, change] of Object.entries(details)) {
    if (typeof change !== 'object' || change === null || !('was' in change) || !('now' in change)) continue
    edit.was[field] = change.now
    edit.changes[field] = change.was
  }
  return edit
}

const fitting = <T extends TSchema>(schema: T, value: unknown): Static<T> | undefined =>
  fits(schema, value) ? value : undefined
