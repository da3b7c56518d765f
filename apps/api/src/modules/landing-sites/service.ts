import type {
  ChangeLandingSiteBody,
  CreateLandingSiteBody,
  LandingSite,
} from '@recadinho/contracts/landing-sites'
import type { Context } from '../../context.ts'
import { transact } from '../../db/transaction.ts'
import { applyEdit, createdDetails, editDetails } from '../../edits.ts'
import { AppError } from '../../errors.ts'
import type { Asker } from '../audit/asker.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { insertSite, lockSite, updateSite, type LandingSiteRow } from './queries.ts'

type Infrastructure = Pick<Context, 'db' | 'clock' | 'config'>

export function createLandingSite(
  { db, clock, config }: Infrastructure,
  { key, ...typed }: CreateLandingSiteBody,
  asker: Asker,
): Promise<LandingSite> {
  const fields = { ...typed, name: typed.name.trim() }
  checkOrigins(fields.origins, 'body/origins')
  return transact(db, async (tx) => {
    const row = await insertSite(tx, { key, ...fields, created_at: clock.now() })
    if (!row) throw invalid('Another site has this key', { path: 'body/key', message: 'exists' })
    await insertAuditEntry(tx, {
      at: clock.now(),
      ...asker,
      action: 'landing_site.created',
      subject: `landing-sites/${key}`,
      details: createdDetails(fields),
    })
    return landingSiteView(row, config.publicOrigin)
  })
}

/** Changes the fields that differ. Earlier events keep their site. */
export function changeLandingSite(
  { db, clock, config }: Infrastructure,
  key: string,
  { was, changes: typed }: ChangeLandingSiteBody,
  asker: Asker,
): Promise<LandingSite> {
  const changes = { ...typed, ...(typed.name !== undefined && { name: typed.name.trim() }) }
  if (changes.origins) checkOrigins(changes.origins, 'body/changes/origins')
  return transact(db, async (tx) => {
    const found = await lockSite(tx, key)
    if (!found) throw new AppError('not_found', 'No such site')
    const before = landingSiteView(found, config.publicOrigin)
    const edited = applyEdit<LandingSite>(before, { was, changes })
    if (edited.changed.length === 0) return before
    await insertAuditEntry(tx, {
      at: clock.now(),
      ...asker,
      action: 'landing_site.changed',
      subject: `landing-sites/${key}`,
      details: editDetails(before, edited),
    })
    return landingSiteView(await updateSite(tx, key, edited.next), config.publicOrigin)
  })
}

/**
 * Browsers send origins in canonical form: without the default port, IP addresses in dotted form, and so on.
 */
function checkOrigins(origins: readonly string[], path: string): void {
  if (!origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin))
    throw invalid('An origin is not valid', { path, message: 'format' })
}

const invalid = (text: string, issue: { path: string; message: string }) =>
  new AppError('validation_failed', text, { issues: [issue] })

export const landingSiteView = (row: LandingSiteRow, publicOrigin: string): LandingSite => ({
  key: row.key,
  name: row.name,
  origins: row.origins,
  active: row.active,
  shop: publicOrigin,
  createdAt: row.created_at.toISOString(),
})
