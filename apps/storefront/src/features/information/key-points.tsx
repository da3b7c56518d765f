import { Trans } from '@lingui/react/macro'
import { CheckCircleIcon } from '@recadinho/ui/icon'
import type { MessageDescriptor } from '@lingui/core'
import { useWords } from './use-words.tsx'
import * as css from './key-points.css.ts'

/** The key points of a legal page in a few lines; the sections below are authoritative. */
export function KeyPoints({ points }: { points: readonly MessageDescriptor[] }) {
  const words = useWords()
  return (
    <aside aria-labelledby="in-short" className={css.box}>
      <h2 id="in-short" className={css.title}>
        <Trans>In short</Trans>
      </h2>
      <ul className={css.points}>
        {points.map((point) => (
          <li key={point.id} className={css.point}>
            <span className={css.icon}>
              <CheckCircleIcon />
            </span>
            <span>{words(point)}</span>
          </li>
        ))}
      </ul>
    </aside>
  )
}
