import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { OrderMoney } from '@recadinho/contracts/money'
import { formatDateTime } from '@recadinho/i18n/dates'
import { formatMoney } from '@recadinho/i18n/money'
import { Cell, HeadCell, Row, RowName, Table, TableBody, TableHead } from '@recadinho/ui/table'
import { useLocale } from '../../lib/use-locale.ts'
import { Fold } from './fold.tsx'
import { accountName, ledgerKindLabels } from './money-labels.ts'
import { ledgerSums, type LedgerSums } from './ledger-sums.ts'
import * as css from './money.css.ts'

type LedgerEntries = OrderMoney['ledger']

/** What moved, added up; each movement behind a press. */
export function Ledger({ ledger }: { ledger: LedgerEntries }) {
  return (
    <>
      {ledgerSums(ledger).map((sums) => (
        <Sums key={sums.kept.currency} sums={sums} />
      ))}
      <Fold title={<Plural value={ledger.length} one="# ledger entry" other="# ledger entries" />}>
        <LedgerEntries ledger={ledger} />
      </Fold>
    </>
  )
}

function Sums({ sums: { received, refunded, disputed, kept } }: { sums: LedgerSums }) {
  const { t } = useLingui()
  const { tag } = useLocale()
  const shown = [
    [t`Received`, received],
    [t`Refunded`, refunded],
    [t`Disputed`, disputed],
    [t`Kept by the shop`, kept],
  ] as const
  return (
    <dl className={css.sums}>
      {shown.map(([name, money]) => (
        <div key={name}>
          <dt className={css.detailName}>{name}</dt>
          <dd className={css.sum}>{formatMoney(money, tag)}</dd>
        </div>
      ))}
    </dl>
  )
}

function LedgerEntries({ ledger }: { ledger: LedgerEntries }) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  return (
    <Table label={t`Ledger`}>
      <TableHead>
        <HeadCell>
          <Trans>Entry</Trans>
        </HeadCell>
        <HeadCell align="end">
          <Trans>Amount</Trans>
        </HeadCell>
      </TableHead>
      <TableBody>
        {ledger.map(({ id, kind, amount, debit, credit, at }) => (
          <Row key={id}>
            <RowName>
              {i18n._(ledgerKindLabels[kind])}
              <span className={css.under}>
                {accountName(i18n, debit)} → {accountName(i18n, credit)} · {formatDateTime(at, tag)}
              </span>
            </RowName>
            <Cell align="end">
              <span className={css.amount}>{formatMoney(amount, tag)}</span>
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}
