import * as css from './steps.css.ts'

export interface StepsProps {
  /** Names the list, such as "Step 2 of 3". */
  label: string
  /** Index of the step that is being done, from 0. */
  current: number
  steps: readonly { label: string }[]
}

/** How far one has come through a flow of a few screens. */
export function Steps({ label, current, steps }: StepsProps) {
  return (
    <ol aria-label={label} className={css.list}>
      {steps.map((step, index) => (
        <li key={step.label} aria-current={index === current ? 'step' : undefined} className={css.item}>
          <span className={`${css.bar} ${css.bars[placeOf(index, current)]}`} />
          <span className={css.label}>{step.label}</span>
        </li>
      ))}
    </ol>
  )
}

function placeOf(index: number, current: number) {
  if (index < current) return 'done'
  return index === current ? 'current' : 'ahead'
}
