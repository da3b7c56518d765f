import { Trans, useLingui } from '@lingui/react/macro'
import { PhoneField } from '@recadinho/ui/phone-field'
import { phonePrefixes } from '@recadinho/i18n/calling-codes'
import { Suspense, useMemo, type SubmitEvent } from 'react'
import { ErrorSummary } from '../../components/error-summary.tsx'
import { NameAndAge, NameHint } from '../../components/orders/child-fields.tsx'
import { OtherChildren } from '../../components/orders/other-children.tsx'
import type { NameFieldsProps } from '../../components/orders/fields-props.ts'
import { OccasionFields } from '../../components/orders/occasion-fields.tsx'
import { optionalPart } from '../../lib/optional-part.tsx'
import { useMarket } from '../../lib/market/use-market.ts'
import { MessageFields } from './message-fields.tsx'
import { fieldErrors } from '../../lib/api/personalization-text.ts'
import * as css from './personalization-form.css.ts'
import type { Personalization } from './use-personalization.ts'

export interface PersonalizationFormProps {
  id: string
  personalization: Personalization
  hearName?: NameFieldsProps['hearName']
}

const LikenessField = optionalPart(() => import('../../components/likeness/likeness-field.lazy.tsx'))

/** Child, occasion, message and number (§5). Errors appear beside the fields and in a summary at the top. */
export function PersonalizationForm({ id, personalization, hearName }: PersonalizationFormProps) {
  const { t, i18n } = useLingui()
  const { locale } = useMarket()
  const prefixes = useMemo(() => phonePrefixes(locale), [locale])
  const { form, country, issues, summary, change, pickCountry, submit } = personalization
  const { beginNumber, formatNumber } = personalization
  const { error, errors } = fieldErrors(i18n, id, issues)
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const day = document.getElementById(`${id}-occasionDate`)
    submit(day instanceof HTMLInputElement && day.validity.badInput)
  }
  const fields = { id, form, change, error }
  return (
    <form id={id} noValidate onSubmit={onSubmit} className={css.form}>
      <div className={css.first}>
        <ErrorSummary ref={summary} errors={errors} />
        <NameAndAge {...fields} />
      </div>
      <div className={css.rest}>
        <NameHint {...fields} hearName={hearName} />
        <OtherChildren {...fields} hearName={hearName} />
        <OccasionFields {...fields} />
        <MessageFields {...fields} />
        <Suspense>
          <LikenessField
            childName={form.childName}
            childAge={form.childAge}
            value={form.likeness}
            onChange={(likeness) => change({ likeness })}
          />
        </Suspense>
        <PhoneField
          id={`${id}-whatsappNumber`}
          label={t`WhatsApp number`}
          hint={<Trans>Where we'll send the video. We only use it for this order.</Trans>}
          prefixes={prefixes}
          prefixLabel={t`Country code`}
          country={country}
          number={form.whatsappNumber}
          format={formatNumber}
          onFocus={beginNumber}
          onCountryChange={pickCountry}
          onNumberChange={(whatsappNumber) => change({ whatsappNumber })}
          error={error('whatsappNumber')}
        />
      </div>
    </form>
  )
}
