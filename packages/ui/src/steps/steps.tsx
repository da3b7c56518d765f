import type { ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './steps.css.ts'

export interface StepsProps {
  /** Accessible name of the list, such as "Step 2 of 3". */
  label: string
  /** Index of the current step, from 0. */
  current: number
  steps: readonly { label: string }[]
  /** Appended to a completed step's label for screen readers. */
  doneLabel?: string | undefined
  /** Renders the link back to a completed step; without it, steps are not links. */
  renderDone?: ((index: number, content: ReactNode) => ReactNode) | undefined
}

/** Progress through a flow of a few screens. */
export function Steps({ label, current, steps, doneLabel, renderDone }: StepsProps) {
  return (
    <ol aria-label={label} className={css.list}>
      {steps.map((step, index) => {
        const state = stateOf(index, current)
        const content = (
          <>
            <span className={`${css.bar} ${css.bars[state]}`} />
            <span className={css.label}>{step.label}</span>
            {state === 'done' && doneLabel && <VisuallyHidden>, {doneLabel}</VisuallyHidden>}
          </>
        )
        return (
          <li key={step.label} aria-current={state === 'current' ? 'step' : undefined} className={css.item}>
            {state === 'done' && renderDone ? (
              renderDone(index, content)
            ) : (
              <span className={css.plain}>{content}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function stateOf(index: number, current: number) {
  if (index < current) return 'done'
  return index === current ? 'current' : 'ahead'
}
