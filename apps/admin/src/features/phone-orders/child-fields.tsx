import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { limits, occasions } from '@recadinho/contracts/orders'
import { dayAfter, dayOf } from '@recadinho/i18n/calendar'
import { occasionLabels } from '@recadinho/i18n/occasions'
import { Grid } from '@recadinho/ui/layout'
import { useState } from 'react'
import { lengthOf, notesMax } from './notes-length.ts'
import { LikenessFields } from './likeness-fields.tsx'
import { OtherChildrenFields } from './other-children-fields.tsx'
import { refusedText } from './refusals.ts'
import type { PhoneOrder } from './use-phone-order-form.ts'

/** The child, and what the video says. */
export function ChildFields({ order }: { order: PhoneOrder }) {
  const { form, values, error } = order
  const { t, i18n } = useLingui()
  const [today] = useState(() => dayOf(new Date()))
  const refused = (field: keyof typeof values) => refusedText(i18n, error, field)
  const count = (left: number) =>
    left < 0
      ? t`${plural(-left, { one: '# character over the limit', other: '# characters over the limit' })}`
      : t`${plural(left, { one: '# character left', other: '# characters left' })}`
  return (
    <>
      <Grid gap={4} columns={{ tablet: 2 }}>
        <form.AppField name="childName">
          {(field) => (
            <field.FormTextField label={t`Child's name`} autoComplete="off" refused={refused('childName')} />
          )}
        </form.AppField>
        <form.AppField name="nameHint">
          {(field) => (
            <field.FormTextField
              label={t`How to say it`}
              optional={t`optional`}
              autoComplete="off"
              hint={t`Ask the caller and write what you hear`}
              refused={refused('nameHint')}
            />
          )}
        </form.AppField>
      </Grid>
      <OtherChildrenFields order={order} />
      <Grid gap={4} columns={{ tablet: 2 }}>
        <form.AppField name="childAge">
          {(field) => <field.FormNumberField label={t`Age`} refused={refused('childAge')} />}
        </form.AppField>
        <form.AppField name="occasion">
          {(field) => (
            <field.FormSelect
              label={t`Occasion`}
              options={occasions.map((value) => ({ value, label: i18n._(occasionLabels[value]) }))}
            />
          )}
        </form.AppField>
        <form.AppField name="occasionDate">
          {(field) => (
            <field.FormTextField
              label={t`Occasion date`}
              optional={t`optional`}
              type="date"
              min={today}
              max={dayAfter(today, limits.occasionDaysAhead)}
              refused={refused('occasionDate')}
            />
          )}
        </form.AppField>
      </Grid>
      <LikenessFields order={order} />
      <form.AppField name="additionalNotes">
        {(field) => (
          <field.FormTextArea
            label={values.useAIVoice ? t`What the video should be about` : t`The words to be spoken`}
            rows={5}
            max={notesMax(values.useAIVoice)}
            used={lengthOf(values.additionalNotes)}
            count={count}
            refused={refused('additionalNotes')}
          />
        )}
      </form.AppField>
      <form.AppField name="useAIVoice">
        {(field) => (
          <field.FormCheckbox
            label={t`We write the script from these notes`}
            hint={t`Two or three of them become lines. Clear it when the caller dictates every word.`}
          />
        )}
      </form.AppField>
    </>
  )
}
