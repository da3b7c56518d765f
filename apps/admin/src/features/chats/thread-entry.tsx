import { useLingui } from '@lingui/react/macro'
import type { ThreadItem } from '@recadinho/contracts/chats'
import { formatDateTime } from '@recadinho/i18n/dates'
import { Text } from '@recadinho/ui/text'
import { AttemptPill } from '../../components/attempt-pill.tsx'
import { Written } from '../../components/written.tsx'
import { channelLabels, deliveryError } from '../../lib/delivery-labels.ts'
import { inOneLine } from '../../lib/in-one-line.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { aboutLabel } from './chat-labels.ts'
import * as css from './chats.css.ts'

/** One message: author, time, channel and delivery state. */
export function ThreadEntry({ item }: { item: ThreadItem }) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  const { author, by, channel, about, text, state, error, at } = item
  const who = author === 'buyer' ? t`Buyer` : (by ?? (author === 'staff' ? t`Staff` : t`The shop`))
  return (
    <article className={author === 'buyer' ? css.theirs : css.ours}>
      <div className={css.meta}>
        <Text as="strong" weight="semibold">
          <Written text={who} />
        </Text>
        {state && <AttemptPill state={state} />}
      </div>
      {text !== null && (
        <p className={css.words}>
          <Written text={text} />
        </p>
      )}
      {text === null && about !== null && <Text>{aboutLabel(i18n, about)}</Text>}
      {text === null && about === null && (
        <Text tone="muted">{t`A picture, voice message or file, which can't be shown here.`}</Text>
      )}
      <Text size="xs" tone="muted">
        {inOneLine([
          i18n._(channelLabels[channel]),
          formatDateTime(at, tag),
          error !== null && deliveryError(i18n, error),
        ])}
      </Text>
    </article>
  )
}
