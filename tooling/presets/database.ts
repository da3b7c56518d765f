import pg from 'pg'

/** Queries the shop's own database, or another shop's, for facts that no page shows. */
export const query = <Row extends object>(
  text: string,
  values: unknown[] = [],
  database = process.env['E2E_DATABASE'] ?? '',
): Promise<Row[]> => withServer(database, async (client) => (await client.query<Row>(text, values)).rows)

/** Creates an empty database on that server, replacing one from an earlier run; returns its URL. */
export async function createEmptyDatabase(server: string, name: string): Promise<string> {
  await withServer(server, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name}`)
  })
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.toString()
}

async function withServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
