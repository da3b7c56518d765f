import { useEffect, useRef, type ReactNode } from 'react'
import { classes } from '../lib/closed.ts'
import * as css from './foot-note.css.ts'
import { useCoversAction } from './use-covers-action.ts'

export interface FootNoteProps {
  /** Names the region and is shown above the text. */
  title: ReactNode
  id: string
  children: ReactNode
  /** Buttons of equal weight, side by side. */
  actions: ReactNode
  /** Focuses the note when it appears; for notes that the user opened. */
  requested?: boolean
}

/**
 * A non-blocking prompt fixed to the bottom of the page, without layout shift. Hidden while there is a sticky bar or
 * while it would cover a primary button; a requested note is shown above the bar.
 */
export function FootNote({ title, id, children, actions, requested = false }: FootNoteProps) {
  const note = useRef<HTMLElement>(null)
  const covers = useCoversAction(note)
  useEffect(() => {
    if (requested) note.current?.focus({ preventScroll: true })
  }, [requested])
  return (
    <section
      ref={note}
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      className={classes(css.note, !requested && css.unasked, !requested && covers && css.waiting)}
    >
      <div>
        <h2 id={`${id}-title`} className={css.title}>
          {title}
        </h2>
        {children}
      </div>
      <div className={css.actions}>{actions}</div>
    </section>
  )
}
