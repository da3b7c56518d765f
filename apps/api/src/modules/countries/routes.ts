import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { askerOf } from '../audit/asker.ts'
import { listAllCountries, listRates } from './queries.ts'
import { changeCurrencyRate } from './rates.ts'
import { changeCountry, createCountry } from './service.ts'
import { countryView, rateView } from './view.ts'

/** The countries where the shop sells, and its exchange rates. */
export function countryRoutes(scope: FastifyInstance, ctx: Context): void {
  const rates = async () => ({ items: (await listRates(ctx.db)).map(rateView) })

  route(scope, endpoints.listCountries, async () => ({
    items: (await listAllCountries(ctx.db)).map(countryView),
  }))

  route(scope, endpoints.createCountry, (request) => createCountry(ctx, request.body, askerOf(request)))

  route(scope, endpoints.changeCountry, (request) =>
    changeCountry(ctx, request.params.code, request.body, askerOf(request)),
  )

  route(scope, endpoints.listCurrencyRates, rates)

  route(scope, endpoints.changeCurrencyRate, async (request) => {
    await changeCurrencyRate(ctx, request.params.currency, request.body, askerOf(request))
    return rates()
  })
}
