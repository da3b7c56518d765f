import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@recadinho/contracts/error-codes'
import type { ErrorBody } from '@recadinho/contracts/errors'
import type { FastifyServerOptions } from 'fastify'
import { securityHeaders } from './security.ts'

type Handler = NonNullable<FastifyServerOptions['clientErrorHandler']>

/**
 * Answers errors that occur before there is a request (headers too large, too slow, not HTTP) in the usual format: the
 * error handler has no request or reply yet, only the socket. A connection on which nothing has come when the time for a
 * request is up has `unusedMs` more.
 */
export const clientErrorHandler =
  (unusedMs: number): Handler =>
  (error, socket) => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0) {
      closeIfUnused(socket, unusedMs)
      return
    }
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const { status, code, message } = refusalOf(error.code)
    const body: ErrorBody = { code, message, requestId: randomUUID() }
    end(socket, status, JSON.stringify(body))
  }

/**
 * No byte has arrived yet: a proxy may have opened the connection for a later request. It is kept for longer than the
 * web server's proxy keeps one, because closing it just as that request arrives would lose the request; and no longer,
 * because anyone can open thousands.
 */
function closeIfUnused(socket: Socket, afterMs: number) {
  const timer = setTimeout(() => {
    if (socket.bytesRead === 0) socket.destroy()
  }, afterMs)
  socket.once('close', () => clearTimeout(timer))
}

interface Refusal {
  status: number
  code: ErrorCode
  message: string
}

function refusalOf(cause: string): Refusal {
  if (cause === 'HPE_HEADER_OVERFLOW')
    return { status: 431, code: 'payload_too_large', message: 'The headers are too large' }
  if (cause === 'HPE_CHUNK_EXTENSIONS_OVERFLOW')
    return { status: 413, code: 'payload_too_large', message: 'The body is too large' }
  if (cause === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { status: 408, code: 'malformed_body', message: 'The request did not arrive in time' }
  return { status: 400, code: 'malformed_body', message: 'This is not a request that can be read' }
}

function end(socket: Socket, status: number, body: string): void {
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}
