import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Fault, Faults } from './faults.ts'
import { isRecord, metaFault } from './meta-rules.ts'
import type { Recorded } from './recorded.ts'
import { tiktokFault } from './tiktok-rules.ts'

export interface ApiOptions {
  metaToken: string
  tiktokToken: string
  recorded: Recorded
  faults: Faults
}

const mostAtOnce = 1000

/** Both advertisers' server APIs. */
export function apiRoutes(server: FastifyInstance, options: ApiOptions): void {
  server.post<{ Params: { pixel: string } }>('/graph/:pixel/events', (request, reply) => {
    const answered = fail(reply, options.faults, (to, { code, subcode, status }) =>
      refuseMeta(to, code, 'On purpose', { status, subcode }),
    )
    if (answered) return answered === 'hang' ? takeMeta(request, options, reply, true) : reply
    return takeMeta(request, options, reply, false)
  })
  server.post('/tiktok/open_api/v1.3/event/track/', (request, reply) => {
    const answered = fail(reply, options.faults, (to, { code }) => answerTiktok(to, code, 'On purpose'))
    if (answered) return answered === 'hang' ? takeTiktok(request, options, reply, true) : reply
    return takeTiktok(request, options, reply, false)
  })
}

/** `hang`: the request is accepted, but never answered. */
function fail(
  reply: FastifyReply,
  faults: Faults,
  refuse: (reply: FastifyReply, fault: Fault & { kind: 'error' }) => FastifyReply,
): FastifyReply | 'hang' | undefined {
  const fault = faults.take()
  if (fault === undefined || fault.kind === 'hang') return fault?.kind
  if (fault.kind === 'error') return refuse(reply, fault)
  if (fault.kind === 'proxy') return reply.code(fault.status).type('text/html').send('<h1>Bad gateway</h1>')
  reply.raw.socket?.destroy()
  return reply.hijack()
}

interface Request {
  body: unknown
  headers: Record<string, unknown>
  params: unknown
}

function takeMeta(
  { body, params }: Request,
  options: ApiOptions,
  reply: FastifyReply,
  hangs: boolean,
): FastifyReply {
  const { pixel } = params as { pixel: string } // the route's own parameter
  if (!isRecord(body)) return refuseMeta(reply, 100, 'The body is no JSON')
  if (body['access_token'] !== options.metaToken)
    return refuseMeta(reply, 190, 'Invalid OAuth access token', { status: 401 })
  const { data } = body
  if (!Array.isArray(data) || data.length === 0 || data.length > mostAtOnce)
    return refuseMeta(reply, 100, `data has 1 to ${mostAtOnce} events`)
  for (const event of data) {
    const fault = metaFault(event, Date.now() / 1000)
    if (fault !== undefined) return refuseMeta(reply, 100, `Invalid parameter: ${fault}`)
  }
  for (const event of data as Record<string, unknown>[])
    // metaFault has validated each
    options.recorded.add({
      network: 'meta',
      source: 'server',
      pixelId: pixel,
      name: textOf(event['event_name']),
      id: typeof event['event_id'] === 'string' ? event['event_id'] : null,
      url: textOf(event['event_source_url']),
      data: { ...event, test_event_code: body['test_event_code'] },
    })
  if (hangs) return reply.hijack()
  return reply.send({ events_received: data.length, messages: [], fbtrace_id: 'local' })
}

function takeTiktok(
  { body, headers }: Request,
  options: ApiOptions,
  reply: FastifyReply,
  hangs: boolean,
): FastifyReply {
  if (headers['access-token'] !== options.tiktokToken)
    return answerTiktok(reply, 40_105, 'Access token is incorrect or has been revoked')
  const fault = tiktokFault(body, Date.now() / 1000)
  if (fault !== undefined) return answerTiktok(reply, 40_002, `Invalid value for ${fault}`)
  const { data, event_source_id } = body as { data: Record<string, unknown>[]; event_source_id: string } // validated
  for (const event of data)
    options.recorded.add({
      network: 'tiktok',
      source: 'server',
      pixelId: event_source_id,
      name: textOf(event['event']),
      id: textOf(event['event_id']),
      url: isRecord(event['page']) ? textOf(event['page']['url']) : '',
      data: event,
    })
  return hangs ? reply.hijack() : answerTiktok(reply, 0, 'OK')
}

const refuseMeta = (
  reply: FastifyReply,
  code: number,
  message: string,
  { status = 400, subcode }: { status?: number | undefined; subcode?: number | undefined } = {},
) =>
  reply.code(status).send({
    error: {
      message: `(#${code}) ${message}`,
      type: 'OAuthException',
      code,
      error_subcode: subcode,
      fbtrace_id: 'local',
    },
  })

/** Errors also have status 200: the body's code says what it was. */
const answerTiktok = (reply: FastifyReply, code: number, message: string) =>
  reply.send({ code, message, request_id: 'local', data: {} })

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
