import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { CurrencyRate } from '@recadinho/contracts/countries'
import { formatDateTime } from '@recadinho/i18n/dates'
import { Button } from '@recadinho/ui/button'
import { EditIcon } from '@recadinho/ui/icon'
import { Text } from '@recadinho/ui/text'
import { useState } from 'react'
import * as css from '../../components/settings-list.css.ts'
import { SettingsPage } from '../../components/settings-page.tsx'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { ratesOptions } from '../../lib/rate-queries.ts'
import { RateDialog } from './rate-dialog.tsx'
import { rateText } from './rate-values.ts'

/** Rates used to convert USD prices for packages without an explicit price. */
export function RatesPage() {
  const { t } = useLingui()
  const { tag } = useLocale()
  const { api } = useAdmin()
  const { items } = useSuspenseQuery(ratesOptions(api)).data
  const [edited, setEdited] = useState<CurrencyRate | 'new'>()
  const rates = items.filter(({ currency }) => currency !== 'USD')
  return (
    <SettingsPage
      title={t`Exchange rates`}
      intro={t`A package without a price in a currency costs its price in US dollars at these rates. Orders keep the rate they were made with.`}
    >
      <div>
        <Button onClick={() => setEdited('new')}>
          <Trans>Add a rate</Trans>
        </Button>
      </div>
      <ul className={css.list}>
        {rates.map((rate) => {
          const { currency, changedAt } = rate
          const shown = rateText(rate.perUsd, tag)
          const changed = changedAt && formatDateTime(changedAt, tag)
          return (
            <li key={currency} className={css.item} aria-label={currency}>
              <div className={css.head}>
                <strong>{t`1 USD = ${shown} ${currency}`}</strong>
                <Button
                  size="sm"
                  variant="secondary"
                  iconStart={<EditIcon size="sm" />}
                  aria-label={t`Edit the rate of ${currency}`}
                  onClick={() => setEdited(rate)}
                >
                  <Trans>Edit</Trans>
                </Button>
              </div>
              <Text size="sm" tone="muted">
                {changed ? t`Set on ${changed}` : t`As the shop began with it`}
              </Text>
            </li>
          )
        })}
      </ul>
      {edited && (
        <RateDialog
          key={edited === 'new' ? 'new' : edited.currency}
          rate={edited === 'new' ? undefined : edited}
          taken={items.map(({ currency }) => currency)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </SettingsPage>
  )
}
