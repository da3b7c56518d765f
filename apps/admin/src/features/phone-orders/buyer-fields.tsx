import { useLingui } from '@lingui/react/macro'
import { phonePrefixes } from '@recadinho/i18n/calling-codes'
import { formatAsTyped } from '@recadinho/i18n/phone'
import { Grid } from '@recadinho/ui/layout'
import { useMemo } from 'react'
import { useLocale } from '../../lib/use-locale.ts'
import { refusedText } from './refusals.ts'
import type { PhoneOrder } from './use-phone-order-form.ts'

/** The buyer, and where the link and the video are sent. */
export function BuyerFields({ order: { form, values, error } }: { order: PhoneOrder }) {
  const { t, i18n } = useLingui()
  const { locale } = useLocale()
  const prefixes = useMemo(() => phonePrefixes(locale), [locale])
  const refused = (field: keyof typeof values) => refusedText(i18n, error, field)
  return (
    <Grid gap={4} columns={{ tablet: 2 }}>
      <form.AppField name="guardianName">
        {(field) => (
          <field.FormTextField label={t`Buyer's name`} autoComplete="off" refused={refused('guardianName')} />
        )}
      </form.AppField>
      <form.AppField name="guardianEmail">
        {(field) => (
          <field.FormTextField
            label={t`Email`}
            type="email"
            inputMode="email"
            autoComplete="off"
            refused={refused('guardianEmail')}
          />
        )}
      </form.AppField>
      <form.AppField name="whatsappNumber">
        {(field) => (
          <field.FormPhoneField
            label={t`WhatsApp`}
            prefixes={prefixes}
            prefixLabel={t`Country code`}
            country={values.phoneCountry}
            onCountryChange={(code) => form.setFieldValue('phoneCountry', code)}
            format={(number) => formatAsTyped(number, values.phoneCountry)}
            refused={refused('whatsappNumber')}
          />
        )}
      </form.AppField>
    </Grid>
  )
}
