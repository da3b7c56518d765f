import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '@recadinho/contracts/limits'
import { occasions } from '@recadinho/contracts/personalization'
import { dayAfter, dayOf, formatDay } from '@recadinho/i18n/calendar'
import { occasionLabels } from '@recadinho/i18n/occasions'
import { Select } from '@recadinho/ui/select'
import { TextField } from '@recadinho/ui/text-field'
import { useState } from 'react'
import { useLanguageTag } from '../../lib/market/use-market.ts'
import * as css from './fields.css.ts'
import type { FieldsProps } from './fields-props.ts'

/** The occasion and its date, which determines the age that is spoken. */
export function OccasionFields({ id, form, change, error }: FieldsProps) {
  const { t, i18n } = useLingui()
  const tag = useLanguageTag()
  const [today] = useState(() => dayOf(new Date()))
  const age = /^\d{1,3}$/.test(form.childAge.trim()) ? Number(form.childAge) : undefined
  const problem = error('occasionDate')
  const day = form.occasionDate === '' || problem ? undefined : formatDay(form.occasionDate, tag)
  const ageText =
    day === undefined || age === undefined
      ? undefined
      : form.occasion === 'birthday'
        ? t`Turns ${age} on ${day}`
        : t`${plural(age, { one: '# year old', other: '# years old' })} on ${day}`
  return (
    <div>
      <div className={css.pairOfFields}>
        <Select
          id={`${id}-occasion`}
          label={t`Occasion`}
          placeholder={t`Choose…`}
          value={form.occasion ?? ''}
          onChange={(event) =>
            change({ occasion: occasions.find((name) => name === event.target.value) ?? null })
          }
          options={occasions.map((name) => ({ value: name, label: i18n._(occasionLabels[name]) }))}
          error={error('occasion')}
        />
        <TextField
          id={`${id}-occasionDate`}
          type="date"
          label={form.occasion === 'birthday' ? t`Birthday date` : t`Date of the occasion`}
          optional={t`optional`}
          min={today}
          max={dayAfter(today, limits.occasionDaysAhead)}
          value={form.occasionDate}
          onChange={(event) => change({ occasionDate: event.target.value })}
          error={problem}
        />
      </div>
      <p aria-live="polite" className={css.ageText}>
        {ageText &&
          (form.otherChildren.length > 0 ? ageText : <Trans>{ageText}. That's the age they'll say.</Trans>)}
      </p>
    </div>
  )
}
