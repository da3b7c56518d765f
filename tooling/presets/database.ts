import pg from 'pg'

/** Looks into the shop's own database: what a page cannot show. */
export async function query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(process.env['E2E_DATABASE'])
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}
