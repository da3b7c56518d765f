import { useLingui } from '@lingui/react/macro'
import type { SessionEvent } from '@recadinho/contracts/tracked-sessions'
import { CardIcon, ExternalIcon, FilmIcon, HeartIcon, ListIcon, type Icon } from '@recadinho/ui/icon'
import { Text } from '@recadinho/ui/text'
import { Timeline } from '@recadinho/ui/timeline'
import { Written } from '../../components/written.tsx'
import { useLocale } from '../../lib/use-locale.ts'
import { durationWords } from './duration.ts'
import { actionWords, keyWords, propertyWords } from './session-labels.ts'
import * as css from './session-page.css.ts'

const icons: Record<string, Icon> = {
  outbound: ExternalIcon,
  video: FilmIcon,
  VideoView: FilmIcon,
  order_placed: HeartIcon,
  order_paid: CardIcon,
}
/** The API's maximum. */
const eventsAtMost = 1000

/** A session's events, oldest first, with the time until the next one. */
export function SessionTimeline({ events }: { events: readonly SessionEvent[] }) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  const clock = new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeStyle: 'medium' })
  const timeOf = (at: string, before: string | undefined) => {
    const when = clock.format(new Date(at))
    if (before === undefined) return when
    const later = durationWords(Math.max(0, Date.parse(at) - Date.parse(before)), tag)
    return t`${when} · ${later} later`
  }
  if (events.length === 0) return <Text tone="muted">{t`What it did isn't kept any more.`}</Text>
  return (
    <>
      <Timeline
        label={t`Timeline`}
        items={events.map((event, index) => {
          const { id, action, at, properties } = event
          const before = events[index - 1]
          const Icon = icons[action] ?? ListIcon
          return {
            id,
            title: <Written text={actionWords(i18n, action)} />,
            detail: (
              <>
                <Where event={event} />
                {properties.map(({ name, value }) => (
                  <div key={name}>
                    {propertyWords(i18n, name)}: <Written text={String(value)} />
                  </div>
                ))}
              </>
            ),
            time: timeOf(at, before?.at),
            icon: <Icon size="sm" />,
            tone: action === 'order_paid' ? 'success' : 'neutral',
          }
        })}
      />
      {events.length >= eventsAtMost && <Text tone="muted">{t`Only its first 1,000 events are shown.`}</Text>}
    </>
  )
}

function Where({ event: { path, site } }: { event: SessionEvent }) {
  const { i18n } = useLingui()
  if (path === '') return null
  const page = keyWords(i18n, path)
  return (
    <div className={css.path}>
      <Written text={site === '' ? page : `${site}: ${page}`} />
    </div>
  )
}
