import type { Db, Tx } from '../../db/client.ts'

export const listScripts = (db: Db, orderId: string) =>
  db
    .selectFrom('scripts')
    .select(['version', 'text', 'author', 'author_name', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('version', 'desc')
    .execute()

export type ScriptRow = Awaited<ReturnType<typeof listScripts>>[number]

export async function findNameHint(tx: Tx, orderId: string): Promise<string | null> {
  const row = await tx.selectFrom('orders').select('name_hint').where('id', '=', orderId).executeTakeFirst()
  return row?.name_hint ?? null
}
