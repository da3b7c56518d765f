import { confirmationHeader } from '@recadinho/contracts/change-warnings'
import { endpoints, type Endpoint } from '@recadinho/contracts/endpoints'
import { ErrorBody } from '@recadinho/contracts/errors'
import type { TSchema } from 'typebox'

export interface CookieNames {
  buyer: string
  staff: string
}

/** The OpenAPI 3.1 description, built from the contract's endpoint map. */
export function openApiDocument(cookies: CookieNames): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Recadinho',
      version: '1',
      description: 'Personalised videos: catalog, orders, payments and staff.',
    },
    servers: [{ url: '/' }],
    components: {
      schemas: { Error: ErrorBody },
      securitySchemes: {
        buyer: {
          type: 'apiKey',
          in: 'query',
          name: 'token',
          description: "The secret of an order's private link.",
        },
        buyerCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: cookies.buyer,
          description: 'Set when the order was made.',
        },
        staff: { type: 'apiKey', in: 'cookie', name: cookies.staff },
      },
    },
    paths: paths(Object.entries(endpoints)),
  }
}

function paths(list: [string, Endpoint][]) {
  const all: Record<string, Record<string, object>> = {}
  for (const [name, endpoint] of list)
    (all[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(name, endpoint)
  return all
}

/** Since 3.1 a requirement lists the accepted roles. */
function security(endpoint: Endpoint): { security?: object[] } {
  if (endpoint.access === 'buyer') return { security: [{ buyer: [] }, { buyerCookie: [] }] }
  if (endpoint.access === 'staff') return { security: [{ staff: endpoint.roles }] }
  return {}
}

function operation(operationId: string, endpoint: Endpoint) {
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    schema: { type: 'string', minLength: 8, maxLength: 200 },
  }
  const confirmation = {
    name: confirmationHeader,
    in: 'header',
    required: false,
    description: 'Confirms the warnings of a refusal with the code `needs_confirmation`.',
    schema: { type: 'string' },
  }
  return {
    operationId,
    summary: endpoint.summary,
    ...security(endpoint),
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...(endpoint.idempotent ? [key] : []),
      ...(endpoint.confirmable ? [confirmation] : []),
    ],
    ...(endpoint.body ? { requestBody: { required: true, content: json(endpoint.body) } } : {}),
    responses: {
      [endpoint.status]: {
        description: 'Success',
        ...(endpoint.status === 204 ? {} : { content: json(endpoint.response) }),
      },
      default: {
        description: 'A refusal, with its code',
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    },
  }
}

function parameters(where: 'path' | 'query', schema: TSchema | undefined) {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, TSchema>
    required?: string[]
  } // parts are objects
  return Object.entries(properties).map(([name, part]) => ({
    name,
    in: where,
    required: required.includes(name),
    schema: part,
  }))
}

const json = (schema: object) => ({ 'application/json': { schema } })
