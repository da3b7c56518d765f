import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError } from '@recadinho/contracts/client'
import { isPromoRefusal, type PromoRefusal } from '@recadinho/contracts/promo-codes'
import { refusedFields } from '../../lib/api.ts'
import type { PhoneOrderValues } from './phone-order-values.ts'

/** The server's error for a field. */
export function refusedText(
  i18n: I18n,
  error: unknown,
  field: keyof PhoneOrderValues | 'script',
): string | undefined {
  const [about, text] = byCode(error) ?? []
  if (about === field && text) return i18n._(text)
  const path = `body/${field}`
  const refused = refusedFields(error).some((one) => one === path || one.startsWith(`${path}/`))
  return refused ? i18n._(msg`Check this field`) : undefined
}

/** Whether a field shows the error, so that the form does not have to. */
export const isAboutField = (error: unknown): boolean =>
  byCode(error) !== undefined || refusedFields(error).length > 0

/** The character the shop no longer offers. */
export function unavailableCharacter(error: unknown): string | undefined {
  const id = error instanceof ApiError ? error.body?.details?.['characterId'] : undefined
  return typeof id === 'string' ? id : undefined
}

function byCode(error: unknown): [keyof PhoneOrderValues, MessageDescriptor] | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.code === 'promo_code_invalid') return ['promoCode', promoText(error)]
  if (error.code === 'package_unavailable')
    return ['packageId', msg`This package isn't offered there anymore. Choose another one.`]
  if (error.code === 'character_unavailable')
    return ['characterIds', msg`This character isn't available anymore. Choose another one.`]
  return undefined
}

const promoTexts: Record<PromoRefusal, MessageDescriptor> = {
  unknown: msg`We don't recognize this code. Check the spelling.`,
  not_started: msg`This code isn't active yet.`,
  ended: msg`This code has expired.`,
  used_up: msg`This code has reached its usage limit.`,
  other_package: msg`This code is for a different package.`,
}

function promoText({ body }: ApiError): MessageDescriptor {
  const reason = body?.details?.['reason']
  return promoTexts[isPromoRefusal(reason) ? reason : 'unknown']
}
