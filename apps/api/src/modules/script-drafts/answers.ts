import type { Db, Tx } from '../../db/client.ts'

/** The stored answer to a request, with tokens instead of names. */
export async function findAnswer(db: Db | Tx, key: Buffer): Promise<string | undefined> {
  const row = await db.selectFrom('script_answers').select('answer').where('key', '=', key).executeTakeFirst()
  return row?.answer
}

/** Stores an answer and returns the stored one: the first of two simultaneous answers. */
export async function storeAnswer(db: Db, key: Buffer, answer: string): Promise<string> {
  await db
    .insertInto('script_answers')
    .values({ key, answer })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findAnswer(db, key)) ?? answer
}
