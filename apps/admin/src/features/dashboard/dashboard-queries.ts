import type { DashboardPeriod } from '@recadinho/contracts/filters'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../lib/api.ts'
import { refreshEvery } from '../../lib/refresh-every.ts'
import { setServerClock } from '../../lib/server-clock.ts'

/** Figures of whole days change slowly, and cost the server more. */
const figuresEvery = 60_000

/** The work that waits for production staff. */
export const workOptions = (api: Client) =>
  queryOptions({
    queryKey: ['dashboard', 'work'],
    async queryFn({ signal }) {
      const work = await api.call('getWorkFigures', { signal })
      setServerClock(work.serverTime)
      return work
    },
    refetchInterval: refreshEvery,
  })

export const salesOptions = (api: Client, days: DashboardPeriod) =>
  queryOptions({
    queryKey: ['dashboard', 'sales', days],
    queryFn: ({ signal }) => api.call('getSalesFigures', { query: { days }, signal }),
    refetchInterval: figuresEvery,
  })

export const revenueOptions = (api: Client, days: DashboardPeriod) =>
  queryOptions({
    queryKey: ['dashboard', 'revenue', days],
    queryFn: ({ signal }) => api.call('getRevenueFigures', { query: { days }, signal }),
    refetchInterval: figuresEvery,
  })

export const filmsOptions = (api: Client, days: DashboardPeriod) =>
  queryOptions({
    queryKey: ['dashboard', 'films', days],
    queryFn: ({ signal }) => api.call('getFilmFigures', { query: { days }, signal }),
    refetchInterval: figuresEvery,
  })

export const healthOptions = (api: Client) =>
  queryOptions({
    queryKey: ['dashboard', 'health'],
    queryFn: ({ signal }) => api.call('getShopHealth', { signal }),
    refetchInterval: refreshEvery,
  })

export const firstStepsOptions = (api: Client) =>
  queryOptions({
    queryKey: ['dashboard', 'first-steps'],
    queryFn: ({ signal }) => api.call('getFirstSteps', { signal }),
  })
