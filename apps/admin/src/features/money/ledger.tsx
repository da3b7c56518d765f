import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { OrderMoney } from '@recadinho/contracts/money'
import { formatDateTime } from '@recadinho/i18n/dates'
import { formatMoney } from '@recadinho/i18n/money'
import { columnsOf, DataTable } from '../../components/data-table.tsx'
import { useLocale } from '../../lib/use-locale.ts'
import { Fold } from './fold.tsx'
import { accountName, ledgerKindLabels } from './money-labels.ts'
import { ledgerSums, type LedgerSums } from './ledger-sums.ts'
import * as css from './money.css.ts'

type LedgerEntry = OrderMoney['ledger'][number]

/** Totals of the ledger, with its entries in a collapsible section. */
export function Ledger({ ledger }: { ledger: readonly LedgerEntry[] }) {
  const { t } = useLingui()
  return (
    <>
      {ledgerSums(ledger).map((sums) => (
        <Sums key={sums.kept.currency} sums={sums} />
      ))}
      <Fold title={<Plural value={ledger.length} one="# ledger entry" other="# ledger entries" />}>
        <DataTable label={t`Ledger`} columns={columns} items={ledger} />
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

const column = columnsOf<LedgerEntry>()
const columns = column.columns([
  column.display({
    id: 'entry',
    header: () => <Trans>Entry</Trans>,
    cell: ({ row: { original } }) => <Entry entry={original} />,
    meta: { names: true },
  }),
  column.display({
    id: 'amount',
    header: () => <Trans>Amount</Trans>,
    cell: ({ row: { original } }) => <Amount entry={original} />,
    meta: { align: 'end' },
  }),
])

function Entry({ entry: { kind, debit, credit, at } }: { entry: LedgerEntry }) {
  const { i18n } = useLingui()
  const { tag } = useLocale()
  return (
    <>
      {i18n._(ledgerKindLabels[kind])}
      <span className={css.under}>
        {accountName(i18n, debit)} → {accountName(i18n, credit)} · {formatDateTime(at, tag)}
      </span>
    </>
  )
}

const Amount = ({ entry: { amount } }: { entry: LedgerEntry }) => (
  <span className={css.amount}>{formatMoney(amount, useLocale().tag)}</span>
)
