import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Locale } from '@recadinho/contracts/common'
import type { UnsaidChoice } from '@recadinho/contracts/personalization'
import type { LeftOutReason } from '@recadinho/contracts/scripts'
import { StatusPill } from '@recadinho/ui/badge'
import { Button } from '@recadinho/ui/button'
import { Text } from '@recadinho/ui/text'
import { useEffect, useId, useRef } from 'react'
import { choiceTexts } from '../lib/field-labels.ts'
import { Written } from './written.tsx'
import * as css from './note-parts.css.ts'

/** What becomes of a part of the buyer's notes. */
export interface NotePart {
  /** In the words of the notes. */
  text: string
  /** The id of the line that says it. */
  line: string | null
  /** Why no line says it. */
  reason: LeftOutReason | null
  /** What the buyer decided about it, if anything. */
  choice: UnsaidChoice | null
  /** Whether the caller may decide about it. */
  maySay?: boolean
}

/** What the caller may decide. */
export interface NoteChoices<Part extends NotePart> {
  /** Opens a line for a part; `undefined` without room for another line. */
  onSay: ((part: Part) => void) | undefined
  /** `null` takes a choice back. */
  onDecide: (part: Part, choice: UnsaidChoice | null) => void
}

const nobodysBusiness = msg`Not in the film: private`

const reasons: Record<LeftOutReason, MessageDescriptor> = {
  contact: nobodysBusiness,
  address: nobodysBusiness,
  school: nobodysBusiness,
  surname: nobodysBusiness,
  money: nobodysBusiness,
  birth: nobodysBusiness,
  silence: msg`Not in the film: the notes ask not to mention it`,
  sensitive: msg`Not in the film: too sensitive to say without asking`,
  instruction: msg`Not in the film: meant for us`,
  language: msg`Not in the film: in another language`,
  unclear: msg`Not in the film: we weren't sure what it means`,
  room: msg`Not in the film: no room`,
  covered: msg`In the film anyway`,
  skipped: msg`Not in the film: no line says it`,
  removed: msg`Not in the film: its line was removed`,
}

export interface NotePartsProps<Part extends NotePart> {
  parts: readonly Part[]
  /** The language of the notes. */
  lang: Locale
  /** Shows the line with this id. */
  onShow: (line: string) => void
  /** While the order is being taken. */
  choices?: NoteChoices<Part> | undefined
}

/** Each part of the buyer's notes: the line of the film that says it, or why none does and what may be done about it. */
export function NoteParts<Part extends NotePart>({ parts, lang, onShow, choices }: NotePartsProps<Part>) {
  if (parts.length === 0) return null
  return (
    <section>
      <Text size="sm" weight="semibold">
        <Trans>What becomes of the notes</Trans>
      </Text>
      <ul className={css.parts}>
        {parts.map((part) => (
          <Item key={part.text} {...{ part, lang, onShow, choices }} />
        ))}
      </ul>
    </section>
  )
}

interface ItemProps<Part extends NotePart> extends Omit<NotePartsProps<Part>, 'parts'> {
  part: Part
}

function Item<Part extends NotePart>({ part, lang, onShow, choices }: ItemProps<Part>) {
  const { i18n } = useLingui()
  const { text, line, reason, choice } = part
  const quote = useId()
  const item = useRef<HTMLLIElement>(null)
  const decided = useRef<UnsaidChoice | null>(undefined)
  // What was pressed is gone by then; the focus stays with its part.
  useEffect(() => {
    if (decided.current !== choice) return
    decided.current = undefined
    item.current?.querySelector('button')?.focus({ preventScroll: true })
  })
  const decide = (next: UnsaidChoice | null) => {
    decided.current = next
    choices?.onDecide(part, next)
  }
  return (
    <li ref={item} className={css.part}>
      <Text as="span" size="sm" id={quote}>
        “
        <span lang={lang}>
          <Written text={text} />
        </span>
        ”
      </Text>
      {line !== null ? (
        <Button size="sm" variant="subtle" aria-describedby={quote} onClick={() => onShow(line)}>
          <Trans>In the film: show the line</Trans>
        </Button>
      ) : choice ? (
        <StatusPill tone="info">{i18n._(choiceTexts[choice])}</StatusPill>
      ) : (
        <Text as="span" size="sm" tone="muted">
          {reason && i18n._(reasons[reason])}
        </Text>
      )}
      {choices && part.maySay && (
        <>
          <Button
            size="sm"
            variant="secondary"
            disabled={!choices.onSay}
            aria-describedby={quote}
            onClick={() => choices.onSay?.(part)}
          >
            <Trans>Say it</Trans>
          </Button>
          <Button size="sm" variant="subtle" aria-describedby={quote} onClick={() => decide('team')}>
            <Trans>Tell the team only</Trans>
          </Button>
          <Button size="sm" variant="subtle" aria-describedby={quote} onClick={() => decide('never')}>
            <Trans>Never mention it</Trans>
          </Button>
        </>
      )}
      {choices && choice && (
        <Button size="sm" variant="subtle" aria-describedby={quote} onClick={() => decide(null)}>
          <Trans>Undo</Trans>
        </Button>
      )}
    </li>
  )
}
