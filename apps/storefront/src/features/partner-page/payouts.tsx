import { Trans } from '@lingui/react/macro'
import type { PartnerPage } from '@recadinho/contracts/partner-page'
import { dateFormat } from '@recadinho/i18n/formats'
import { formatMoney } from '@recadinho/i18n/money'
import { Stack } from '@recadinho/ui/layout'
import { Heading, Text } from '@recadinho/ui/text'
import { useLanguageTag } from '../../lib/market/use-market.ts'
import * as css from './partner-page.css.ts'

/** The affiliate's payouts, newest first. */
export function Payouts({ payouts }: Pick<PartnerPage, 'payouts'>) {
  const tag = useLanguageTag()
  const day = dateFormat(tag, { dateStyle: 'long' })
  return (
    <Stack as="section" gap={3} aria-labelledby="payouts">
      <Heading level={2} size="h4" id="payouts">
        <Trans>Payouts</Trans>
      </Heading>
      {payouts.length === 0 ? (
        <Text tone="muted">
          <Trans>None yet. We pay out what is approved.</Trans>
        </Text>
      ) : (
        <ul className={css.list}>
          {payouts.map(({ at, currency, amount }) => (
            <li key={`${at} ${currency}`} className={css.payout}>
              <span>{day.format(new Date(at))}</span>
              <span className={css.value}>{formatMoney({ amount, currency }, tag)}</span>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
