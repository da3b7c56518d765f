import type { FastifyInstance } from 'fastify'
import type { Gateway } from '../gateway.ts'

export async function pageRoutes(_app: FastifyInstance, _options: { gateway: Gateway }): Promise<void> {}
