import type { FastifyInstance } from 'fastify'

export async function scriptRoute(_app: FastifyInstance): Promise<void> {}
