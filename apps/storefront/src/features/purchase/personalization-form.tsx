import { Trans, useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { occasions, type Occasion } from '@recadinho/contracts/orders'
import { SwitchField } from '@recadinho/ui/checkbox-field'
import { NumberField } from '@recadinho/ui/number-field'
import { PhoneField } from '@recadinho/ui/phone-field'
import { Select } from '@recadinho/ui/select'
import { TextArea } from '@recadinho/ui/text-area'
import { TextField } from '@recadinho/ui/text-field'
import { useMemo, type SubmitEvent } from 'react'
import { ErrorSummary } from '../../components/error-summary.tsx'
import { phonePrefixes } from '../../lib/api/phone-prefixes.ts'
import { lengthOf, notesMax, type PersonalizationField } from '../../lib/draft/validate-personalization.ts'
import { usePlace } from '../../lib/use-place.ts'
import { issueText, nameMissing, occasionText } from './personalization-text.ts'
import * as css from './personalization-form.css.ts'
import type { Personalization } from './use-personalization.ts'

export interface PersonalizationFormProps {
  id: string
  personalization: Personalization
}

/** Child, occasion, message and number (§5). Errors stand beside the fields and summed up at the top. */
export function PersonalizationForm({ id, personalization }: PersonalizationFormProps) {
  const { t, i18n } = useLingui()
  const { locale } = usePlace()
  const prefixes = useMemo(() => phonePrefixes(locale), [locale])
  const { form, country, issues, summary, change, pickCountry, submit } = personalization
  const error = (field: PersonalizationField) => {
    const issue = issues[field]
    return issue && i18n._(issueText[issue])
  }
  const errors = (Object.keys(issues) as PersonalizationField[]).map((field) => ({
    // the keys of issues
    fieldId: `${id}-${field}`,
    text: issues[field] === 'name_required' ? i18n._(nameMissing) : (error(field) ?? ''),
  }))
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form id={id} noValidate onSubmit={onSubmit} className={css.form}>
      <ErrorSummary ref={summary} errors={errors} />
      <div className={css.nameAndAge}>
        <TextField
          id={`${id}-childName`}
          label={t`Child's name`}
          autoComplete="off"
          autoCapitalize="words"
          maxLength={120}
          value={form.childName}
          onChange={(event) => change({ childName: event.target.value })}
          error={error('childName')}
        />
        <NumberField
          id={`${id}-childAge`}
          label={t`Age`}
          maxLength={4}
          value={form.childAge}
          onChange={(event) => change({ childAge: event.target.value })}
          error={error('childAge')}
        />
      </div>
      <Select
        id={`${id}-occasion`}
        label={t`Occasion`}
        placeholder={t`Choose…`}
        value={form.occasion ?? ''}
        onChange={(event) =>
          change({ occasion: occasions.find((name) => name === event.target.value) ?? null })
        }
        options={occasions.map((name: Occasion) => ({ value: name, label: i18n._(occasionText[name]) }))}
        error={error('occasion')}
      />
      <SwitchField
        id={`${id}-useAIVoice`}
        label={<Trans>Write the text for me with AI</Trans>}
        hint={
          form.useAIVoice ? (
            <Trans>
              Tell us what matters; we turn it into the message, and people read it before it is recorded.
            </Trans>
          ) : (
            <Trans>Your own words, spoken as you write them.</Trans>
          )
        }
        checked={form.useAIVoice}
        onChange={(event) => change({ useAIVoice: event.target.checked })}
      />
      <TextArea
        id={`${id}-additionalNotes`}
        label={form.useAIVoice ? t`What should the character know?` : t`What should the character say?`}
        hint={<Trans>A first tooth, a new sibling, what makes them laugh.</Trans>}
        rows={5}
        value={form.additionalNotes}
        onChange={(event) => change({ additionalNotes: event.target.value })}
        max={notesMax(form.useAIVoice)}
        used={lengthOf(form.additionalNotes.trim())}
        count={(left) =>
          left < 0
            ? t`${plural(-left, { one: '# character too many', other: '# characters too many' })}`
            : t`${plural(left, { one: '# character left', other: '# characters left' })}`
        }
        error={error('additionalNotes')}
      />
      <PhoneField
        id={`${id}-whatsappNumber`}
        label={t`WhatsApp number`}
        hint={<Trans>Where the video goes. We write to it about this order only.</Trans>}
        prefixes={prefixes}
        prefixLabel={t`Country prefix`}
        country={country}
        number={form.whatsappNumber}
        onCountryChange={pickCountry}
        onNumberChange={(whatsappNumber) => change({ whatsappNumber })}
        error={error('whatsappNumber')}
      />
    </form>
  )
}
