import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { characterCategories } from '@recadinho/contracts/catalog'
import { characterLimits, greetingStyles, type CharacterFields } from '@recadinho/contracts/characters'
import { onceSent } from '@recadinho/ui/form'
import type { ReactNode } from 'react'
import { locales, type Locale } from '@recadinho/contracts/common'
import { refusedFields } from '../../lib/api.ts'
import { ChangeDialog } from '../../components/change-dialog.tsx'
import { useAppForm } from '../../lib/form.ts'
import type { EditedForm } from '../../lib/use-edit.ts'
import { categoryLabels, greetingLabels } from '../../lib/character-labels.ts'
import { useFieldLabels } from './field-labels.ts'
import { PictureField } from './picture-field.tsx'
import { useCharacterValidator } from './use-character-validator.ts'
import { VoiceField } from './voice-field.tsx'
import * as css from './characters.css.ts'

export interface CharacterDialogProps {
  title: string
  submitLabel: string
  /** Initial values of the form. */
  values: CharacterFields
  /** Why saving failed. */
  error: Error | null
  /** A notice above the fields. */
  notice?: ReactNode
  /** Resolves when the request is done, whatever the outcome. */
  onSave: (form: EditedForm<CharacterFields>, values: CharacterFields) => Promise<void>
  onClose: () => void
}

/** The form of a character, with its texts in both languages side by side. */
export function CharacterDialog({ values, notice, error, onSave, ...dialog }: CharacterDialogProps) {
  const { t, i18n } = useLingui()
  const labels = useFieldLabels()
  const refused = refusedFields(error)
  const taken = (language: Locale) => refused.some((path) => path.endsWith(`/name/${language}`))
  const form = useAppForm({
    ...onceSent,
    formId: 'character',
    defaultValues: values,
    validators: { onDynamic: useCharacterValidator() },
    onSubmit({ value, formApi }) {
      if (formApi.state.isDefaultValue) return dialog.onClose()
      return onSave(formApi, value)
    },
  })
  const count = (left: number) => t`${plural(left, { one: '# character left', other: '# characters left' })}`
  return (
    <ChangeDialog {...dialog} form={form} error={locales.some(taken) ? null : error}>
      {notice}
      <div className={css.languages}>
        {locales.map((language) => (
          <form.AppField key={language} name={`name.${language}`}>
            {(field) => (
              <field.FormTextField
                label={labels[`name.${language}`]}
                refused={
                  taken(language) ? t`Another character has this name. Choose a different one.` : undefined
                }
                autoComplete="off"
              />
            )}
          </form.AppField>
        ))}
        {locales.map((language) => (
          <form.AppField key={language} name={`description.${language}`}>
            {(field) => (
              <field.FormTextArea
                label={labels[`description.${language}`]}
                rows={3}
                max={characterLimits.descriptionMax}
                count={count}
              />
            )}
          </form.AppField>
        ))}
        <form.AppField name="category">
          {(field) => (
            <field.FormSelect
              label={labels.category}
              options={characterCategories.map((value) => ({ value, label: i18n._(categoryLabels[value]) }))}
            />
          )}
        </form.AppField>
        <form.AppField name="greetingStyle">
          {(field) => (
            <field.FormSelect
              label={labels.greetingStyle}
              options={greetingStyles.map((value) => ({ value, label: i18n._(greetingLabels[value]) }))}
            />
          )}
        </form.AppField>
      </div>
      <form.AppField name="picture">{() => <PictureField label={labels.picture} />}</form.AppField>
      <form.AppField name="voice">{() => <VoiceField label={labels.voice} />}</form.AppField>
      <form.AppField name="rightsNote">
        {(field) => (
          <field.FormTextArea
            label={labels.rightsNote}
            optional={t`optional`}
            hint={t`Whose character it is and what we may do with it. Buyers never see this.`}
            rows={3}
            max={characterLimits.rightsNoteMax}
            count={count}
          />
        )}
      </form.AppField>
    </ChangeDialog>
  )
}
