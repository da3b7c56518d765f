import { useEffect, useRef, type ReactNode } from 'react'
import { classes } from '../lib/closed.ts'
import * as css from './foot-note.css.ts'
import { useCoversAction } from './use-covers-action.ts'

export interface FootNoteProps {
  /** Names the region, and stands above the text. */
  title: ReactNode
  id: string
  children: ReactNode
  /** Buttons of equal weight, side by side. */
  actions: ReactNode
  /** Takes the focus when it appears: for one that the reader opened. */
  requested?: boolean
}

/**
 * Something to answer that does not block the page: fixed at its foot, without layout shift. It waits for a page without
 * a sticky bar, and while it would cover a primary button; one that was requested stands above the bar.
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
