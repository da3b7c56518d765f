import type { AdNetwork } from '@recadinho/contracts/advertising'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../db/client.ts'
import type { AdvertisingTable } from '../../db/schema/catalog.ts'

const columns = [
  'meta_pixel_id',
  'meta_test_code',
  'meta_token_end',
  'meta_refused_at',
  'tiktok_pixel_id',
  'tiktok_server',
  'tiktok_token_end',
  'tiktok_refused_at',
] as const

/** All columns except the tokens. */
export type AdvertisingRow = Pick<Selectable<AdvertisingTable>, (typeof columns)[number]>

export const findAdvertising = (db: Db): Promise<AdvertisingRow> =>
  db.selectFrom('advertising').select(columns).executeTakeFirstOrThrow()

/** Locks the row until the transaction ends. */
export const lockAdvertising = (tx: Tx): Promise<AdvertisingRow> =>
  tx.selectFrom('advertising').select(columns).forUpdate().executeTakeFirstOrThrow()

type Accounts = Pick<AdvertisingRow, 'meta_pixel_id' | 'meta_test_code' | 'tiktok_pixel_id' | 'tiktok_server'>
/** A new pixel resets the refusal. */
type Reset = Partial<Record<`${AdNetwork}_refused_at`, null>>

export const updateAccounts = (tx: Tx, accounts: Accounts & Reset): Promise<AdvertisingRow> =>
  tx.updateTable('advertising').set(accounts).returning(columns).executeTakeFirstOrThrow()

/** A new token resets the refusal. */
export const updateToken = (
  tx: Tx,
  network: AdNetwork,
  token: { encrypted: Buffer; end: string } | null,
): Promise<AdvertisingRow> =>
  tx
    .updateTable('advertising')
    .set({
      [`${network}_token`]: token?.encrypted ?? null,
      [`${network}_token_end`]: token?.end ?? null,
      [`${network}_refused_at`]: null,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
