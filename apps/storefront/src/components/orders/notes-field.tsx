import { Plural } from '@lingui/react/macro'
import { speakingSeconds } from '@recadinho/stage/speaking-time'
import { ClockIcon } from '@recadinho/ui/icon'
import { TextArea } from '@recadinho/ui/text-area'
import type { ReactNode } from 'react'
import { lengthOf, notesMax } from '../../lib/draft/validate-personalization.ts'
import { useMarket } from '../../lib/market/use-market.ts'
import { useCharactersLeft } from '../../lib/orders/use-characters-left.ts'
import * as css from './fields.css.ts'
import type { FieldsProps } from './fields-props.ts'

export interface NotesFieldProps extends FieldsProps {
  label: string
  hint?: ReactNode
}

/** Notes for the writer, or the buyer's own text and how long it takes to say: that of notes says nothing of the video's. */
export function NotesField({ id, form, change, error, label, hint }: NotesFieldProps) {
  const { locale } = useMarket()
  const charactersLeft = useCharactersLeft()
  const notes = form.additionalNotes.trim()
  const seconds = form.useAIVoice ? 0 : Math.round(speakingSeconds(notes, locale))
  return (
    <div>
      <TextArea
        id={`${id}-additionalNotes`}
        label={label}
        hint={hint}
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
  )
}
