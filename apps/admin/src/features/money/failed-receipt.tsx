import { Trans, useLingui } from '@lingui/react/macro'
import type { FailedReceipt as Receipt } from '@recadinho/contracts/money'
import { formatDateTime } from '@recadinho/i18n/dates'
import { Button } from '@recadinho/ui/button'
import { Callout } from '@recadinho/ui/callout'
import { ReplayIcon } from '@recadinho/ui/icon'
import { errorMessage } from '../../lib/error-message.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { useResendReceipt } from './use-resend-receipt.ts'

/** On the order's page: its receipt did not go out, and what can be done. */
export function FailedReceipt({ receipt }: { receipt: Receipt }) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  const resend = useResendReceipt(receipt, () => document.querySelector<HTMLElement>('h1')?.focus())
  const facts = [formatDateTime(receipt.failedAt, tag), receipt.error].filter(Boolean).join(' · ')
  return (
    <>
      <Callout
        tone="warning"
        title={t`The receipt could not be sent`}
        action={
          <Button
            size="sm"
            variant="secondary"
            iconStart={<ReplayIcon size="sm" />}
            loading={resend.isPending}
            onClick={() => resend.mutate()}
          >
            <Trans>Send again</Trans>
          </Button>
        }
      >
        <p>
          <Trans>It was tried many times, and the buyer has no e-mail with the private link.</Trans>
        </p>
        <p>{facts}</p>
      </Callout>
      {resend.error && (
        <Callout tone="danger" role="alert" title={t`It was not sent again`}>
          {i18n._(errorMessage(resend.error))}
        </Callout>
      )}
    </>
  )
}
