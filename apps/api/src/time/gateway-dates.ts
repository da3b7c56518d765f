import diagnosticsChannel from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'

/** The gateways' names by API host. */
export type GatewayHosts = ReadonlyMap<string, string>

/** A `Date` header has whole seconds, so half a second is added. */
const halfASecondMs = 500

/**
 * Reports the gateways' time from the responses to ordinary calls, by both of Node's HTTP clients. Returns a function
 * to stop it.
 */
export function watchGatewayDates(
  hosts: GatewayHosts,
  heard: (gateway: string, at: Date) => void,
): () => void {
  function note(host: string, date: string | undefined) {
    const gateway = hosts.get(host)
    const at = Date.parse(date ?? '')
    if (gateway !== undefined && Number.isFinite(at)) heard(gateway, new Date(at + halfASecondMs))
  }
  const onHttp = (message: unknown) => {
    const { request, response } = message as { request: ClientRequest; response: IncomingMessage } // documented by Node
    note(String(request.getHeader('host')), response.headers.date)
  }
  const onFetch = (message: unknown) => {
    const { request, response } = message as FetchMessage
    note(new URL(String(request.origin)).host, headerOf(response.headers, 'date'))
  }
  diagnosticsChannel.subscribe('http.client.response.finish', onHttp)
  diagnosticsChannel.subscribe('undici:request:headers', onFetch)
  return () => {
    diagnosticsChannel.unsubscribe('http.client.response.finish', onHttp)
    diagnosticsChannel.unsubscribe('undici:request:headers', onFetch)
  }
}

/** As documented by undici; names and values alternate. */
interface FetchMessage {
  request: { origin: string | URL }
  response: { headers: readonly Buffer[] }
}

function headerOf(headers: readonly Buffer[], name: string): string | undefined {
  const index = headers.findIndex((part, at) => at % 2 === 0 && part.toString().toLowerCase() === name)
  return index < 0 ? undefined : headers[index + 1]?.toString()
}
