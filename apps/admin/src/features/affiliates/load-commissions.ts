import type { AdminContext } from '../../lib/context.ts'
import {
  balancesOptions,
  commissionsOptions,
  partnerLinkOptions,
  payoutsOptions,
} from './commission-queries.ts'
import type { CommissionSearch } from './commission-search.ts'

// What the routes' loaders read, in a file of its own so that it loads with their pages, not with the app.

export const loadCommissions = ({ api, queryClient }: AdminContext, search: CommissionSearch) =>
  Promise.all([
    queryClient.ensureQueryData(balancesOptions(api)),
    queryClient.ensureInfiniteQueryData(commissionsOptions(api, search)),
  ])

export const loadPayouts = ({ api, queryClient }: AdminContext) =>
  Promise.all([
    queryClient.ensureQueryData(balancesOptions(api)),
    queryClient.ensureInfiniteQueryData(payoutsOptions(api)),
  ])

export const loadAccount = ({ api, queryClient }: AdminContext, code: string) =>
  Promise.all([
    queryClient.ensureQueryData(balancesOptions(api, code)),
    queryClient.ensureQueryData(partnerLinkOptions(api, code)),
  ])
