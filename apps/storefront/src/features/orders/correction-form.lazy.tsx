import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits, occasions, type CorrectableField, type Order } from '@recadinho/contracts/orders'
import { dayAfter, dayOf } from '@recadinho/i18n/calendar'
import { formatAsTyped } from '@recadinho/i18n/phone'
import { Button } from '@recadinho/ui/button'
import { Inline } from '@recadinho/ui/layout'
import { NumberField } from '@recadinho/ui/number-field'
import { PhoneField } from '@recadinho/ui/phone-field'
import { Select } from '@recadinho/ui/select'
import { Text } from '@recadinho/ui/text'
import { TextArea } from '@recadinho/ui/text-area'
import { TextField } from '@recadinho/ui/text-field'
import { useEffect, useMemo, useRef, useState, type SubmitEvent } from 'react'
import { ErrorSummary } from '../../components/error-summary.tsx'
import { issueText, nameMissing, occasionText } from '../../lib/api/personalization-text.ts'
import { phonePrefixes } from '../../lib/api/phone-prefixes.ts'
import { lengthOf, notesMax } from '../../lib/draft/validate-personalization.ts'
import { useMarket } from '../../lib/market/use-market.ts'
import { CorrectionProblem } from './correction-problem.tsx'
import { emailInvalid, fieldText } from './detail-texts.ts'
import * as css from './details.css.ts'
import { useCorrection } from './use-correction.ts'

export interface CorrectionFormProps {
  order: Order
  token: string | undefined
  onDone: () => void
  onCancel: () => void
}

const id = (field: CorrectableField) => `correct-${field}`

/** The details with the labels of §5; only correctable fields are enabled. */
export default function CorrectionForm({ order, token, onDone, onCancel }: CorrectionFormProps) {
  const { t, i18n } = useLingui()
  const { locale } = useMarket()
  const prefixes = useMemo(() => phonePrefixes(locale), [locale])
  const correction = useCorrection(order, token, onDone)
  const { form, issues, summary, change, submit, sending } = correction
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])

  const error = (field: CorrectableField) => {
    const issue = issues[field]
    return issue && i18n._(issue === 'email_invalid' ? emailInvalid : issueText[issue])
  }
  const errors = (Object.keys(issues) as CorrectableField[]).map((field) => ({
    // the keys of issues
    fieldId: id(field),
    text: issues[field] === 'name_required' ? i18n._(nameMissing) : (error(field) ?? ''),
  }))
  const may = (field: CorrectableField) => order.corrections.includes(field)
  const [today] = useState(() => dayOf(new Date()))
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    submit()
  }
  const text = (field: 'childName' | 'nameHint' | 'occasionDate' | 'guardianEmail') => ({
    id: id(field),
    label: i18n._(fieldText[field]),
    value: form[field],
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
    error: error(field),
  })
  return (
    <form noValidate onSubmit={onSubmit} className={css.form} aria-labelledby="details-title">
      <ErrorSummary ref={summary} errors={errors} />
      <CorrectionProblem order={order} correction={correction} />
      <div className={css.pair}>
        <TextField ref={first} {...text('childName')} autoComplete="off" maxLength={120} />
        <NumberField
          id={id('childAge')}
          label={i18n._(fieldText.childAge)}
          maxLength={4}
          value={form.childAge}
          onChange={(event) => change({ childAge: event.target.value })}
          error={error('childAge')}
        />
      </div>
      <TextField
        {...text('nameHint')}
        optional={t`optional`}
        hint={<Trans>Write it the way it sounds, such as “Shivawn” for Siobhan.</Trans>}
        autoComplete="off"
        maxLength={60}
      />
      <div className={css.pair}>
        <Select
          id={id('occasion')}
          label={i18n._(fieldText.occasion)}
          value={form.occasion ?? ''}
          onChange={(event) =>
            change({ occasion: occasions.find((name) => name === event.target.value) ?? null })
          }
          options={occasions.map((name) => ({ value: name, label: i18n._(occasionText[name]) }))}
          error={error('occasion')}
        />
        <TextField
          {...text('occasionDate')}
          type="date"
          optional={t`optional`}
          min={today}
          max={dayAfter(today, limits.occasionDaysAhead)}
        />
      </div>
      <TextArea
        id={id('additionalNotes')}
        label={i18n._(fieldText.additionalNotes)}
        rows={5}
        value={form.additionalNotes}
        onChange={(event) => change({ additionalNotes: event.target.value })}
        max={notesMax(form.useAIVoice)}
        used={lengthOf(form.additionalNotes.trim())}
        count={(left) =>
          left < 0
            ? t`${plural(-left, { one: '# character over the limit', other: '# characters over the limit' })}`
            : t`${plural(left, { one: '# character left', other: '# characters left' })}`
        }
        error={error('additionalNotes')}
      />
      {may('whatsappNumber') && (
        <PhoneField
          id={id('whatsappNumber')}
          label={i18n._(fieldText.whatsappNumber)}
          prefixes={prefixes}
          prefixLabel={t`Country code`}
          country={form.country}
          number={form.whatsappNumber}
          format={(number) => formatAsTyped(number, form.country)}
          onCountryChange={(country) => change({ country })}
          onNumberChange={(whatsappNumber) => change({ whatsappNumber })}
          error={error('whatsappNumber')}
        />
      )}
      {may('guardianEmail') ? (
        <TextField
          {...text('guardianEmail')}
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
