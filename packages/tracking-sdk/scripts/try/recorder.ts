import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bundleScript } from '../bundle.ts'
import type { TrackingPayload } from '../../src/types.ts'

export interface RecordedRequest {
  path: string
  method: string
  origin: string | undefined
  cookie: string | undefined
  type: string | undefined
  bytes: number
  status: number
  events: TrackingPayload[]
}

export interface Recorder {
  origin: string
  requests: RecordedRequest[]
  /** The acknowledged events, by id. */
  events: Map<string, TrackingPayload>
  stop(): Promise<void>
}

export interface RecorderOptions {
  port?: number
  /** Returns the status of the next request; 204 by default. `drop` accepts the events and breaks the connection. */
  answer?: () => number | 'drop'
  heard?: (request: RecordedRequest) => void
  /** Returns any other page of this origin. */
  page?: (path: string) => FoundPage | undefined
}

interface FoundPage {
  body: string
  headers?: Record<string, string>
  type?: string
}

/** A server that responds like the shop's: the script, `POST /i` for other sites, and the shop's own endpoint. */
export async function startRecorder({
  port = 0,
  answer = () => 204,
  heard,
  page,
}: RecorderOptions): Promise<Recorder> {
  const script = await bundleScript()
  const requests: RecordedRequest[] = []
  const events = new Map<string, TrackingPayload>()

  function record(request: IncomingMessage, text: string, status: number): RecordedRequest {
    const body = JSON.parse(text || '{}') as { events?: TrackingPayload[] } & TrackingPayload // the SDK wrote it
    const { origin, cookie, 'content-type': type } = request.headers
    const recorded = {
      path: pathOf(request),
      method: request.method ?? '',
      origin,
      cookie,
      type,
      bytes: Buffer.byteLength(text),
      status,
      events: text ? (body.events ?? [body]) : [],
    }
    requests.push(recorded)
    heard?.(recorded)
    return recorded
  }

  async function take(request: IncomingMessage, response: ServerResponse) {
    const text = await read(request)
    const status = answer()
    const taken = record(request, text, status === 'drop' ? 204 : status)
    if (taken.status === 204) for (const event of taken.events) events.set(event.eventId, event)
    if (status === 'drop') request.socket.destroy()
    else response.writeHead(status, { 'access-control-allow-origin': '*' }).end()
  }

  function serve(request: IncomingMessage, response: ServerResponse) {
    const found =
      pathOf(request) === '/t.js' ? { body: script, type: 'text/javascript' } : page?.(pathOf(request))
    const type = `${found?.type ?? 'text/html'}; charset=utf-8`
    const headers = { 'content-type': type, 'access-control-allow-origin': '*', ...found?.headers }
    response.writeHead(found ? 200 : 404, headers).end(found?.body)
  }

  const server = createServer((request, response) => {
    // A page that closes aborts its requests.
    if (request.method === 'POST') take(request, response).catch(() => response.destroy())
    else {
      if (request.method === 'OPTIONS') record(request, '', 404)
      serve(request, response)
    }
  })
  await new Promise<void>((listening) => server.listen(port, 'localhost', listening))
  const { port: used } = server.address() as AddressInfo // a TCP server's address is never a string
  return {
    origin: `http://localhost:${used}`,
    requests,
    events,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}

const pathOf = ({ url = '/' }: IncomingMessage) => new URL(url, 'http://recorder').pathname

async function read(request: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer) // a request's parts are
  return Buffer.concat(parts).toString()
}
