import { Trans, useLingui } from '@lingui/react/macro'
import { limits, occasions, type CorrectableField, type Order } from '@recadinho/contracts/orders'
import { dayAfter, dayOf } from '@recadinho/i18n/calendar'
import { phonePrefixes } from '@recadinho/i18n/calling-codes'
import { occasionLabels } from '@recadinho/i18n/occasions'
import { formatAsTyped } from '@recadinho/i18n/phone'
import { Button } from '@recadinho/ui/button'
import { Inline } from '@recadinho/ui/layout'
import { Text } from '@recadinho/ui/text'
import { useEffect, useMemo, useRef, useState, type SubmitEvent } from 'react'
import { FormErrors } from '../../components/form-errors.tsx'
import { lengthOf, notesMax } from '../../lib/draft/validate-personalization.ts'
import { useMarket } from '../../lib/market/use-market.ts'
import { useCharactersLeft } from '../../lib/orders/use-characters-left.ts'
import { CorrectionProblem } from './correction-problem.tsx'
import { fieldText } from './detail-texts.ts'
import * as css from './details.css.ts'
import { useCorrection } from './use-correction.ts'

export interface CorrectionFormProps {
  order: Order
  token: string | undefined
  onDone: () => void
  onCancel: () => void
}

/** The order's details with the labels of §5; only correctable fields are enabled. */
export default function CorrectionForm({ order, token, onDone, onCancel }: CorrectionFormProps) {
  const { t, i18n } = useLingui()
  const { locale } = useMarket()
  const charactersLeft = useCharactersLeft()
  const prefixes = useMemo(() => phonePrefixes(locale), [locale])
  const correction = useCorrection(order, token, onDone)
  const { form, summary, sending } = correction
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])

  const label = (field: CorrectableField) => i18n._(fieldText[field])
  const may = (field: CorrectableField) => order.corrections.includes(field)
  const [today] = useState(() => dayOf(new Date()))
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void form.handleSubmit()
  }
  return (
    <form noValidate onSubmit={onSubmit} className={css.form} aria-labelledby="details-title">
      <FormErrors form={form} ref={summary} />
      <CorrectionProblem order={order} correction={correction} />
      <div className={css.pair}>
        <form.AppField name="childName">
          {(field) => (
            <field.FormTextField ref={first} label={label('childName')} autoComplete="off" maxLength={120} />
          )}
        </form.AppField>
        <form.AppField name="childAge">
          {(field) => <field.FormNumberField label={label('childAge')} maxLength={4} />}
        </form.AppField>
      </div>
      <form.AppField name="nameHint">
        {(field) => (
          <field.FormTextField
            label={label('nameHint')}
            optional={t`optional`}
            hint={<Trans>Write it the way it sounds, such as “Shivawn” for Siobhan.</Trans>}
            autoComplete="off"
            maxLength={60}
          />
        )}
      </form.AppField>
      <div className={css.pair}>
        <form.AppField name="occasion">
          {(field) => (
            <field.FormSelect
              label={label('occasion')}
              options={occasions.map((name) => ({ value: name, label: i18n._(occasionLabels[name]) }))}
            />
          )}
        </form.AppField>
        <form.AppField name="occasionDate">
          {(field) => (
            <field.FormTextField
              label={label('occasionDate')}
              type="date"
              optional={t`optional`}
              min={today}
              max={dayAfter(today, limits.occasionDaysAhead)}
            />
          )}
        </form.AppField>
      </div>
      <form.AppField name="additionalNotes">
        {(field) => (
          <field.FormTextArea
            label={label('additionalNotes')}
            rows={5}
            max={notesMax(order.useAIVoice)}
            used={lengthOf(field.state.value.trim())}
            count={charactersLeft}
          />
        )}
      </form.AppField>
      {may('whatsappNumber') && (
        <form.AppField name="country">
          {(country) => (
            <form.AppField name="whatsappNumber">
              {(field) => (
                <field.FormPhoneField
                  label={label('whatsappNumber')}
                  prefixes={prefixes}
                  prefixLabel={t`Country code`}
                  country={country.state.value}
                  onCountryChange={country.handleChange}
                  format={(number) => formatAsTyped(number, country.state.value)}
                />
              )}
            </form.AppField>
          )}
        </form.AppField>
      )}
      {may('guardianEmail') ? (
        <form.AppField name="guardianEmail">
          {(field) => (
            <field.FormTextField
              label={label('guardianEmail')}
              type="email"
              inputMode="email"
              autoComplete="email"
              hint={
                <Trans>
                  If you change your email, we'll send a new private link there and the old link will stop
                  working.
                </Trans>
              }
            />
          )}
        </form.AppField>
      ) : (
        <Text size="sm" tone="muted">
          <Trans>
            You can change the number and email in the browser you ordered from. Anywhere else, contact us.
          </Trans>
        </Text>
      )}
      <Inline gap={3}>
        <Button type="submit" loading={sending}>{t`Save`}</Button>
        <Button variant="subtle" onClick={onCancel}>{t`Discard changes`}</Button>
      </Inline>
    </form>
  )
}
