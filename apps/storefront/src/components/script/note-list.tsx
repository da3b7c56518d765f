import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { NotePart, UnsaidChoice } from '@recadinho/stage/script-writer'
import { Text } from '@recadinho/ui/text'
import { useId } from 'react'
import * as css from './note-list.css.ts'
import { NoteListItem } from './note-list-item.tsx'

export interface NoteListProps {
  /** Each part of the notes, in their order. */
  parts: readonly NotePart[]
  /** Plays the line that says a part, and scrolls to it. */
  onPlay: (line: string) => void
  /** Opens a new line for a part; `undefined` without room for another line. */
  onSay: ((part: NotePart) => void) | undefined
  /** `null` takes a choice back. */
  onDecide: (part: NotePart, choice: UnsaidChoice | null) => void
}

/** What becomes of each part of the notes; the buyer decides about those that no line says. */
export function NoteList({ parts, onPlay, onSay, onDecide }: NoteListProps) {
  const { t } = useLingui()
  const title = useId()
  const said = parts.filter(({ line, reason }) => line !== null || reason === 'covered').length
  const open = parts.filter(({ maySay }) => maySay).length
  return (
    <section aria-labelledby={title} className={css.card}>
      <div className={css.head}>
        <h2 id={title} className={css.title}>
          {t`From your notes`}
        </h2>
        <p aria-live="polite" className={css.counts}>
          {parts.length > 0 &&
            (said === parts.length ? (
              <Trans>All of it is in the film.</Trans>
            ) : (
              <>
                <Plural
                  value={said}
                  _0="Nothing in the film"
                  one="# thing in the film"
                  other="# things in the film"
                />
                {open > 0 && <Trans>, {open} for you to decide</Trans>}
              </>
            ))}
        </p>
      </div>
      {parts.length === 0 ? (
        <Text size="sm" tone="muted">
          <Trans>What you write in your notes appears here, with what becomes of it.</Trans>
        </Text>
      ) : (
        <ol className={css.list}>
          {parts.map((part) => (
            <NoteListItem key={part.text} part={part} onPlay={onPlay} onSay={onSay} onDecide={onDecide} />
          ))}
        </ol>
      )}
    </section>
  )
}
