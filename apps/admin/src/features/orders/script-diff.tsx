import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import type { ScriptLine } from '@recadinho/contracts/scripts'
import { speakersText } from '@recadinho/stage/script-document'
import { diffArrays } from 'diff'
import { useMemo } from 'react'
import { WordDiff } from './word-diff.tsx'
import * as css from './word-diff.css.ts'

export interface ScriptDiffProps {
  from: readonly ScriptLine[]
  to: readonly ScriptLine[]
  order: Pick<AdminOrder, 'characters' | 'locale'>
}

/** Two scripts line by line: what each line said before and says now, who speaks included. */
export function ScriptDiff({ from, to, order: { characters, locale } }: ScriptDiffProps) {
  const pairs = useMemo(() => pairsOf(from, to), [from, to])
  const text = (line: ScriptLine | undefined) =>
    line && characters.length > 1
      ? `${speakersText(line, characters, locale)}: ${line.text}`
      : (line?.text ?? '')
  return (
    <ol className={css.box}>
      {pairs.map(({ key, was, now }) => (
        <li key={key}>
          <WordDiff from={text(was)} to={text(now)} lang={locale} />
        </li>
      ))}
    </ol>
  )
}

interface Pair {
  key: string
  was?: ScriptLine | undefined
  now?: ScriptLine | undefined
}

/** A line and what became of it have one id; a moved line is removed in one place and added in another. */
function pairsOf(from: readonly ScriptLine[], to: readonly ScriptLine[]): Pair[] {
  const find = (lines: readonly ScriptLine[], id: string) => lines.find((line) => line.id === id)
  const ids = (lines: readonly ScriptLine[]) => lines.map(({ id }) => id)
  return diffArrays(ids(from), ids(to)).flatMap(({ value, added, removed }) =>
    value.map((id) => ({
      key: `${added ? '+' : removed ? '-' : ''}${id}`,
      was: added ? undefined : find(from, id),
      now: removed ? undefined : find(to, id),
    })),
  )
}
