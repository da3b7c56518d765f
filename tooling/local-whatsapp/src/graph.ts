import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Faults } from './faults.ts'
import type { Message, Messages } from './messages.ts'
import { render, type Refusal, type TemplateCall } from './templates.ts'

export interface GraphOptions {
  phoneNumberId: string
  accessToken: string
  /** Base URL of the templates' button. */
  linkBase: string
  messages: Messages
  faults: Faults
  /** Called when a message was accepted. */
  onTaken: (message: Message) => void
}

interface Call {
  messaging_product?: string
  to?: string
  type?: string
  template?: TemplateCall
  text?: { body?: string }
  biz_opaque_callback_data?: string
}

/** `POST /<phone number id>/messages` as in the Graph API. */
export function graphRoutes(server: FastifyInstance, options: GraphOptions): void {
  server.post<{ Params: { phone: string } }>('/graph/:phone/messages', (request, reply) => {
    const fault = options.faults.take()
    if (fault?.kind === 'cut') return cut(reply)
    if (fault?.kind === 'proxy')
      return reply.code(fault.status).type('text/html').send('<h1>Bad gateway</h1>')
    if (fault?.kind === 'error') return refuse(reply, { status: 400, message: 'On purpose', ...fault })
    const taken = take(request.headers.authorization, request.params.phone, request.body as Call, options) // validated there
    if ('code' in taken) return refuse(reply, taken)
    options.onTaken(taken)
    // Accepted, but without a response.
    if (fault?.kind === 'hang') return reply.hijack()
    return reply.send({
      messaging_product: 'whatsapp',
      contacts: [{ input: taken.phone, wa_id: taken.phone }],
      messages: [{ id: taken.id, message_status: 'accepted' }],
    })
  })
}

function take(
  authorization: string | undefined,
  phone: string,
  call: Call,
  options: GraphOptions,
): Message | Refusal {
  if (authorization !== `Bearer ${options.accessToken}`)
    return { status: 401, code: 190, message: 'Invalid OAuth access token' }
  if (phone !== options.phoneNumberId)
    return { status: 400, code: 100, message: 'Unsupported post request: no such object' }
  const { messaging_product: product, to = '', type, biz_opaque_callback_data: data } = call
  const text = call.text?.body ?? ''
  const fits = type === 'template' || (type === 'text' && text !== '' && text.length <= 4096)
  if (product !== 'whatsapp' || !fits || !/^[1-9]\d{7,14}$/.test(to))
    return { status: 400, code: 100, message: 'Invalid parameter' }
  const rendered = type === 'text' ? { text } : render(call.template ?? {}, options.linkBase)
  if ('code' in rendered) return rendered
  return options.messages.add({
    direction: 'out',
    phone: to,
    ...rendered,
    ...(data === undefined ? {} : { callbackData: data }),
  })
}

const refuse = (reply: FastifyReply, { status, code, message }: Refusal) =>
  reply
    .code(status)
    .send({ error: { message: `(#${code}) ${message}`, type: 'OAuthException', code, fbtrace_id: 'local' } })

function cut(reply: FastifyReply) {
  reply.raw.socket?.destroy()
  return reply.hijack()
}
