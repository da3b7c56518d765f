import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { CommissionLine } from '@recadinho/contracts/commissions'
import { formatDateTime } from '@recadinho/i18n/dates'
import { formatMoney } from '@recadinho/i18n/money'
import { StatusPill } from '@recadinho/ui/badge'
import { Button } from '@recadinho/ui/button'
import { CheckIcon, ClockIcon } from '@recadinho/ui/icon'
import { Text } from '@recadinho/ui/text'
import { inOneLine } from '../../lib/in-one-line.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { commissionKindLabels, commissionStateLabels } from './commission-labels.ts'
import * as css from './commissions.css.ts'

const tones = { pending: 'neutral', approved: 'info', paid: 'success' } as const

/** One line: commission earned by an order, or taken back. */
export function CommissionItem({ line, onApprove }: { line: CommissionLine; onApprove: () => void }) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  const { affiliate, order, kind, amount, currency, state, createdAt, approvesAt, blockedBy } = line
  const when = (instant: string) => formatDateTime(instant, tag)
  return (
    <li className={css.row}>
      <div className={css.rowText}>
        <div className={css.rowName}>
          <Link to="/admin/orders/$id" params={{ id: order.id }} className={css.link}>
            {order.number}
          </Link>
          <span className={css.amount}>{formatMoney({ amount, currency }, tag)}</span>
          <StatusPill
            tone={tones[state]}
            icon={state === 'pending' ? <ClockIcon size="sm" /> : <CheckIcon size="sm" />}
          >
            {i18n._(commissionStateLabels[state])}
          </StatusPill>
        </div>
        <Text size="sm" tone="muted">
          {inOneLine([affiliate.name, i18n._(commissionKindLabels[kind]), when(createdAt)])}
        </Text>
        {state === 'pending' && (
          <Text size="sm" tone="muted">
            {blockedBy === 'dispute' && t`It waits for the end of a dispute.`}
            {blockedBy === 'refund' && t`It waits for the end of a refund.`}
            {approvesAt !== null && t`It can be paid out from ${when(approvesAt)}.`}
          </Text>
        )}
      </div>
      {state === 'pending' && blockedBy === null && (
        <Button size="sm" variant="secondary" onClick={onApprove}>
          <Trans>Approve now…</Trans>
        </Button>
      )}
    </li>
  )
}
