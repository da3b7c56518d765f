import { Trans } from '@lingui/react/macro'
import { CheckCircleIcon } from '@recadinho/ui/icon'
import type { ReactNode } from 'react'
import * as css from './key-points.css.ts'

/** The key points of a legal page in a few lines; the sections below are authoritative. */
export function KeyPoints({ points }: { points: readonly { key: string; text: ReactNode }[] }) {
  return (
    <aside aria-labelledby="in-short" className={css.box}>
      <h2 id="in-short" className={css.title}>
        <Trans>In short</Trans>
      </h2>
      <ul className={css.points}>
        {points.map(({ key, text }) => (
          <li key={key} className={css.point}>
            <span className={css.icon}>
              <CheckCircleIcon />
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </aside>
  )
}
