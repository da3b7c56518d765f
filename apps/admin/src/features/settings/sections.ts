import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EndpointName } from '@recadinho/contracts/endpoints'
import type { StaffRole } from '@recadinho/contracts/sessions'
import { mayCall } from '../../lib/may-call.ts'

/** The settings sections, each with its path and the call that loads it. */
const sections = [
  { to: '/admin/settings', label: msg`General`, reads: 'getAdminSettings' },
  { to: '/admin/settings/market', label: msg`Language and currency`, reads: 'getAdminSettings' },
  { to: '/admin/settings/hours', label: msg`Opening hours`, reads: 'getAdminSettings' },
  { to: '/admin/settings/sales', label: msg`Sales`, reads: 'listGateways' },
  { to: '/admin/settings/packages', label: msg`Packages and prices`, reads: 'listPackages' },
  { to: '/admin/settings/countries', label: msg`Countries`, reads: 'listCountries' },
  { to: '/admin/settings/rates', label: msg`Exchange rates`, reads: 'listCurrencyRates' },
  { to: '/admin/settings/promo-codes', label: msg`Promo codes`, reads: 'listPromoCodes' },
  { to: '/admin/settings/affiliates', label: msg`Affiliates`, reads: 'listAffiliates' },
  { to: '/admin/settings/commissions', label: msg`Commissions`, reads: 'listCommissions' },
  { to: '/admin/settings/payouts', label: msg`Payouts to affiliates`, reads: 'listPayouts' },
  { to: '/admin/settings/landing-pages', label: msg`Landing pages`, reads: 'listLandingSites' },
  { to: '/admin/settings/advertising', label: msg`Advertising`, reads: 'getAdvertising' },
  { to: '/admin/settings/reviews', label: msg`Reviews`, reads: 'listAdminReviews' },
  { to: '/admin/settings/templates', label: msg`Messages to buyers`, reads: 'listMessageTemplates' },
  { to: '/admin/settings/voices', label: msg`Voices`, reads: 'getShopVoices' },
  { to: '/admin/settings/approvals', label: msg`Approval of films`, reads: 'getAdminSettings' },
  { to: '/admin/settings/banner', label: msg`Seasonal banner`, reads: 'getAdminSettings' },
  { to: '/admin/settings/maintenance', label: msg`Maintenance`, reads: 'getAdminSettings' },
  { to: '/admin/settings/retention', label: msg`Retention`, reads: 'getAdminSettings' },
  { to: '/admin/team', label: msg`Team`, reads: 'listTeam' },
  { to: '/admin/audit', label: msg`Audit log`, reads: 'listAuditLog' },
  { to: '/admin/settings/personal-data', label: msg`Personal data`, reads: 'listPurges' },
] as const satisfies readonly { to: string; label: MessageDescriptor; reads: EndpointName }[]

export type Section = (typeof sections)[number]

/** The sections a role may open. */
export const sectionsOf = (role: StaffRole | undefined): readonly Section[] =>
  role === undefined ? [] : sections.filter(({ reads }) => mayCall(role, reads))
