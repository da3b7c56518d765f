import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { Payout } from '@recadinho/contracts/commissions'
import { formatDateTime } from '@recadinho/i18n/dates'
import { formatMoney } from '@recadinho/i18n/money'
import { Button } from '@recadinho/ui/button'
import { DownloadIcon } from '@recadinho/ui/icon'
import { Text } from '@recadinho/ui/text'
import { ErrorCallout } from '../../components/error-callout.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { rowProblem } from '../../components/list.css.ts'
import { downloadFile } from '../../lib/download.ts'
import { inOneLine } from '../../lib/in-one-line.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import * as css from './commissions.css.ts'

/** A payout with its file and its lines. */
export function PayoutItem({ payout }: { payout: Payout }) {
  const { t } = useLingui()
  const { tag } = useLocale()
  const { api } = useAdmin()
  const { id, at, by, amount, currency, affiliates } = payout
  const download = useMutation({
    mutationFn: () => api.call('getPayoutCsv', { params: { id } }),
    onSuccess: ({ csv }) =>
      downloadFile(`payout-${id}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' })),
  })
  const paid = plural(affiliates, { one: '# affiliate', other: '# affiliates' })
  return (
    <li className={css.row}>
      <div className={css.rowText}>
        <span className={css.amount}>{formatMoney({ amount, currency }, tag)}</span>
        <Text size="sm" tone="muted">
          {inOneLine([formatDateTime(at, tag), by, paid])}
        </Text>
      </div>
      <div className={css.rowButtons}>
        <LinkButton to="/admin/settings/commissions" search={{ payout: id }} size="sm" variant="subtle">
          <Trans>Orders in it</Trans>
        </LinkButton>
        <Button
          size="sm"
          variant="secondary"
          iconStart={<DownloadIcon size="sm" />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          <Trans>Download CSV</Trans>
        </Button>
      </div>
      {download.error && (
        <div className={rowProblem}>
          <ErrorCallout error={download.error} title={t`The file wasn't downloaded`} />
        </div>
      )}
    </li>
  )
}
