import { cleanLine, isLine } from '@recadinho/contracts/one-line'
import { useLingui } from '@lingui/react/macro'

const reasonMin = 3
/** The contract's limit. */
export const reasonMax = 500

/** The reason as sent: a single line, as the contract requires. */
export function cleanReason(typed: string): string {
  const line = cleanLine(typed.replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' '))
  return isLine(line) ? line : line.replaceAll(/\p{Cf}/gu, '')
}

/** The error text of a reason that the contract rejects. */
export function useReasonText(): (rule: string) => string {
  const { t } = useLingui()
  return (rule) =>
    rule === 'maxLength'
      ? t`Use ${reasonMax} characters or fewer`
      : t`Enter a reason (at least ${reasonMin} characters)`
}
