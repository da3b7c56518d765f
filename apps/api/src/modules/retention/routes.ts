import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { listPurges } from './queries.ts'

/** What retention has deleted, for the owner. */
export function purgeRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, endpoints.listPurges, async () => ({
    items: (await listPurges(ctx.db)).map(({ name, began_at, finished_at, removed }) => ({
      name,
      beganAt: began_at.toISOString(),
      finishedAt: finished_at?.toISOString() ?? null,
      removed,
    })),
  }))
}
