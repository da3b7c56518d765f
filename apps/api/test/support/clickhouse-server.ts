import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/**
 * `clickhouse-server.ts <folder of chdb>`: ClickHouse as a library behind the HTTP interface of its server, as far as the
 * event store uses it. Says its address to the process that forked it, and ends with it.
 */
interface Chdb {
  Session: new () => { query(statement: string): string; cleanup(): void }
}

const [folder = ''] = process.argv.slice(2)
const { Session } = createRequire(join(folder, 'index.js'))('chdb') as Chdb // as its own types say
const session = new Session()

const server = createServer((request, response) => void answer(request, response))
server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
process.on('disconnect', () => {
  session.cleanup()
  process.exit()
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const statement = await text(request)
  const settings = new URL(request.url ?? '', 'http://localhost').searchParams
  try {
    for (const [name, value] of settings) session.query(`set ${name} = ${value}`)
    response.end(session.query(statement))
  } catch (error) {
    response.statusCode = 500
    response.end(error instanceof Error ? error.message : 'unknown')
  }
}
