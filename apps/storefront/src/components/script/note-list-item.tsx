import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { NotePart, UnsaidChoice } from '@recadinho/stage/script-writer'
import { Button } from '@recadinho/ui/button'
import { PlayIcon } from '@recadinho/ui/first-icons'
import { CheckIcon } from '@recadinho/ui/icon'
import { useEffect, useId, useRef } from 'react'
import { choiceTexts } from '../orders/choice-texts.ts'
import * as css from './note-list.css.ts'
import type { NoteListProps } from './note-list.tsx'

export interface NoteListItemProps extends Pick<NoteListProps, 'onPlay' | 'onSay' | 'onDecide'> {
  part: NotePart
}

/** A part of the notes in its own words, what becomes of it, and what the buyer may do about it. */
export function NoteListItem({ part, onPlay, onSay, onDecide }: NoteListItemProps) {
  const { i18n } = useLingui()
  const { text, line, reason, choice, maySay } = part
  const quote = useId()
  const item = useRef<HTMLLIElement>(null)
  const pressed = useRef<NotePart>(undefined)
  // What was pressed is gone by then; the focus stays with its part.
  useEffect(() => {
    const before = pressed.current
    if (!before || (before.choice === choice && before.line === line)) return
    pressed.current = undefined
    item.current?.querySelector('button')?.focus({ preventScroll: true })
  })
  const decide = (next: UnsaidChoice | null) => {
    pressed.current = part
    onDecide(part, next)
  }
  const state = choice ? choiceTexts[choice] : reason && reasons[reason]
  return (
    <li ref={item} className={css.item}>
      <q id={quote} className={css.quote}>
        {text}
      </q>
      {line !== null && (
        <div className={css.actions}>
          <Button
            size="sm"
            variant="subtle"
            iconStart={<PlayIcon />}
            aria-describedby={quote}
            onClick={() => onPlay(line)}
          >
            <Trans>In the film</Trans>
          </Button>
        </div>
      )}
      {state && (
        <p className={css.state}>
          {reason === 'covered' && <CheckIcon size="sm" />}
          {i18n._(state)}
        </p>
      )}
      {maySay && (
        <div className={css.actions}>
          <Button
            size="sm"
            variant="secondary"
            disabled={!onSay}
            aria-describedby={quote}
            onClick={() => {
              if (reason === 'removed') pressed.current = part
              onSay?.(part)
            }}
          >
            <Trans>Say it</Trans>
          </Button>
          <Button size="sm" variant="subtle" aria-describedby={quote} onClick={() => decide('team')}>
            <Trans>Tell the team only</Trans>
          </Button>
          <Button size="sm" variant="subtle" aria-describedby={quote} onClick={() => decide('never')}>
            <Trans>Never mention it</Trans>
          </Button>
        </div>
      )}
      {choice && (
        <div className={css.actions}>
          <Button size="sm" variant="subtle" aria-describedby={quote} onClick={() => decide(null)}>
            <Trans>Undo</Trans>
          </Button>
        </div>
      )}
    </li>
  )
}

const isPrivate = msg`This is private, so no character says it.`

const reasons: Record<NonNullable<NotePart['reason']>, MessageDescriptor> = {
  contact: isPrivate,
  address: isPrivate,
  school: isPrivate,
  surname: isPrivate,
  money: isPrivate,
  birth: isPrivate,
  silence: msg`You asked us not to mention this.`,
  sensitive: msg`Not yet: this may be a sensitive subject.`,
  instruction: msg`A request to us. Our team reads it.`,
  language: msg`Not yet: this isn't in the language of the video.`,
  unclear: msg`Not yet: we're not sure we understood this.`,
  room: msg`Not yet: there was no room for everything.`,
  skipped: msg`Not yet: no line says this.`,
  covered: msg`The film says this anyway.`,
  removed: msg`Not anymore: you removed its line.`,
}
