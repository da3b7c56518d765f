import { isLine } from '@recadinho/contracts/one-line'
import { useLingui } from '@lingui/react/macro'

const reasonMin = 3
/** The contract's limit. */
export const reasonMax = 500

/** As it is sent: one line, as the contract wants it. */
export function cleanReason(typed: string): string {
  const line = typed.replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()
  return isLine(line) ? line : line.replaceAll(/\p{Cf}/gu, '')
}

/** What is wrong with a reason, in words. */
export function useReasonError(typed: string): string | undefined {
  const { t } = useLingui()
  const { length } = cleanReason(typed)
  if (length < reasonMin) return t`Enter a reason (at least ${reasonMin} characters)`
  return length > reasonMax ? t`Use ${reasonMax} characters or fewer` : undefined
}
