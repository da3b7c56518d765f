import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAdmin } from '../../lib/use-admin.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { healthOptions } from './dashboard-queries.ts'
import { HealthFacts } from './health-facts.tsx'
import { FigureCard } from '../../components/figure-card.tsx'
import { Figure, Figures } from '../../components/figure.tsx'
import * as css from './dashboard.css.ts'

export interface HealthCardProps {
  /** How much money needs a decision. */
  openMoney: number
  /** The payment providers, each as a fact. */
  gateways: ReactNode
}

/** What is stuck, and whether the shop's parts are there. */
export function HealthCard({ openMoney, gateways }: HealthCardProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { tag } = useLocale()
  const number = new Intl.NumberFormat(tag)
  const stuck = (name: string, count: number) => (
    <Figure
      name={
        <Link to="/admin/money" className={css.link}>
          {name}
        </Link>
      }
      value={number.format(count)}
      alarming={count > 0}
    />
  )
  return (
    <FigureCard id="health" title={t`Health`} query={useQuery(healthOptions(api))}>
      {(health) => (
        <>
          <Figures>
            {stuck(t`Need your attention`, openMoney)}
            {stuck(t`Messages that failed`, health.deadEvents)}
            {stuck(t`Messages that wait for a setting`, health.blockedEvents)}
            {stuck(t`Failed payment notifications`, health.deadNotifications)}
          </Figures>
          <HealthFacts health={health} gateways={gateways} />
        </>
      )}
    </FigureCard>
  )
}
