import { dashboardPeriods, type DashboardPeriod } from '@recadinho/contracts/filters'

/** The period as it stands in the address. */
export interface DashboardSearch {
  days?: DashboardPeriod
}

export const usualPeriod: DashboardPeriod = 7

/** Reads the period from an address, dropping what is none. */
export function parseDashboardSearch(raw: Record<string, unknown>): DashboardSearch {
  const days = dashboardPeriods.find((each) => String(each) === String(raw['days']))
  return days === undefined || days === usualPeriod ? {} : { days }
}
