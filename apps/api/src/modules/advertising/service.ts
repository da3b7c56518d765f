import { adNetworks, type AdNetwork, type ChangeAdvertisingBody } from '@recadinho/contracts/advertising'
import type { Context } from '../../context.ts'
import { transact } from '../../db/transaction.ts'
import { applyEdit, editDetails } from '../../edits.ts'
import type { Asker } from '../audit/asker.ts'
import { insertAuditEntry } from '../audit/queries.ts'
import { makeDue } from '../outbox/write.ts'
import { lockAdvertising, updateAccounts, updateToken, type AdvertisingRow } from './queries.ts'
import { tokenEncryption } from './account.ts'
import { advertisingView } from './view.ts'

/** Applies the differences and writes an audit entry; a no-op without differences. */
export const changeAdvertising = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  edit: ChangeAdvertisingBody,
  asker: Asker,
): Promise<AdvertisingRow> =>
  transact(db, async (tx) => {
    const row = await lockAdvertising(tx)
    const { metaToken: _, tiktokToken: __, ...before } = advertisingView(row)
    const edited = applyEdit(before, edit)
    if (edited.changed.length === 0) return row
    await insertAuditEntry(tx, {
      at: clock.now(),
      ...asker,
      action: 'advertising.changed',
      subject: 'advertising',
      details: editDetails(before, edited),
    })
    const others = adNetworks.filter((network) => edited.changed.includes(`${network}PixelId`))
    // Events that the advertiser refused for the previous pixel are sent to this one.
    if (others.length > 0) await makeDue(tx, 'account_refused')
    return updateAccounts(tx, {
      ...Object.fromEntries(others.map((network) => [`${network}_refused_at`, null])),
      meta_pixel_id: edited.next.metaPixelId,
      meta_test_code: edited.next.metaTestCode,
      tiktok_pixel_id: edited.next.tiktokPixelId,
      tiktok_server: edited.next.tiktokServer,
    })
  })

/** The audit entry contains nothing of the token, not even its last characters. */
export const setAdToken = (
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  network: AdNetwork,
  token: string | null,
  asker: Asker,
): Promise<AdvertisingRow> =>
  transact(db, async (tx) => {
    const row = await lockAdvertising(tx)
    if (token === null && row[`${network}_token_end`] === null) return row
    await insertAuditEntry(tx, {
      at: clock.now(),
      ...asker,
      action: token === null ? 'advertising.token_removed' : 'advertising.token_set',
      subject: `advertising/${network}`,
      details: {},
    })
    if (token === null) return updateToken(tx, network, null)
    // Events that the advertiser refused with the previous token are sent with this one.
    await makeDue(tx, 'account_refused')
    const encrypted = tokenEncryption.encrypt(config.linkSecret, Buffer.from(token))
    return updateToken(tx, network, { encrypted, end: token.slice(-4) })
  })
