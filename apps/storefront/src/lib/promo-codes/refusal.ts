import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError } from '@recadinho/contracts/client'
import { isPromoRefusal, type PromoRefusal } from '@recadinho/contracts/promo-codes'
import { formatDateTime } from '@recadinho/i18n/dates'
import { errorText } from '../api/error-text.ts'

/** Why a promo code was refused; `undefined` for any other error. */
export function promoRefusal(error: unknown): PromoRefusal | undefined {
  if (!(error instanceof ApiError) || error.code !== 'promo_code_invalid') return undefined
  const reason = error.body?.details?.['reason']
  return isPromoRefusal(reason) ? reason : 'unknown'
}

/** The text for a code that could not be applied, by reason. */
export function promoErrorText(i18n: I18n, error: unknown, tag: string): string {
  const reason = promoRefusal(error)
  if (reason === undefined) return errorText(i18n, error)
  const starts = error instanceof ApiError ? error.body?.details?.['startsAt'] : undefined
  if (reason === 'not_started' && typeof starts === 'string' && !Number.isNaN(Date.parse(starts))) {
    const when = formatDateTime(starts, tag)
    return i18n._(msg`This code isn't active yet. It's valid from ${when}.`)
  }
  return i18n._(texts[reason])
}

const texts: Record<PromoRefusal, MessageDescriptor> = {
  unknown: msg`We don't recognize this code. Check the spelling.`,
  not_started: msg`This code isn't active yet.`,
  ended: msg`This code has expired.`,
  used_up: msg`This code has reached its usage limit.`,
  other_package: msg`This code is for a different package.`,
}
