import { dashboardPeriods, type DashboardPeriod } from '@recadinho/contracts/filters'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { StaffRole } from '@recadinho/contracts/sessions'
import { Tabs } from '@recadinho/ui/tabs'
import { Heading } from '@recadinho/ui/text'
import type { ReactNode } from 'react'
import { OfflineBanner } from '../../components/offline-banner.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import { Page } from '../../components/page.tsx'
import { mayCall } from '../../lib/may-call.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { salesOptions } from './dashboard-queries.ts'
import { ClosedCallout } from './closed-callout.tsx'
import { FilmsCard } from './films-card.tsx'
import { FirstStepsCard } from './first-steps-card.tsx'
import { HealthCard } from './health-card.tsx'
import { RevenueCard } from './revenue-card.tsx'
import { SalesCard } from './sales-card.tsx'
import { WorkCard } from './work-card.tsx'
import * as css from './dashboard.css.ts'

export interface DashboardPageProps {
  role: StaffRole
  days: DashboardPeriod
  onDays: (days: DashboardPeriod) => void
  openMoney: number
  gateways: ReactNode
}

/** How the shop does now and in a period: of each, what the role may see. */
export function DashboardPage({ role, days, onDays, openMoney, gateways }: DashboardPageProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageTitle>{t`Dashboard`}</PageTitle>
      <div className={css.page}>
        <Heading level={1} size="h2">
          <Trans>Dashboard</Trans>
        </Heading>
        <OfflineBanner />
        {mayCall(role, 'getShopHealth') && <ClosedCallout />}
        {mayCall(role, 'getFirstSteps') && <FirstStepsCard />}
        <div className={css.cards}>
          {mayCall(role, 'getWorkFigures') && <WorkCard />}
          {mayCall(role, 'getShopHealth') && <HealthCard openMoney={openMoney} gateways={gateways} />}
        </div>
        {mayCall(role, 'getSalesFigures') && (
          <Tabs
            label={t`Period`}
            value={String(days)}
            onChange={(value) => onDays(dashboardPeriods.find((each) => String(each) === value) ?? days)}
            items={dashboardPeriods.map((each) => ({
              value: String(each),
              label: each === 1 ? t`Today` : <Plural value={each} one="# day" other="# days" />,
              content: each === days && <PeriodCards role={role} days={days} />,
            }))}
          />
        )}
      </div>
    </Page>
  )
}

function PeriodCards({ role, days }: { role: StaffRole; days: DashboardPeriod }) {
  const { api } = useAdmin()
  const sales = useQuery(salesOptions(api, days)).data
  return (
    <div className={css.cards}>
      <SalesCard role={role} days={days} />
      {mayCall(role, 'getRevenueFigures') && (
        <RevenueCard period={days} since={sales?.since} days={sales?.days.map(({ day }) => day) ?? []} />
      )}
      {mayCall(role, 'getFilmFigures') && <FilmsCard days={days} />}
    </div>
  )
}
