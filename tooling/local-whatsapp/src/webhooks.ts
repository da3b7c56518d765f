import { createHmac } from 'node:crypto'
import type { Message, StatusName } from './messages.ts'

export interface WebhookOptions {
  url: string | (() => string)
  appSecret: string
  phoneNumberId: string
}

export interface StatusOptions {
  /** Meta's error code, for `failed`. */
  code?: number
  /** How long ago it happened; Meta retries undelivered webhooks for a week. */
  secondsAgo?: number
}

/** Sends webhooks to the shop, signed like Meta's; each returns the response status, or 0 without a response. */
export function createWebhooks({ url, appSecret, phoneNumberId }: WebhookOptions) {
  const post = async (value: object): Promise<number> => {
    const body = JSON.stringify(bodyOf(phoneNumberId, value))
    const signature = createHmac('sha256', appSecret).update(body).digest('hex')
    try {
      const answer = await fetch(typeof url === 'string' ? url : url(), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
        body,
      })
      return answer.status
    } catch {
      return 0
    }
  }
  return {
    status(message: Message, status: StatusName, { code = 131_026, secondsAgo = 0 }: StatusOptions = {}) {
      message.statuses.push(status)
      return post({
        statuses: [
          {
            id: message.id,
            status,
            timestamp: String(Math.floor(Date.now() / 1000) - secondsAgo),
            recipient_id: message.phone,
            ...(message.callbackData === undefined ? {} : { biz_opaque_callback_data: message.callbackData }),
            ...(status === 'failed' ? { errors: [{ code, title: 'Message undeliverable' }] } : {}),
          },
        ],
      })
    },
    text: (message: Message, { secondsAgo = 0 }: Pick<StatusOptions, 'secondsAgo'> = {}) =>
      post({
        contacts: [{ profile: { name: 'Ana 🎈' }, wa_id: message.phone }],
        messages: [
          {
            from: message.phone,
            id: message.id,
            timestamp: String(Math.floor(Date.now() / 1000) - secondsAgo),
            type: 'text',
            text: { body: message.text },
          },
        ],
      }),
  }
}

export type Webhooks = ReturnType<typeof createWebhooks>

const bodyOf = (phoneNumberId: string, value: object) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: 'local',
      changes: [
        {
          field: 'messages',
          value: {
            messaging_product: 'whatsapp',
            metadata: { display_phone_number: '15550000000', phone_number_id: phoneNumberId },
            ...value,
          },
        },
      ],
    },
  ],
})
