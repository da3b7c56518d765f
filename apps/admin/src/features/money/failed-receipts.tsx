import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { FailedReceipt } from '@recadinho/contracts/money'
import { formatDateTime } from '@recadinho/i18n/dates'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { ReplayIcon } from '@recadinho/ui/icon'
import { Heading, Text } from '@recadinho/ui/text'
import { errorMessage } from '../../lib/error-message.ts'
import { rowLink } from '../../lib/use-list-keys.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { useResendReceipt } from './use-resend-receipt.ts'
import * as css from './inbox.css.ts'

/** Receipts that were tried in vain: each can be sent again. */
export function FailedReceipts({ receipts }: { receipts: readonly FailedReceipt[] }) {
  const { t } = useLingui()
  if (receipts.length === 0) return null
  return (
    <section aria-label={t`Receipts that were not sent`} className={css.part}>
      <Heading level={2} size="h4">
        <Plural value={receipts.length} one="# receipt was not sent" other="# receipts were not sent" />
      </Heading>
      <Text size="sm" tone="muted">
        <Trans>
          They were tried many times. Send them again once the mail server or the address is mended; none goes
          out twice.
        </Trans>
      </Text>
      <ul className={css.list}>
        {receipts.map((receipt) => (
          <FailedReceiptItem key={receipt.order.id} receipt={receipt} />
        ))}
      </ul>
    </section>
  )
}

function FailedReceiptItem({ receipt }: { receipt: FailedReceipt }) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  const resend = useResendReceipt(receipt, () => document.querySelector<HTMLElement>('#money')?.focus())
  const { order, failedAt, tries, error } = receipt
  const facts = [formatDateTime(failedAt, tag), tries > 1 && t`${tries} tries`, error]
  return (
    <li className={css.item}>
      <div className={css.event}>
        <div className={css.told}>
          <Link to="/admin/orders/$id" params={{ id: order.id }} className={css.order}>
            {order.number}
          </Link>
          {` · ${order.guardianName}`}
          <Text size="xs" tone="muted">
            {facts.filter(Boolean).join(' · ')}
          </Text>
        </div>
        <Button
          size="sm"
          variant="secondary"
          iconStart={<ReplayIcon size="sm" />}
          loading={resend.isPending}
          onClick={() => resend.mutate()}
          {...rowLink}
        >
          <Trans>Send again</Trans>
        </Button>
      </div>
      {resend.error && (
        <Callout tone="danger" role="alert" title={t`It was not sent again`}>
          {i18n._(errorMessage(resend.error))}
        </Callout>
      )}
    </li>
  )
}
