import { Plural } from '@lingui/react/macro'
import type { Locale } from '@recadinho/i18n/locales'
import { speakingSeconds } from '@recadinho/stage/speaking-time'
import { ClockIcon } from '@recadinho/ui/icon'
import { TextArea } from '@recadinho/ui/text-area'
import { useRef, type ReactNode } from 'react'
import { lengthOf, notesMax } from '../../lib/draft/validate-personalization.ts'
import { useMarket } from '../../lib/market/use-market.ts'
import { useCharactersLeft } from '../../lib/orders/use-characters-left.ts'
import * as css from './fields.css.ts'
import type { FieldsProps } from './fields-props.ts'
import { Starters } from './starters.tsx'

export interface NotesFieldProps extends FieldsProps {
  label: string
  hint?: ReactNode
  /** The language of the video. Default: the page's. */
  language?: Locale
}

/** Notes for the writer, or the buyer's own text and how long it takes to say: that of notes says nothing of the video's. */
export function NotesField({ id, form, change, error, label, hint, language }: NotesFieldProps) {
  const market = useMarket()
  const locale = language ?? market.locale
  const area = useRef<HTMLTextAreaElement>(null)
  const charactersLeft = useCharactersLeft()
  const notes = form.additionalNotes.trim()
  const seconds = form.useAIVoice ? 0 : Math.round(speakingSeconds(notes, locale))
  return (
    <div>
      <TextArea
        id={`${id}-additionalNotes`}
        ref={area}
        tools={
          form.useAIVoice && (
            <Starters
              locale={locale}
              notes={form.additionalNotes}
              onChange={(additionalNotes) => change({ additionalNotes })}
              area={area}
            />
          )
        }
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
