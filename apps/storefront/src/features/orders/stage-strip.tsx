import { CheckIcon } from '@recadinho/ui/icon'
import type { ReactNode } from 'react'
import * as css from './stage-strip.css.ts'

export interface Stage {
  title: ReactNode
  detail: ReactNode
  time?: ReactNode
  /** Decorative: the title has the meaning. */
  picture: ReactNode
  state: 'done' | 'now' | 'later'
}

/** An order's stages as a strip of pictures; on narrow screens only the current one is explained, below all of them. */
export function StageStrip({ label, stages }: { label: string; stages: readonly [Stage, Stage, Stage] }) {
  return (
    <ol aria-label={label} className={css.strip}>
      {stages.map(({ title, detail, time, picture, state }, index) => (
        <li
          key={css.columns[index]}
          aria-current={state === 'now' ? 'step' : undefined}
          className={`${css.stage} ${css.columns[index] ?? ''}`}
        >
          <span className={`${css.picture} ${css.states[state]}`}>
            {picture}
            {state === 'done' && (
              <span className={css.badge}>
                <CheckIcon size="sm" />
              </span>
            )}
          </span>
          <p className={css.title}>{title}</p>
          <div className={state === 'now' ? css.detail : `${css.detail} ${css.aside}`}>
            <p>{detail}</p>
            {time && <p>{time}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}
