import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { DeliverBody, OrderDelivery } from '@recadinho/contracts/deliveries'
import { startLocalWhatsapp, type LocalWhatsapp, type StatusName } from '@recadinho/local-whatsapp'
import { expect } from 'vitest'
import { applyStatuses, pollDeadAttempts, pollDeliveries } from '../../src/modules/deliveries/poll.ts'
import { attachVideo } from '../../src/modules/videos/attach.ts'
import { origin, type Browser } from './app.ts'
import { createTestMailer, type TestMailer } from './mailer.ts'
import { createShop, paidOrder, type Shop } from './shop.ts'
import { orderVersion, signedIn } from './staff.ts'

export const whatsappKeys = {
  phoneNumberId: '10550000',
  accessToken: 'token-for-tests',
  appSecret: 'what Meta and the shop share',
  verifyToken: 'a-word-of-ours',
}

const whatsappEnv = {
  WHATSAPP_PHONE_NUMBER_ID: whatsappKeys.phoneNumberId,
  WHATSAPP_ACCESS_TOKEN: whatsappKeys.accessToken,
  WHATSAPP_APP_SECRET: whatsappKeys.appSecret,
  WHATSAPP_VERIFY_TOKEN: whatsappKeys.verifyToken,
}

export interface DeliveryDesk {
  shop: Shop
  staff: Browser
  mail: TestMailer
  whatsapp: LocalWhatsapp
  /** Processes everything that is due: messages, statuses and deadlines. */
  work: () => Promise<void>
  close: () => Promise<void>
}

/** A shop with a mail server and, by default, WhatsApp; its workers run when a test says so. */
export async function openDesk({
  configured = true,
  env = {},
  overrides = {},
}: { configured?: boolean } & Pick<NonNullable<Parameters<typeof createShop>[0]>, 'env' | 'overrides'> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'recadinho-deliveries-'))
  const mail = createTestMailer()
  let shopUrl = ''
  const whatsapp = await startLocalWhatsapp({
    ...whatsappKeys,
    port: 0,
    linkBase: `${origin}/video?order=`,
    webhookUrl: () => `${shopUrl}/api/webhooks/whatsapp`,
  })
  const shop = await createShop({
    env: {
      VIDEO_DIR: join(folder, 'videos'),
      UPLOAD_DIR: join(folder, 'uploads'),
      GATEWAY_TIMEOUT_MS: '300',
      ...(configured ? { ...whatsappEnv, WHATSAPP_API_URL: whatsapp.url } : {}),
      ...env,
    },
    overrides: { mailer: mail.mailer, ...overrides },
  })
  shopUrl = shop.url
  const staff = await signedIn(shop)
  const desk: DeliveryDesk = {
    shop,
    staff,
    mail,
    whatsapp,
    async work() {
      await shop.workers.outbox.runOnce()
      await applyStatuses(shop.ctx)
      await pollDeadAttempts(shop.ctx)
      await pollDeliveries(shop.ctx)
      await shop.workers.outbox.runOnce()
    },
    async close() {
      await whatsapp.close()
      await shop.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
  return desk
}

const file = resolve(import.meta.dirname, '../fixtures/greeting.webm')

/** A paid order whose video is ready. */
export async function readyOrder({ shop, staff }: DeliveryDesk, change: object = {}) {
  const buyer = shop.browser()
  const order = await paidOrder(shop, buyer, change)
  await attachVideo(shop.ctx, { number: order.number, file })
  for (const stage of ['scripting', 'recording', 'review', 'ready'])
    await staff.post(`/api/admin/orders/${order.id}/stages`, {
      version: await orderVersion(shop, order.id),
      stage,
      reason: 'Moved by staff',
    })
  // The receipt is sent first.
  await shop.workers.outbox.runOnce()
  return { order, buyer }
}

/** A call about an order, with its current version. */
export const act = async (
  { shop, staff }: DeliveryDesk,
  orderId: string,
  path: string,
  body: object = {},
): ReturnType<Browser['send']> =>
  staff.send({
    method: path === 'whatsapp-number' ? 'PUT' : 'POST',
    url: `/api/admin/orders/${orderId}/${path}`,
    payload: { version: await orderVersion(shop, orderId), ...body },
  })

export async function deliver(desk: DeliveryDesk, orderId: string, body: Partial<DeliverBody> = {}) {
  const answer = await act(desk, orderId, 'deliveries', { channels: ['whatsapp'], ...body })
  if (answer.statusCode !== 200) throw new Error(`Not delivered: ${answer.body}`)
  return answer.json<OrderDelivery>()
}

export async function readDelivery({ staff }: DeliveryDesk, orderId: string): Promise<OrderDelivery> {
  const answer = await staff.get(`/api/admin/orders/${orderId}/delivery`)
  if (answer.statusCode !== 200) throw new Error(`No delivery to read: ${answer.body}`)
  return answer.json()
}

/** The state of each message, newest first: `whatsapp sent`. */
export const attemptsOf = ({ delivery }: OrderDelivery): string[] =>
  (delivery?.attempts ?? []).map(({ channel, state }) => `${channel} ${state}`)

export const signatureOf = (raw: string | Buffer, secret = whatsappKeys.appSecret): string =>
  `sha256=${createHmac('sha256', secret).update(raw).digest('hex')}`

/** Shared queries of the open desk. */
export const deliveryChecks = (desk: () => DeliveryDesk) => {
  const newestMessage = () => {
    const [message] = desk().whatsapp.list()
    if (!message) throw new Error('Nothing was sent')
    return message
  }
  return {
    newestMessage,
    /** WhatsApp reports a status of the newest message, and the shop processes it. */
    report: async (status: StatusName, options: { secondsAgo?: number } = {}) => {
      expect(await desk().whatsapp.report(newestMessage().id, status, options)).toBe(200)
      await desk().work()
    },
    stateOf: async (id: string) => (await readDelivery(desk(), id)).delivery?.state,
    attempts: async (id: string) => attemptsOf(await readDelivery(desk(), id)),
    /** The emails with an order's video. */
    videoMails: (number: string) =>
      desk().mail.sent.filter(
        ({ subject }) => subject.includes('vídeo está pronto') && subject.includes(number),
      ),
  }
}
