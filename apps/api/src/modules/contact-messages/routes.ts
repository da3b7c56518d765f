import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { uuidv7 } from '../../ids.ts'
import { route } from '../../plugins/endpoint.ts'
import { insertContactMessage } from './queries.ts'

export function contactMessageRoutes(app: FastifyInstance, { clock, db, events }: Context): void {
  route(app, endpoints.createContactMessage, async (request) => {
    const now = clock.now()
    const id = uuidv7(now)
    await insertContactMessage(db, { id, ...request.body, createdAt: now })
    events.record('contact_message_received')
    return { id }
  })
}
