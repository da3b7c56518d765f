import { query } from '@recadinho/presets/database'

/** Creates the affiliate if it does not exist. */
export async function addAffiliate(code: string, name = 'A bookshop'): Promise<void> {
  await query(`insert into affiliates (code, name, commission) values ($1, $2, 10) on conflict do nothing`, [
    code,
    name,
  ])
}
