import type { FastifyInstance } from 'fastify'
import type { Fault, Faults } from './faults.ts'
import { statusNames, type Messages, type StatusName } from './messages.ts'
import type { Webhooks } from './webhooks.ts'

export interface ControlOptions {
  messages: Messages
  faults: Faults
  webhooks: Webhooks
  state: { delivers: boolean }
}

/**
 * Controls for the page's buttons and browser tests: statuses in any order and of any age, faults, texts from the
 * phone.
 */
export function controlRoutes(
  server: FastifyInstance,
  { messages, faults, webhooks, state }: ControlOptions,
) {
  server.get('/messages', () => messages.list())

  server.post<{
    Body: { id?: string; status?: StatusName; code?: number; secondsAgo?: number; times?: number }
  }>('/control/status', async ({ body: { id = '', status, times = 1, ...options } }, reply) => {
    const message = messages.find(id)
    if (!message || !status || !statusNames.includes(status)) return reply.code(404).send({})
    const answers: number[] = []
    for (let time = 0; time < times; time += 1) answers.push(await webhooks.status(message, status, options))
    return { answers }
  })

  server.post<{ Body: { fault?: Fault; times?: number } }>('/control/fault', ({ body: { fault, times } }) => {
    if (fault) faults.add(fault, times)
    else faults.clear()
    return { waiting: faults.waiting() }
  })

  server.post<{ Body: { delivers?: boolean } }>('/control/delivers', ({ body }) => {
    state.delivers = body.delivers ?? false
    return state
  })

  server.post<{ Body: { phone?: string; text?: string } }>('/control/text', async ({ body }) => {
    const { phone = '', text = '' } = body
    return { answer: await webhooks.text(messages.add({ direction: 'in', phone, text })) }
  })
}
