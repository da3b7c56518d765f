import { query } from '@recadinho/presets/database'

/** Makes sure that the shop has this affiliate. */
export async function addAffiliate(code: string): Promise<void> {
  await query(
    `insert into affiliates (code, name, commission) values ($1, 'A bookshop', 10) on conflict do nothing`,
    [code],
  )
}
