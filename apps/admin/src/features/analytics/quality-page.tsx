import { useLingui } from '@lingui/react/macro'
import type { StaffRole } from '@recadinho/contracts/sessions'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { Text } from '@recadinho/ui/text'
import { useDeferredValue } from 'react'
import { DetailCard } from '../../components/detail-card.tsx'
import { Fact, Facts } from '../../components/facts.tsx'
import { OutOfDate } from '../../components/out-of-date.tsx'
import { PageError } from '../../components/page-error.tsx'
import { timeAgo } from '../../lib/time-ago.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { parseAnalyticsSearch, type AnalyticsSearch } from './analytics-search.ts'
import { PeriodFields } from './period-fields.tsx'
import { PurchasesCard } from './purchases-card.tsx'
import { NoteCounts } from './note-counts.tsx'
import { qualityOptions } from './quality-queries.ts'
import { fields } from './overview.css.ts'
import * as css from './session-page.css.ts'

export interface QualityPageProps {
  role: StaffRole
  search: AnalyticsSearch
  onSearch: (search: AnalyticsSearch) => void
}

/** How complete the figures of a period are. */
export function QualityPage({ role, search, onSearch }: QualityPageProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const shown = useDeferredValue(search)
  const quality = useSuspenseQuery(qualityOptions(api, shown))
  const { figures, advertisers, notes, serverTime } = quality.data
  const isRobot = ({ reason }: { reason: string }) => reason.startsWith('bot_')
  return (
    <div className={css.page} aria-busy={shown !== search}>
      <search className={fields}>
        <PeriodFields
          search={search}
          onChange={(change) => onSearch(parseAnalyticsSearch({ ...search, ...change }))}
        />
      </search>
      <OutOfDate query={quality} />
      <div className={css.columns}>
        <div className={css.column}>
          <DetailCard title={t`Freshness`}>
            <Freshness figures={figures} now={Date.parse(serverTime)} />
          </DetailCard>
          <DetailCard title={t`Robots`}>
            <Text size="sm" tone="muted">{t`Their events are kept and left out of every figure.`}</Text>
            <NoteCounts label={t`Robots`} notes={notes.filter(isRobot)} />
          </DetailCard>
          <DetailCard title={t`Refused and corrected`}>
            <Text size="sm" tone="muted">
              {t`What pages sent and couldn't be counted, or only without some details.`}
            </Text>
            <NoteCounts label={t`Refused and corrected`} notes={notes.filter((note) => !isRobot(note))} />
          </DetailCard>
        </div>
        <div className={css.column}>
          {advertisers.map((advertiser) => (
            <PurchasesCard key={advertiser.network} advertiser={advertiser} role={role} now={serverTime} />
          ))}
          {advertisers.length === 0 && (
            <DetailCard title={t`Purchases and advertisers`}>
              <Text tone="muted">
                {t`The server tells no advertiser about purchases. Set up an account in the settings.`}
              </Text>
            </DetailCard>
          )}
        </div>
      </div>
    </div>
  )
}

/** Shown when the page could not be loaded. */
export function QualityError(props: ErrorComponentProps) {
  const { t } = useLingui()
  return <PageError {...props} title={t`We couldn't load the data quality`} />
}

interface FreshnessProps {
  figures: { countedAt: string | null; failing: boolean; newestSessionAt: string | null }
  now: number
}

function Freshness({ figures: { countedAt, failing, newestSessionAt }, now }: FreshnessProps) {
  const { t } = useLingui()
  const { tag } = useLocale()
  return (
    <Facts>
      <Fact name={t`Figures counted`}>
        {countedAt === null ? t`Not yet` : timeAgo(countedAt, now, tag)}
        {failing && <span className={css.alarming}> · {t`the last try failed`}</span>}
      </Fact>
      <Fact name={t`Newest session`}>
        {newestSessionAt === null ? t`None in this period` : timeAgo(newestSessionAt, now, tag)}
      </Fact>
    </Facts>
  )
}
