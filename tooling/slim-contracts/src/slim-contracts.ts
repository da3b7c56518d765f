import {
  adminOrderEventsPath,
  endpoints,
  orderEventsPath,
  type Endpoint,
  type EndpointName,
} from '@recadinho/contracts/endpoints'
import type { Plugin } from 'vite'

/** What an app reads of a call; `undefined` for a call that it never makes. */
type Pick = (endpoint: Endpoint, name: EndpointName) => Partial<Endpoint> | undefined

/** Reduces the endpoints to what `pick` takes of each. The schemas stay on the server, where the same map is complete. */
export function slimEndpoints(pick: Pick): Plugin {
  return {
    name: 'slim-endpoints',
    load: {
      filter: { id: /packages\/contracts\/src\/endpoints\.ts$/ },
      handler() {
        const slim = Object.entries(endpoints).flatMap(([name, endpoint]) => {
          const picked = pick(endpoint, name as EndpointName) // a key of the map
          return picked ? [[name, picked]] : []
        })
        return `export const endpoints = ${JSON.stringify(Object.fromEntries(slim))}
export const orderEventsPath = ${JSON.stringify(orderEventsPath)}
export const adminOrderEventsPath = ${JSON.stringify(adminOrderEventsPath)}`
      },
    },
  }
}

/** Stubs for the schemas beside the lists and limits that an app reads: builders that build nothing. */
export function withoutSchemas(): Plugin {
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

/** For `treeshake`: building a schema has no effect of its own, so one that nothing uses is left out. */
export const withoutUnusedSchemas = {
  propertyReadSideEffects: false,
  manualPureFunctions: ['Type', 'Closed', 'Nullable', 'Line', 'Prose', 'LocalizedText'],
} as const
