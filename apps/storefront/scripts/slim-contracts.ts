import { endpoints, orderEventsPath } from '@recadinho/contracts/endpoints'
import type { Plugin } from 'vite'

/**
 * Reduces the endpoints to method and path of the shop's calls, without the staff's: the only parts that the client
 * reads. The schemas (and TypeBox) stay on the server, where the same map is complete.
 */
export function slimContracts(): Plugin[] {
  return [slimEndpoints(), withoutSchemas()]
}

function slimEndpoints(): Plugin {
  return {
    name: 'slim-endpoints',
    load: {
      filter: { id: /packages\/contracts\/src\/endpoints\.ts$/ },
      handler() {
        const slim = Object.entries(endpoints)
          .filter(([, { access }]) => access !== 'staff')
          .map(([name, { method, path }]) => [name, { method, path }])
        return `export const endpoints = ${JSON.stringify(Object.fromEntries(slim))}
export const orderEventsPath = ${JSON.stringify(orderEventsPath)}`
      },
    },
  }
}

/** Stubs for the schemas beside the lists and limits that the shop reads: builders that build nothing. */
function withoutSchemas(): Plugin {
  return {
    name: 'without-schemas',
    enforce: 'pre',
    resolveId: { filter: { id: /^typebox$/ }, handler: () => '\0no-schemas' },
    load: {
      filter: { id: /^\0no-schemas$/ },
      handler: () => 'export const Type = new Proxy({}, { get: () => () => ({}) })',
    },
  }
}
