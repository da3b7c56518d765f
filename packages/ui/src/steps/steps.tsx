import type { ReactNode } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './steps.css.ts'

export interface StepsProps {
  /** Names the list, such as "Step 2 of 3". */
  label: string
  /** Index of the step that is being done, from 0. */
  current: number
  steps: readonly { label: string }[]
  /** Said after the label of a step that is done. */
  doneLabel?: string | undefined
  /** Draws the link back to a step that is done, around what it shows; without it the steps are only shown. */
  renderDone?: ((index: number, content: ReactNode) => ReactNode) | undefined
}

/** How far one has come through a flow of a few screens. */
export function Steps({ label, current, steps, doneLabel, renderDone }: StepsProps) {
  return (
    <ol aria-label={label} className={css.list}>
      {steps.map((step, index) => {
        const place = placeOf(index, current)
        const content = (
          <>
            <span className={`${css.bar} ${css.bars[place]}`} />
            <span className={css.label}>{step.label}</span>
            {place === 'done' && doneLabel && <VisuallyHidden>, {doneLabel}</VisuallyHidden>}
          </>
        )
        return (
          <li key={step.label} aria-current={place === 'current' ? 'step' : undefined} className={css.item}>
            {place === 'done' && renderDone ? (
              renderDone(index, content)
            ) : (
              <span className={css.still}>{content}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function placeOf(index: number, current: number) {
  if (index < current) return 'done'
  return index === current ? 'current' : 'ahead'
}
