import { sql } from 'kysely'
import type { Db } from '../../../db/client.ts'
import type { FileStorage } from '../../../file-storage/storage.ts'
import { throwFailures, tryEachRow, type RowFailure } from '../../../jobs/each-row.ts'
import { speechFile } from '../../videos/files.ts'
import { deleteTake } from './queries.ts'

const batch = 100

/** `consented` has the database's precision. */
interface EndedTake {
  id: string
  consented: string
}

/**
 * Deletes parents' own voices once their order has been over since before that time, however long its video is kept. Yields
 * how many after each batch; one whose file cannot be deleted now stops no other, and is tried again the next night.
 */
export const removeParentTakes = (storage: FileStorage) =>
  async function* (db: Db, before: Date): AsyncGenerator<number> {
    const failures: RowFailure[] = []
    let after: EndedTake | undefined
    do {
      const takes = await listEndedTakes(db, { before, after, limit: batch })
      const failed = await tryEachRow(takes, async ({ id }) => {
        // From now on no film plays it.
        await db.updateTable('speech_clips').set({ stored_at: null }).where('id', '=', id).execute()
        await storage.remove(speechFile(id))
        await deleteTake(db, id)
      })
      failures.push(...failed)
      yield takes.length - failed.length
      after = takes.length < batch ? undefined : takes.at(-1)
    } while (after !== undefined)
    throwFailures(failures)
  }

const listEndedTakes = (
  db: Db,
  { before, after, limit }: { before: Date; after: EndedTake | undefined; limit: number },
): Promise<EndedTake[]> =>
  db
    .selectFrom('speech_clips as c')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .select(['c.id', sql<string>`c.consented_at::text`.as('consented')])
    // None is recorded after its order is over.
    .where('c.consented_at', '<', before)
    .where('o.status', 'in', ['completed', 'expired', 'cancelled'])
    .where(sql<Date>`coalesce(o.completed_at, o.expires_at, o.created_at)`, '<', before)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(c.consented_at, c.id) > (${after?.consented}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('c.consented_at')
    .orderBy('c.id')
    .limit(limit)
    .execute()
