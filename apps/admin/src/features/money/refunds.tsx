import { useLingui } from '@lingui/react/macro'
import type { Dispute, Refund } from '@recadinho/contracts/money'
import { formatDateTime } from '@recadinho/i18n/dates'
import { formatMoney } from '@recadinho/i18n/money'
import { Text } from '@recadinho/ui/text'
import { useLocale } from '../../lib/use-locale.ts'
import { causeText } from '../../lib/causes.ts'
import { inOneLine } from '../../lib/in-one-line.ts'
import { actorLabels } from '../../lib/labels.ts'
import { DisputeStatePill, RefundStatePill } from './money-pills.tsx'
import * as css from './money.css.ts'

/** Refunds with author, reason and state. */
export function Refunds({ refunds }: { refunds: readonly Refund[] }) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  return (
    <ul aria-label={t`Refunds`} className={css.entries}>
      {refunds.map(({ id, state, amount, reason, cause, by, failureCode, createdAt, finishedAt }) => {
        const settled = finishedAt && formatDateTime(finishedAt, tag)
        const facts = [
          formatDateTime(createdAt, tag),
          by.type === 'staff' && by.name ? by.name : i18n._(actorLabels[by.type]),
          settled && state === 'succeeded' && t`completed ${settled}`,
          settled && state === 'failed' && t`failed ${settled}`,
          failureCode,
        ]
        return (
          <li key={id} className={css.entry}>
            <div className={css.line}>
              <div className={css.words}>
                <RefundStatePill state={state} />
                <Text as="span" size="sm">
                  {cause ? causeText(i18n, tag, { code: cause }) : reason}
                </Text>
              </div>
              <span className={css.amount}>{formatMoney(amount, tag)}</span>
            </div>
            <Text size="xs" tone="muted">
              {inOneLine(facts)}
            </Text>
          </li>
        )
      })}
    </ul>
  )
}

/** Disputes opened by payers. They are answered at the gateway. */
export function Disputes({ disputes }: { disputes: readonly Dispute[] }) {
  const { t } = useLingui()
  const { tag } = useLocale()
  return (
    <ul aria-label={t`Disputes`} className={css.entries}>
      {disputes.map(({ id, state, amount, reason, openedAt, closedAt }) => {
        const opened = formatDateTime(openedAt, tag)
        const closed = closedAt && formatDateTime(closedAt, tag)
        const facts = [t`opened ${opened}`, closed && t`decided ${closed}`]
        return (
          <li key={id} className={css.entry}>
            <div className={css.line}>
              <div className={css.words}>
                <DisputeStatePill state={state} />
                {reason && (
                  <Text as="span" size="sm" mono>
                    {reason}
                  </Text>
                )}
              </div>
              <span className={css.amount}>{formatMoney(amount, tag)}</span>
            </div>
            <Text size="xs" tone="muted">
              {inOneLine(facts)}
            </Text>
            {state === 'open' && (
              <Text size="sm">{t`Respond on the provider's site. It closes here automatically once the bank decides.`}</Text>
            )}
          </li>
        )
      })}
    </ul>
  )
}
