import { useLingui } from '@lingui/react/macro'
import type { Locale } from '@recadinho/i18n/locales'
import { STARTER_LINES } from '@recadinho/stage/starters'
import { Button } from '@recadinho/ui/button'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { startLine } from '../../lib/draft/start-line.ts'
import * as css from './starters.css.ts'

export interface StartersProps {
  /** The language of the video. */
  locale: Locale
  notes: string
  onChange: (notes: string) => void
  /** Where the notes are typed. */
  area: RefObject<HTMLTextAreaElement | null>
}

/** Buttons that begin a line of the notes, for the parent to complete. */
export function Starters({ locale, notes, onChange, area }: StartersProps) {
  const { t } = useLingui()
  const start = (text: string) => {
    const started = startLine(notes, text, locale)
    if (started === undefined) return
    // Phones open the keyboard only for a focus within the press.
    flushSync(() => onChange(started))
    area.current?.focus()
    area.current?.setSelectionRange(started.length, started.length)
  }
  return (
    <fieldset aria-label={t`Begin a line with`} className={css.row}>
      {Object.values(STARTER_LINES[locale]).map((text) => (
        <Button
          key={text}
          size="sm"
          variant="secondary"
          lang={locale}
          aria-disabled={startLine(notes, text, locale) === undefined ? true : undefined}
          onClick={() => start(text)}
        >
          {text}…
        </Button>
      ))}
    </fieldset>
  )
}
