import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ConversionFunnel, FunnelStep } from '@recadinho/contracts/tracking'
import { Cell, HeadCell, Row, RowName, Table, TableBody, TableHead } from '@recadinho/ui/table'
import { Text } from '@recadinho/ui/text'
import { useLocale } from '../../lib/use-locale.ts'
import { inFigures } from './in-figures.ts'
import * as css from './funnel.css.ts'

const labels = {
  visit: msg`Visit`,
  purchase: msg`Purchase page`,
  checkout: msg`Checkout`,
  payment: msg`Order placed`,
  paid: msg`Paid`,
} as const satisfies Record<FunnelStep, unknown>
const order = Object.keys(labels) as FunnelStep[] // the labels name exactly these, in order

/** How many sessions reached each step. */
export function Funnel({ funnel: { steps } }: { funnel: ConversionFunnel }) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  const { count, share } = inFigures(tag)
  const ofBefore = (rate: string) => t`${rate} of the step before`
  if (steps.visit === 0) return <Text tone="muted">{t`No visits in this period.`}</Text>
  return (
    <Table label={t`From visit to payment`}>
      <TableHead>
        <HeadCell>{t`Step`}</HeadCell>
        <HeadCell align="end">{t`Sessions`}</HeadCell>
        <HeadCell align="end">{t`Of all visits`}</HeadCell>
      </TableHead>
      <TableBody>
        {order.map((step, at) => (
          <Row key={step}>
            <RowName>
              {i18n._(labels[step])}
              <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className={css.bar}>
                <rect width="100" height="4" className={css.whole} />
                <rect width={(100 * steps[step]) / steps.visit} height="4" className={css.part} />
              </svg>
            </RowName>
            <Cell align="end">{count(steps[step])}</Cell>
            <Cell align="end">
              {share(steps[step], steps.visit)}
              {at > 0 && (
                <div className={css.less}>
                  {ofBefore(share(steps[step], steps[order[at - 1] ?? 'visit']))}
                </div>
              )}
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}
