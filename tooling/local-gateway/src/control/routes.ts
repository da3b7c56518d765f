import type { FastifyInstance } from 'fastify'
import type { Gateway } from '../gateway.ts'

export async function controlRoutes(app: FastifyInstance, { gateway }: { gateway: Gateway }): Promise<void> {
  app.get('/healthz', () => ({ status: 'ok', url: gateway.url }))
}
