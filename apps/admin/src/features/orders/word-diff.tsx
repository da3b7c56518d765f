import { Trans } from '@lingui/react/macro'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { diffWordsWithSpace } from 'diff'
import { useMemo } from 'react'
import * as css from './word-diff.css.ts'

/**
 * Word-by-word differences of two texts, marked by underline or strikethrough and, for screen readers, in words; never
 * only by colour.
 */
export function WordDiff({ from, to, lang }: { from: string; to: string; lang: string }) {
  const parts = useMemo(() => diffWordsWithSpace(from, to), [from, to])
  return (
    <p lang={lang} className={css.text}>
      {parts.map(({ value, added, removed }, at) => {
        const key = `${at}:${value}`
        if (added)
          return (
            <ins key={key} className={css.added}>
              <VisuallyHidden>
                [<Trans>added:</Trans>{' '}
              </VisuallyHidden>
              {value}
              <VisuallyHidden>]</VisuallyHidden>
            </ins>
          )
        if (removed)
          return (
            <del key={key} className={css.removed}>
              <VisuallyHidden>
                [<Trans>removed:</Trans>{' '}
              </VisuallyHidden>
              {value}
              <VisuallyHidden>]</VisuallyHidden>
            </del>
          )
        return <span key={key}>{value}</span>
      })}
    </p>
  )
}
