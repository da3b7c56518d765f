import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { route } from '../../plugins/endpoint.ts'
import type { CatalogSnapshot } from '../catalog/snapshot.ts'
import { insertOutboxEvents } from '../outbox/write.ts'
import { consentOf, identityOf } from './identity.ts'
import { cleanCustomData, type KnownContents } from './custom-data.ts'
import { deleteOrderAdvertising } from './order-advertising.ts'
import { metaConversionKind, type ConversionPayload } from './payload.ts'
import { shopPage } from './shop-page.ts'

/** The routes for events that the shop's pages report to advertisers (SPEC.md). */
export function conversionRoutes(app: FastifyInstance, ctx: Context): void {
  const { config, db, clock, events } = ctx

  route(
    app,
    endpoints.relayConversion,
    async (request) => {
      const consent = consentOf(request.headers)
      if (consent === undefined) throw new AppError('forbidden', 'This visitor has not agreed to advertising')
      const { eventName: name, eventId: id, customData } = request.body
      const snapshot = await ctx.catalog.snapshot()
      const { meta_pixel_id: pixel, meta_token_end: token } = snapshot.advertising
      // C5: the server reports sales itself, once they are paid.
      if (pixel === '' || token === null || name === 'Purchase') return null
      const url = shopPage(config.publicOrigin, request.body.url)
      if (url === undefined) {
        events.record('conversion_page_refused')
        return null
      }
      const { data, dropped } = cleanCustomData(customData, knownContents(snapshot))
      if (dropped > 0) events.record('conversion_key_dropped', { count: dropped })
      const now = clock.now()
      const payload: ConversionPayload = {
        name,
        id,
        at: now.toISOString(),
        url,
        consent,
        identity: identityOf(config, request, url, now),
        data: { ...data },
      }
      await insertOutboxEvents(db, [{ kind: metaConversionKind, dedupeKey: `${name}/${id}`, payload }], now)
      return null
    },
    { silent: true },
  )

  route(app, endpoints.withdrawAdvertising, ({ ownOrder }) => deleteOrderAdvertising(db, ownOrder.order.id))
}

const knownContents = ({ packages, characters, rates, prices }: CatalogSnapshot): KnownContents => ({
  ids: new Set([...packages, ...characters].map(({ id }) => id)),
  currencies: new Set([rates, ...prices.values()].flatMap((each) => each.keys().toArray())),
})
