import { endpoints, orderEventsPath } from '@recadinho/contracts/endpoints'
import type { Plugin } from 'vite'

/**
 * Gives the browser only method and path of each call: all that the client reads. The schemas (and TypeBox with them)
 * stay on the server, where the same map is whole.
 */
export function slimEndpoints(): Plugin {
  return {
    name: 'slim-endpoints',
    load: {
      filter: { id: /packages\/contracts\/src\/endpoints\.ts$/ },
      handler() {
        const slim = Object.entries(endpoints).map(([name, { method, path }]) => [name, { method, path }])
        return `export const endpoints = ${JSON.stringify(Object.fromEntries(slim))}
export const orderEventsPath = ${JSON.stringify(orderEventsPath)}`
      },
    },
  }
}
