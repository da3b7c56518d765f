import { Trans, useLingui } from '@lingui/react/macro'
import type { CorrectableField, Order } from '@recadinho/contracts/orders'
import { phonePrefixes } from '@recadinho/i18n/calling-codes'
import { formatAsTyped } from '@recadinho/i18n/phone'
import { Button } from '@recadinho/ui/button'
import { Inline } from '@recadinho/ui/layout'
import { PhoneField } from '@recadinho/ui/phone-field'
import { Text } from '@recadinho/ui/text'
import { TextField } from '@recadinho/ui/text-field'
import { Suspense, useEffect, useMemo, useRef, type SubmitEvent } from 'react'
import { ErrorSummary } from '../../components/error-summary.tsx'
import { ChildFields } from '../../components/orders/child-fields.tsx'
import { NotesField } from '../../components/orders/notes-field.tsx'
import { OccasionFields } from '../../components/orders/occasion-fields.tsx'
import { fieldErrors } from '../../lib/api/personalization-text.ts'
import { optionalPart } from '../../lib/optional-part.tsx'
import { useMarket } from '../../lib/market/use-market.ts'
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

const LikenessField = optionalPart(() => import('../../components/likeness/likeness-field.lazy.tsx'))
const CorrectionScript = optionalPart(() => import('./correction-script.lazy.tsx'))

const id = 'correct'

/** The order's details in the fields of the purchase; only correctable contacts are shown. */
export default function CorrectionForm({ order, token, onDone, onCancel }: CorrectionFormProps) {
  const { t, i18n } = useLingui()
  const { locale } = useMarket()
  const prefixes = useMemo(() => phonePrefixes(locale), [locale])
  const correction = useCorrection(order, token, onDone)
  const { form, change, changeScript, issues, summary, submit, sending } = correction
  const { error, errors } = fieldErrors(i18n, id, issues)
  const name = useRef<HTMLInputElement>(null)
  useEffect(() => name.current?.focus(), [])

  const may = (field: CorrectableField) => order.corrections.includes(field)
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    submit()
  }
  const fields = { id, form, change, error }
  return (
    <form noValidate onSubmit={onSubmit} className={css.form} aria-labelledby="details-title">
      <ErrorSummary ref={summary} errors={errors} />
      <CorrectionProblem order={order} correction={correction} />
      <ChildFields {...fields} nameRef={name} />
      <OccasionFields {...fields} />
      <NotesField {...fields} label={i18n._(fieldText.additionalNotes)} />
      {may('likeness') && (
        <Suspense>
          <LikenessField
            childName={form.childName}
            childAge={form.childAge}
            value={form.likeness}
            onChange={(likeness) => change({ likeness })}
          />
        </Suspense>
      )}
      {may('script') && order.script.length > 0 && (
        <Suspense>
          <CorrectionScript
            id={id}
            order={order}
            form={form}
            onChange={changeScript}
            onUnsaid={(unsaid) => change({ unsaid })}
          />
        </Suspense>
      )}
      {may('whatsappNumber') && (
        <PhoneField
          id={`${id}-whatsappNumber`}
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
          id={`${id}-guardianEmail`}
          label={i18n._(fieldText.guardianEmail)}
          type="email"
          inputMode="email"
          autoComplete="email"
          hint={
            <Trans>
              If you change your email, we'll send a new private link there and the old link will stop
              working.
            </Trans>
          }
          value={form.guardianEmail}
          onChange={(event) => change({ guardianEmail: event.target.value })}
          error={error('guardianEmail')}
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
