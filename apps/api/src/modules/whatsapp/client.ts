import type { WhatsappConfig } from '../../config.ts'

const home = 'https://graph.facebook.com/v23.0'

interface Addressed {
  /** E.164 digits without the plus. */
  to: string
  /** The shop's own id of the message, returned with every status. */
  id: string
}

/** A message with a template approved by Meta: its text has the order's number, its button a part of the link. */
export interface TemplateMessage extends Addressed {
  template: { name: string; language: string }
  orderNumber: string
  /** The end of the button's URL, after the template's own base. */
  linkSuffix: string
}

/** Free text, which WhatsApp accepts for 24 hours after the person's last message. */
export interface TextMessage extends Addressed {
  text: string
}

export type SendResult =
  | { kind: 'accepted'; messageId: string }
  /** It will never be sent. */
  | { kind: 'refused'; code: string }
  /** It was not sent, but can be retried. */
  | { kind: 'later'; code: string }
  /** It is unknown whether it was sent. */
  | { kind: 'unknown'; code: string }

export interface Whatsapp {
  sendTemplate(message: TemplateMessage, signal: AbortSignal): Promise<SendResult>
  sendText(message: TextMessage, signal: AbortSignal): Promise<SendResult>
}

/** WhatsApp's Cloud API; `undefined` if it is not configured. */
export function createWhatsapp(config: WhatsappConfig | undefined, timeoutMs: number): Whatsapp | undefined {
  if (config === undefined) return undefined
  const { apiUrl = home, phoneNumberId, accessToken } = config
  const send = async ({ to, id }: Addressed, content: object, signal: AbortSignal): Promise<SendResult> => {
    try {
      const response = await fetch(`${apiUrl}/${phoneNumberId}/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to,
          ...content,
          biz_opaque_callback_data: id,
        }),
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      })
      return resultOf(response.status, await response.text())
    } catch (error) {
      const code = causeOf(error)
      return neverConnected.has(code) ? { kind: 'later', code } : { kind: 'unknown', code }
    }
  }
  return {
    sendTemplate: (message, signal) => send(message, templateContent(message), signal),
    sendText: (message, signal) =>
      send(message, { type: 'text', text: { body: message.text, preview_url: false } }, signal),
  }
}

const templateContent = ({ template: { name, language }, orderNumber, linkSuffix }: TemplateMessage) => ({
  type: 'template',
  template: {
    name,
    language: { code: language },
    components: [
      { type: 'body', parameters: [{ type: 'text', text: orderNumber }] },
      { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: linkSuffix }] },
    ],
  },
})

/** Meta's rate limits and transient errors: 4 and 80007 of the account, 130429 of the number, 131056 of the pair. */
const passing: ReadonlySet<string> = new Set(['4', '80007', '130429', '131048', '131056', '131000', '131016'])
/** Configuration errors: the owner can fix them while the message waits. */
const ours: ReadonlySet<string> = new Set(['190', '10', '200', '131005', '131031', '132001', '132015', '368'])

function resultOf(status: number, text: string): SendResult {
  const { messages, error } = parse(text)
  const id = messages?.[0]?.id
  if (status >= 200 && status < 300)
    return id ? { kind: 'accepted', messageId: id } : unknown(`http_${status}`)
  const code = error?.code === undefined ? undefined : String(error.code)
  // Only an error code from Meta proves that nothing was sent; a proxy's answer does not.
  if (code === undefined)
    return status === 429 ? { kind: 'later', code: 'http_429' } : unknown(`http_${status}`)
  const later = status === 429 || passing.has(code) || ours.has(code)
  return { kind: later ? 'later' : 'refused', code }
}

const unknown = (code: string): SendResult => ({ kind: 'unknown', code })

interface Answer {
  messages?: { id?: string }[]
  error?: { code?: number }
}

function parse(text: string): Answer {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {}
  }
}

/** Without a connection nothing can have been sent. */
const neverConnected: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return 'timeout'
  const { cause } = error
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : error.name
}
