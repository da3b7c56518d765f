import type { LandingSite } from '@recadinho/contracts/landing-sites'
import type { LandingSiteRow } from './queries.ts'

export const landingSiteView = (row: LandingSiteRow, publicOrigin: string): LandingSite => ({
  key: row.key,
  name: row.name,
  origins: row.origins,
  active: row.active,
  shop: publicOrigin,
  createdAt: row.created_at.toISOString(),
})
