import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ContactMessageSummary } from '@recadinho/contracts/contact-messages'
import { formatDateTime } from '@recadinho/i18n/dates'
import { StatusPill } from '@recadinho/ui/badge'
import { Text } from '@recadinho/ui/text'
import { Written } from '../../components/written.tsx'
import { inOneLine } from '../../lib/in-one-line.ts'
import { rowLink } from '../../lib/use-list-keys.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { stateLabels, stateTones } from './contact-labels.ts'
import * as css from './messages.css.ts'

/** A message as a row: sender, subject and excerpt. */
export function MessageItem({ message }: { message: ContactMessageSummary }) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  const { id, fullName, subject, excerpt, state, assignee, answersCount, createdAt } = message
  const colleague = assignee?.name
  return (
    <li className={css.item}>
      <div className={css.head}>
        <Link to="/admin/messages/$id" params={{ id }} className={css.link} {...rowLink}>
          <Written text={subject} />
        </Link>
        <StatusPill tone={stateTones[state]}>{i18n._(stateLabels[state])}</StatusPill>
      </div>
      <Text size="sm">
        <Written text={fullName} />
      </Text>
      <Text size="sm" tone="muted" lines="one" lang={message.locale}>
        {excerpt}
      </Text>
      <Text size="xs" tone="muted">
        {inOneLine([
          formatDateTime(createdAt, tag),
          colleague ? t`Assigned to ${colleague}` : t`Not assigned`,
          answersCount > 0 && t`${plural(answersCount, { one: '# answer', other: '# answers' })}`,
        ])}
      </Text>
    </li>
  )
}
