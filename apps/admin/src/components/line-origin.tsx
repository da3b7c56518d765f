import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Locale } from '@recadinho/contracts/common'
import type { LineOrigin as Origin, ScriptLine } from '@recadinho/contracts/scripts'
import { notesOf } from '@recadinho/stage/script-document'
import { StatusPill } from '@recadinho/ui/badge'
import { Written } from './written.tsx'
import * as css from './script-lines.css.ts'

const labels: Record<Origin, MessageDescriptor> = {
  shop: msg`From the shop`,
  note: msg`From the buyer's notes`,
  buyer: msg`The buyer's own words`,
  staff: msg`Written by staff`,
  service: msg`From the writing service`,
}

/** Where a line comes from; what it tells of the notes is shown on demand. */
export function LineOrigin({ line, lang }: { line: Pick<ScriptLine, 'origin' | 'note'>; lang: Locale }) {
  const { i18n } = useLingui()
  const { origin, note } = line
  const words = i18n._(labels[origin])
  const label = origin === 'buyer' ? <StatusPill tone="info">{words}</StatusPill> : words
  if (note === null) return <p className={css.origin}>{label}</p>
  return (
    <details className={css.origin}>
      <summary>{label}</summary>
      <p lang={lang} className={css.note}>
        “<Written text={notesOf({ note }).join(' · ')} />”
      </p>
    </details>
  )
}
