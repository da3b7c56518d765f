import { adNetworks, type AdToken, type Advertising, type Pixel } from '@recadinho/contracts/advertising'
import type { Config } from '../../config.ts'
import type { AdvertisingRow } from './queries.ts'

export const advertisingView = (row: AdvertisingRow): Advertising => ({
  metaPixelId: row.meta_pixel_id,
  metaTestCode: row.meta_test_code,
  metaToken: tokenView(row.meta_token_end, row.meta_refused_at),
  tiktokPixelId: row.tiktok_pixel_id,
  tiktokServer: row.tiktok_server,
  tiktokToken: tokenView(row.tiktok_token_end, row.tiktok_refused_at),
})

const tokenView = (end: string | null, refusedAt: Date | null): AdToken | null =>
  end === null ? null : { end, refusedAt: refusedAt?.toISOString() ?? null }

/** The pixels that the shop's pages may load. */
export const pixelsOf = (row: AdvertisingRow, standIns: Config['adStandIns']): Pixel[] =>
  adNetworks.flatMap((network) => {
    const id = row[`${network}_pixel_id`]
    const { scriptUrl } = standIns[network]
    return id === '' ? [] : [{ network, id, ...(scriptUrl && { scriptUrl }) }]
  })
