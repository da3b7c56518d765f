import { webhookPath } from '@recadinho/contracts/endpoints'
import { gateways, isOffered } from '@recadinho/contracts/filters'

/** The parts of a schema that requests are generated from. */
export interface Schema {
  type?: string
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Schema[]
  properties?: Record<string, Schema>
  required?: readonly string[]
  items?: Schema
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

export interface Operation {
  name: string
  method: string
  path: string
  parameters: readonly { name: string; in: 'path' | 'query' | 'header'; schema: Schema }[]
  body: Schema | undefined
}

interface Document {
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string
        parameters: Operation['parameters']
        requestBody?: { content: Record<string, { schema: Schema }> }
      }
    >
  >
}

/** Every operation of the running shop's OpenAPI document, and its webhooks, which the document omits. */
export async function readOperations(api: string): Promise<Operation[]> {
  const response = await fetch(`${api}/api/openapi.json`)
  const { paths } = (await response.json()) as Document // written by the API's own contract
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters, requestBody }]) => ({
      name: operationId,
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
    })),
  )
  return [...described, webhook]
}

const webhook: Operation = {
  name: 'receiveWebhook',
  method: 'POST',
  path: webhookPath,
  parameters: [{ name: 'gateway', in: 'path', schema: { enum: [...gateways.filter(isOffered), 'nobody'] } }],
  body: {
    type: 'object',
    properties: {
      id: { type: 'string' },
      type: { enum: ['payment_intent.succeeded', 'charge.refunded', 'charge.dispute.created'] },
      created: { type: 'integer' },
      livemode: { type: 'boolean' },
      data: {
        type: 'object',
        properties: {
          object: {
            type: 'object',
            properties: { id: { type: 'string' }, object: { type: 'string' }, amount: { type: 'integer' } },
          },
        },
      },
    },
    required: ['id', 'type', 'data'],
  },
}
