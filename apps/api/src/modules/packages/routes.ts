import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { askerOf } from '../audit/asker.ts'
import { listCountries, listRates } from '../catalog/queries.ts'
import { listAllPackages } from './queries.ts'
import { changePackage, createPackage } from './service.ts'
import { adminPackageView, marketsView } from './view.ts'

/** The packages and their prices, for the owner. */
export function adminPackageRoutes(scope: FastifyInstance, ctx: Context): void {
  route(scope, endpoints.listPackages, async () => {
    const { db } = ctx
    const [packages, countries, rates] = await Promise.all([
      listAllPackages(db),
      listCountries(db),
      listRates(db),
    ])
    return { items: packages.map(adminPackageView), markets: marketsView(countries, rates) }
  })

  route(scope, endpoints.createPackage, (request) => createPackage(ctx, request.body, askerOf(request)))

  route(scope, endpoints.changePackage, (request) =>
    changePackage(ctx, request.params.id, request.body, askerOf(request)),
  )
}
