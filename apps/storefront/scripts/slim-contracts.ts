import { endpoints, orderEventsPath, type EndpointName } from '@recadinho/contracts/endpoints'
import type { Plugin } from 'vite'

/**
 * Reduces the endpoints to method and path of the shop's calls, without the staff's, or of these alone: the only parts
 * that the client reads. The schemas (and TypeBox) stay on the server, where the same map is complete.
 */
export function slimContracts(calls?: readonly EndpointName[]): Plugin[] {
  return [slimEndpoints(calls), withoutSchemas()]
}

/** Schemas are for the server: in the browser their builders would only add size. */
export const withoutUnusedSchemas = {
  propertyReadSideEffects: false,
  manualPureFunctions: ['Type', 'Closed', 'Nullable', 'Line', 'Prose', 'LocalizedText'],
} as const

function slimEndpoints(calls: readonly EndpointName[] | undefined): Plugin {
  return {
    name: 'slim-endpoints',
    load: {
      filter: { id: /packages\/contracts\/src\/endpoints\.ts$/ },
      handler() {
        const slim = Object.entries(endpoints)
          .filter(([name, { access }]) => (calls ? calls.some((call) => call === name) : access !== 'staff'))
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
