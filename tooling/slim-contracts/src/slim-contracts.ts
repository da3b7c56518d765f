import {
  adminOrderEventsPath,
  endpoints,
  orderEventsPath,
  type Endpoint,
  type EndpointName,
} from '@recadinho/contracts/endpoints'
import type { Plugin } from 'vite'

/** Selects the parts of an endpoint that an app uses; `undefined` for an endpoint that it never calls. */
type Pick = (endpoint: Endpoint, name: EndpointName) => Partial<Endpoint> | undefined

/** Reduces the endpoints to what `pick` selects. The schemas are left out; the server has the complete map. */
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

/** Replaces the schema builder by stubs, for files that also contain lists and limits that an app reads. */
export function withoutSchemas(): Plugin {
  return {
    name: 'without-schemas',
    enforce: 'pre',
    resolveId: { filter: { id: /^typebox$/ }, handler: () => '\0no-schemas' },
    load: {
      filter: { id: /^\0no-schemas$/ },
      handler: () => 'export const Type = /* @__PURE__ */ new Proxy({}, { get: () => () => ({}) })',
    },
  }
}

/**
 * Leaves out the formats of international names, which no contract uses: their patterns have look-behinds, and before
 * iOS 16.4 no file that has one even loads.
 */
export function withoutInternationalFormats(): Plugin {
  return {
    name: 'without-international-formats',
    load: {
      filter: { id: /typebox\/build\/format\/(?:hostname|idn_hostname|idn_email)\.mjs$/ },
      handler(id) {
        const name = id.includes('idn_email')
          ? 'IsIdnEmail'
          : id.includes('idn_')
            ? 'IsIdnHostname'
            : 'IsHostname'
        return `export function ${name}() { throw new Error('${name} is left out of this build') }`
      },
    },
  }
}

/** For `treeshake`: schema builders are pure, so unused schemas are removed. */
export const withoutUnusedSchemas = {
  propertyReadSideEffects: false,
  manualPureFunctions: [
    'Type',
    'Closed',
    'Nullable',
    'Line',
    'AnyLine',
    'Prose',
    'Words',
    'WordsOfProse',
    'LocalizedText',
    'EditOf',
    'PageOf',
  ],
} as const
