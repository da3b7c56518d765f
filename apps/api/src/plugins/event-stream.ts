import type { FastifyReply } from 'fastify'
import type { ServerResponse } from 'node:http'

/** Proxies close silent connections, hence the heartbeat; clients reconnect this long after a stream ended. */
const heartbeatMs = 15_000
const retryMs = 2000

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx and similar proxies would buffer the events.
  'x-accel-buffering': 'no',
}

/**
 * Starts a stream of server-sent events. It stays open until the reader disconnects, the caller ends it, or the process
 * shuts down; then `onClose` is called once.
 */
export function openEventStream(
  reply: FastifyReply,
  shutdown: AbortSignal,
  onClose: () => void,
): ServerResponse {
  const set = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)] as const)
  reply.hijack()
  const response = reply.raw
  response.writeHead(200, { ...Object.fromEntries(set), ...headers })
  response.write(`retry: ${retryMs}\n\n`)
  // The reader disconnected before the stream began.
  if (response.destroyed) {
    onClose()
    return response
  }
  const heartbeat = setInterval(() => {
    if (!response.writableEnded) response.write(': still here\n\n')
  }, heartbeatMs)
  const end = () => response.end()
  shutdown.addEventListener('abort', end, { once: true })
  response.on('close', () => {
    clearInterval(heartbeat)
    shutdown.removeEventListener('abort', end)
    onClose()
  })
  if (shutdown.aborted) end()
  return response
}
