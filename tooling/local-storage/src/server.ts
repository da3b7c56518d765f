import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { createFaults, type Faults } from './faults.ts'
import { isSigned, type Keys } from './signature.ts'

export type { Fault } from './faults.ts'

export interface LocalStorage extends Faults {
  config: Keys & { endpoint: string; bucket: string }
  /** Keys of the stored objects. */
  keys(): string[]
  close(): Promise<void>
}

const bucket = 'videos'
const keys = { region: 'eu-west-1', accessKeyId: 'local', secretAccessKey: 'for local use only' }

/** S3 for tests: one bucket in memory, on loopback. `nodeEnv` is the caller's; production is refused. */
export async function startLocalStorage({ nodeEnv }: { nodeEnv?: string } = {}): Promise<LocalStorage> {
  if (nodeEnv === 'production') throw new Error('The local storage forgets everything: not for production.')
  const objects = new Map<string, Buffer>()
  const { next, wait, ...faults } = createFaults()

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const fault = next()
    if (fault?.kind === 'hold') await wait()
    if (fault?.kind === 'lose') return void request.socket.destroy()
    if (fault?.kind === 'error') return refuse(response, fault.status, 'InternalError')
    if (!isSigned(request, keys)) return refuse(response, 403, 'SignatureDoesNotMatch')
    const [, name, key = ''] = (request.url ?? '').split('/')
    if (name !== bucket) return refuse(response, 404, 'NoSuchBucket')
    if (request.method === 'PUT') {
      objects.set(key, body)
      return void response.end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    const object = objects.get(key)
    if (object === undefined) return refuse(response, 404, 'NoSuchKey')
    const { status, content, headers } = partOf(object, request.headers.range)
    if (status === 416) return refuse(response, 416, 'InvalidRange')
    response.writeHead(status, { ...headers, 'content-length': content.length })
    if (fault?.kind === 'cut')
      response.write(content.subarray(0, content.length / 2), () => request.socket.destroy())
    else response.end(request.method === 'HEAD' ? undefined : content)
  }

  const server = createServer((request, response) => {
    // The client disconnected during the upload.
    handle(request, response).catch(() => request.socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on TCP
  return {
    ...faults,
    config: { ...keys, bucket, endpoint: `http://127.0.0.1:${port}` },
    keys: () => [...objects.keys()],
    close() {
      faults.release()
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function partOf(object: Buffer, range: string | undefined) {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  if (from === undefined || to === undefined) return { status: 200, content: object, headers: {} }
  const content = object.subarray(Number(from), Number(to) + 1)
  const end = Number(from) + content.length - 1
  return {
    status: content.length > 0 ? 206 : 416,
    content,
    headers: { 'content-range': `bytes ${from}-${end}/${object.length}` },
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`)
}
