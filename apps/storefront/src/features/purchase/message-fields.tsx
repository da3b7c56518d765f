import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { speakingSeconds } from '@recadinho/stage/speaking-time'
import { SwitchField } from '@recadinho/ui/checkbox-field'
import { ClockIcon } from '@recadinho/ui/icon'
import { TextArea } from '@recadinho/ui/text-area'
import { lengthOf, notesMax } from '../../lib/draft/validate-personalization.ts'
import { useMarket } from '../../lib/market/use-market.ts'
import { useCharactersLeft } from '../../lib/orders/use-characters-left.ts'
import type { FieldsProps } from './personalization-form.tsx'
import * as css from './personalization-form.css.ts'

/** The source of the message: notes for the writer, or the buyer's own text. */
export function MessageFields({ id, form, change, error }: FieldsProps) {
  const { t } = useLingui()
  const { locale } = useMarket()
  const charactersLeft = useCharactersLeft()
  const notes = form.additionalNotes.trim()
  const seconds = Math.round(speakingSeconds(notes, locale))
  return (
    <>
      <SwitchField
        id={`${id}-useAIVoice`}
        label={<Trans>Write the text for me</Trans>}
        hint={
          form.useAIVoice ? (
            <Trans>
              Tell us what matters in your own words. The characters say two or three of these things to your
              child in theirs, and a person checks the text before we record it.
            </Trans>
          ) : (
            <Trans>Your own words, spoken exactly as you write them.</Trans>
          )
        }
        checked={form.useAIVoice}
        onChange={(event) => change({ useAIVoice: event.target.checked })}
      />
      <div>
        <TextArea
          id={`${id}-additionalNotes`}
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
          rows={5}
          value={form.additionalNotes}
          onChange={(event) => change({ additionalNotes: event.target.value })}
          max={notesMax(form.useAIVoice)}
          used={lengthOf(notes)}
          count={charactersLeft}
          error={error('additionalNotes')}
        />
        {seconds > 0 && (
          <p className={css.spoken}>
            <ClockIcon size="sm" />
            <Plural value={seconds} one="About # second when spoken" other="About # seconds when spoken" />
          </p>
        )}
      </div>
    </>
  )
}
