import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** Another company's service for development and tests, on loopback. */
export interface StandIn<Fault, Received> {
  /** The base URL, with the version. */
  url: string
  /** What was received with the right key, newest last. */
  received: () => readonly Received[]
  /** What happens to the next requests. */
  fault: (fault: Fault, times?: number) => void
  close(): Promise<void>
}

/** A request, with its body as text and as it came, and where it is recorded. */
export interface StandInCall<Fault, Received> {
  request: IncomingMessage
  response: ServerResponse
  body: string
  bytes: Uint8Array<ArrayBuffer>
  record: (received: Received) => void
  /** The fault of this request, if there is one. */
  nextFault: () => Fault | undefined
}

/** Listens on a port, 0 for any free one, and answers each request. */
export async function startStandIn<Fault, Received>(
  port: number,
  answer: (call: StandInCall<Fault, Received>) => void | Promise<void>,
): Promise<StandIn<Fault, Received>> {
  const received: Received[] = []
  const faults: Fault[] = []
  const record = (one: Received) => void received.push(one)
  const nextFault = () => faults.shift()
  const server = createServer(
    (request, response) =>
      void buffer(request).then((whole) => {
        const bytes = new Uint8Array(whole)
        return answer({ request, response, body: whole.toString(), bytes, record, nextFault })
      }),
  )
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  const { port: bound } = server.address() as AddressInfo // it listens on TCP
  return {
    url: `http://localhost:${bound}/v1`,
    received: () => received,
    fault: (fault, times = 1) => void faults.push(...Array.from({ length: times }, () => fault)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
