import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError } from '@recadinho/contracts/client'
import type { ConversionRefusal } from '@recadinho/contracts/speech'

const unusable = msg`The speech service sent nothing that can be used. Try again, or keep your take as it is.`
const notNow = msg`The speech service isn't responding. Try again in a moment.`

const labels: Record<ConversionRefusal, MessageDescriptor> = {
  names: msg`This line has a child's name, and the owner keeps names in the shop.`,
  budget: msg`The shop has paid for as many lines as it does in a day. Try again tomorrow, or keep your take as it is.`,
  recorded_over: msg`This line was recorded again in the meantime. The newest take is heard.`,
  no_voice: msg`The shop has no such voice for this language.`,
  rejected: msg`The speech service refused this take. Tell the shop's owner.`,
  garbled: unusable,
  silent: unusable,
  too_long: unusable,
  timeout: notNow,
  unreachable: notNow,
  busy: notNow,
  in_progress: msg`The speech service is saying this take already. Wait a moment.`,
}

/** Why a take was not said in the shop's voice; `undefined` for another error. */
export function conversionLabel(error: unknown): MessageDescriptor | undefined {
  const reason = error instanceof ApiError ? error.body?.details?.['reason'] : undefined
  return typeof reason === 'string' && reason in labels ? labels[reason as ConversionRefusal] : undefined // one of its keys
}
