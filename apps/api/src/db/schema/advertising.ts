import type { Defaulted } from './columns.ts'

/** A single row: the shop's accounts with advertisers. Tokens are encrypted; their last characters identify them. */
export interface AdvertisingTable {
  id: Defaulted<boolean>
  meta_pixel_id: Defaulted<string>
  meta_test_code: Defaulted<string>
  meta_token: Buffer | null
  meta_token_end: string | null
  /** Since when Meta rejects the token: nothing is sent until there is another one. */
  meta_refused_at: Date | null
  tiktok_pixel_id: Defaulted<string>
  tiktok_server: Defaulted<boolean>
  tiktok_token: Buffer | null
  tiktok_token_end: string | null
  tiktok_refused_at: Date | null
}
