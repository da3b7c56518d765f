import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { askerOf } from '../audit/asker.ts'
import { exportOrders } from './service.ts'

/** Exports the list of orders as a file, for the owner. */
export function orderExportRoutes(scope: FastifyInstance, ctx: Context): void {
  route(scope, endpoints.exportOrders, (request) => exportOrders(ctx, request.body, askerOf(request)))
}
