import type { FastifyInstance } from 'fastify'
import type { ServerResponse } from 'node:http'
import type { Context } from '../../context.ts'
import { openEventStream } from '../../plugins/event-stream.ts'

/**
 * `GET /catalog-changes`: an event after each change of what the shop's pages show, by any process, and after changes
 * that may have been missed. For the page renderer next to the API; the web server only forwards `/api`.
 */
export function catalogChangesRoutes(app: FastifyInstance, { notifications, shutdown }: Context): void {
  app.get(
    '/catalog-changes',
    { config: { access: 'operator', silent: true }, exposeHeadRoute: false },
    (_request, reply) => {
      let stream: ServerResponse | undefined
      const notify = () => {
        if (stream?.destroyed === false && !stream.writableEnded) stream.write('event: changed\ndata: {}\n\n')
      }
      const watch = notifications.listen(
        'catalog_changed',
        // A paid order only changes the free spots, which no page's HTML shows.
        (changed) => (changed === 'orders' ? undefined : notify()),
        notify,
      )
      stream = openEventStream(reply, shutdown.signal, () => watch.close())
    },
  )
}
