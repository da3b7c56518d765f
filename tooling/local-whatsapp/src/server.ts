import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { controlRoutes } from './control.ts'
import { createFaults, type Faults } from './faults.ts'
import { graphRoutes } from './graph.ts'
import { createMessages, type Message, type StatusName } from './messages.ts'
import { pageRoutes } from './page.ts'
import { createWebhooks, type StatusOptions } from './webhooks.ts'

export type { Fault } from './faults.ts'
export type { Message, StatusName } from './messages.ts'

export interface LocalWhatsappOptions {
  /** 0 for any free port. */
  port: number
  phoneNumberId: string
  accessToken: string
  /** Signs the webhooks to the shop. */
  appSecret: string
  /** The shop's webhook URL; a function if it is not known yet. */
  webhookUrl: string | (() => string)
  /** The start of the templates' button URL: `https://shop.example/video?order=`. */
  linkBase: string
  /** Whether each message is automatically reported as sent and delivered. */
  delivers?: boolean
  /** `process.env.NODE_ENV` of the caller; throws for production. */
  nodeEnv?: string | undefined
}

export interface LocalWhatsapp {
  /** The value for `WHATSAPP_API_URL`. */
  url: string
  /** Newest first. */
  list: () => readonly Message[]
  faults: Faults
  /** Reports a message's status to the shop; returns the response status. */
  report: (id: string, status: StatusName, options?: StatusOptions) => Promise<number>
  /** Sends a text from the phone to the shop; returns the response status. */
  write: (phone: string, text: string, options?: { secondsAgo?: number }) => Promise<number>
  close(): Promise<void>
}

/** WhatsApp's Cloud API for development and tests, on loopback; sends nothing to real phones. */
export async function startLocalWhatsapp(options: LocalWhatsappOptions): Promise<LocalWhatsapp> {
  if (options.nodeEnv === 'production')
    throw new Error('The local WhatsApp reaches nobody and so never runs in production.')
  const messages = createMessages()
  const faults = createFaults()
  const webhooks = createWebhooks({ ...options, url: options.webhookUrl })
  const state = { delivers: options.delivers ?? false }
  const inProgress = new Set<Promise<unknown>>()
  const server = fastify({ forceCloseConnections: true })

  const report: LocalWhatsapp['report'] = async (id, status, more) => {
    const message = messages.find(id)
    if (!message) throw new Error(`There is no message ${id}`)
    return webhooks.status(message, status, more)
  }

  async function deliver(message: Message) {
    for (const status of ['sent', 'delivered'] as const) await webhooks.status(message, status)
  }

  function onTaken(message: Message) {
    // WhatsApp accepts free-form text at any time, and reports afterwards that the window was closed.
    const late = !message.template && !messages.isOpen(message.phone)
    if (!late && !state.delivers) return
    const work = (late ? webhooks.status(message, 'failed', { code: 131_047 }) : deliver(message)).finally(
      () => inProgress.delete(work),
    )
    inProgress.add(work)
  }

  graphRoutes(server, { ...options, messages, faults, onTaken })
  controlRoutes(server, { messages, faults, webhooks, state })
  pageRoutes(server, { messages, faults, state })
  await server.listen({ host: 'localhost', port: options.port })
  const { port } = server.server.address() as AddressInfo // it listens on TCP
  return {
    url: `http://localhost:${port}/graph`,
    list: () => messages.list(),
    faults,
    report,
    write: (phone, text, options) => webhooks.text(messages.add({ direction: 'in', phone, text }), options),
    async close() {
      await Promise.all(inProgress)
      await server.close()
    },
  }
}
