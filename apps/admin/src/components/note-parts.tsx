import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Locale } from '@recadinho/contracts/common'
import type { UnsaidChoice } from '@recadinho/contracts/personalization'
import type { LeftOutReason } from '@recadinho/contracts/scripts'
import { StatusPill } from '@recadinho/ui/badge'
import { Button } from '@recadinho/ui/button'
import { Text } from '@recadinho/ui/text'
import { choiceTexts } from '../lib/choice-texts.ts'
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
  removed: msg`Not in the film: its line was removed`,
}

export interface NotePartsProps {
  parts: readonly NotePart[]
  /** The language of the notes. */
  lang: Locale
  /** Shows the line with this id. */
  onShow: (line: string) => void
}

/** Each part of the buyer's notes: the line of the film that says it, or why none does. */
export function NoteParts({ parts, lang, onShow }: NotePartsProps) {
  if (parts.length === 0) return null
  return (
    <section>
      <Text size="sm" weight="semibold">
        <Trans>What becomes of the notes</Trans>
      </Text>
      <ul className={css.parts}>
        {parts.map(({ text, line, reason, choice }) => (
          <li key={text} className={css.part}>
            <Text as="span" size="sm">
              “
              <span lang={lang}>
                <Written text={text} />
              </span>
              ”
            </Text>
            <Standing {...{ line, reason, choice, onShow }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Standing({ line, reason, choice, onShow }: Omit<NotePart, 'text'> & Pick<NotePartsProps, 'onShow'>) {
  const { i18n } = useLingui()
  if (line !== null)
    return (
      <Button size="sm" variant="subtle" onClick={() => onShow(line)}>
        <Trans>In the film: show the line</Trans>
      </Button>
    )
  if (choice) return <StatusPill tone="info">{i18n._(choiceTexts[choice])}</StatusPill>
  return (
    <Text as="span" size="sm" tone="muted">
      {reason && i18n._(reasons[reason])}
    </Text>
  )
}
