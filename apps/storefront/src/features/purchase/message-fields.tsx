import { Trans, useLingui } from '@lingui/react/macro'
import { SwitchField } from '@recadinho/ui/checkbox-field'
import type { FieldsProps } from '../../components/orders/fields-props.ts'
import { NotesField } from '../../components/orders/notes-field.tsx'
import { useCatalog } from '../../lib/catalog/use-catalog.ts'

/** The source of the message: notes for the writer, or the buyer's own text. */
export function MessageFields(fields: FieldsProps) {
  const { t } = useLingui()
  const { id, form, change } = fields
  const { everyVideoWatched } = useCatalog()
  return (
    <>
      <SwitchField
        id={`${id}-useAIVoice`}
        label={<Trans>Write the text for me</Trans>}
        hint={
          form.useAIVoice ? (
            <>
              <Trans>
                Tell us what matters in your own words. The characters say what we're sure we understood.
                Everything else is listed below the text, and you decide.
              </Trans>
              {everyVideoWatched && (
                <>
                  {' '}
                  <Trans>A person checks every word before we record it.</Trans>
                </>
              )}
            </>
          ) : (
            <Trans>Your own words, spoken exactly as you write them.</Trans>
          )
        }
        checked={form.useAIVoice}
        onChange={(event) => change({ useAIVoice: event.target.checked })}
      />
      <NotesField
        {...fields}
        label={form.useAIVoice ? t`What should the character know?` : t`What should the character say?`}
        hint={
          form.useAIVoice ? (
            <Trans>
              A first tooth, a new sibling, what makes them laugh. Please write in English, the language of
              the video.
            </Trans>
          ) : (
            <Trans>Write it exactly as they should say it.</Trans>
          )
        }
      />
    </>
  )
}
