import type { FastifyInstance } from 'fastify'
import type { ServerResponse } from 'node:http'
import type { Context } from '../../context.ts'
import { openEventStream } from '../../plugins/event-stream.ts'

/**
 * `GET /catalog-changes`: an event after each change of what the shop's pages show, whichever process made it, and after
 * changes that may have been missed. For the page renderer beside the API: the web server passes on `/api` alone.
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
        // A paid order takes a spot, which no page's HTML shows.
        (changed) => (changed === 'orders' ? undefined : notify()),
        notify,
      )
      stream = openEventStream(reply, shutdown.signal, () => watch.close())
    },
  )
}
