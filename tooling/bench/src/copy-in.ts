import { once } from 'node:events'
import pg from 'pg'

/** Rows per chunk. */
const chunkRows = 1000

/** The methods that `pg` calls on a statement that copies rows; not part of its types. */
interface Connection {
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  stream: NodeJS.WritableStream & { writableNeedDrain: boolean }
}

/** Streams lines into a table with COPY. */
export async function copyIn(databaseUrl: string, table: string, lines: Iterable<string>): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await new Promise<void>((resolve, reject) => {
      const statement = {
        submit: (connection: Connection) => connection.query(`copy ${table} from stdin`),
        handleCopyInResponse: (connection: Connection) => void send(connection, lines).catch(reject),
        handleCommandComplete: () => undefined,
        handleReadyForQuery: () => resolve(),
        handleError: reject,
      }
      client.query(statement as unknown as pg.Submittable) // as pg-copy-streams does
    })
  } finally {
    await client.end()
  }
}

async function send(connection: Connection, lines: Iterable<string>): Promise<void> {
  let chunk: string[] = []
  const flush = async () => {
    connection.sendCopyFromChunk(Buffer.from(chunk.join('')))
    chunk = []
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
  }
  for (const line of lines) if (chunk.push(line) === chunkRows) await flush()
  await flush()
  connection.endCopyFrom()
}
