import { useLingui } from '@lingui/react/macro'
import type { TrackingStats } from '@recadinho/contracts/tracking'
import { Text } from '@recadinho/ui/text'
import { DetailCard } from '../../components/detail-card.tsx'
import { Figure, Figures } from '../../components/figure.tsx'
import { useLocale } from '../../lib/use-locale.ts'
import { inFigures, inMinutes } from './in-figures.ts'
import { SessionsLink, type ListedSessions } from './sessions-link.tsx'

export interface StatsCardProps {
  stats: TrackingStats
  /** Filters of the linked session list. */
  listed: ListedSessions
}

/** Totals of the period, compared with the period before. */
export function StatsCard({ stats: { totals, before }, listed }: StatsCardProps) {
  const { t } = useLingui()
  const { tag } = useLocale()
  const { count, share, change } = inFigures(tag)
  const each = (sum: number, sessions: number) => (sessions === 0 ? 0 : sum / sessions)
  const earlier = (value: string) => t`before: ${value}`
  const counted = (now: number, then: number) => earlier(count(then) + change(now, then))
  if (totals.sessions + before.sessions === 0)
    return (
      <DetailCard title={t`Visits`}>
        <Text tone="muted">{t`No visits in this period.`}</Text>
      </DetailCard>
    )
  return (
    <DetailCard title={t`Visits`}>
      <Figures>
        <Figure
          name={t`Visitors (estimate)`}
          value={totals.visitors === null ? '–' : count(totals.visitors)}
          note={
            totals.visitors === null || before.visitors === null
              ? t`known for one filter at a time`
              : counted(totals.visitors, before.visitors)
          }
        />
        <Figure
          name={<SessionsLink search={listed}>{t`Sessions`}</SessionsLink>}
          value={count(totals.sessions)}
          note={counted(totals.sessions, before.sessions)}
        />
        <Figure name={t`Page views`} value={count(totals.pages)} note={counted(totals.pages, before.pages)} />
        <Figure
          name={
            <SessionsLink search={{ ...listed, convertedOnly: true }}>{t`Sessions that paid`}</SessionsLink>
          }
          value={count(totals.paid)}
          note={counted(totals.paid, before.paid)}
        />
        <Figure
          name={t`Conversion`}
          value={share(totals.paid, totals.sessions)}
          note={earlier(share(before.paid, before.sessions))}
        />
        <Figure
          name={t`Left after one page`}
          value={share(totals.bounces, totals.sessions)}
          note={earlier(share(before.bounces, before.sessions))}
        />
        <Figure
          name={t`Time per session`}
          value={inMinutes(each(totals.seconds, totals.sessions))}
          note={earlier(inMinutes(each(before.seconds, before.sessions)))}
        />
      </Figures>
    </DetailCard>
  )
}
