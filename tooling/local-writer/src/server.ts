import type { ServerResponse } from 'node:http'
import { startStandIn, type StandIn } from '@recadinho/presets/stand-in'
import { goodText, orderedText } from './answer.ts'

/** What happens to the next request. */
export type Fault =
  | { kind: 'hang' }
  | { kind: 'status'; status: number }
  | { kind: 'garbage' }
  | { kind: 'refusal' }
  /** The text is cut off in the middle, as at a service's length limit. */
  | { kind: 'cut_off' }
  | { kind: 'say'; words: string }
  /** Says what the notes tell it to say, after “say:” or “diga:”. */
  | { kind: 'obey' }

export interface LocalWriterOptions {
  /** 0 for any free port. */
  port: number
  /** The bearer token required from callers. */
  key: string
  /** `process.env.NODE_ENV` of the caller; throws for production. */
  nodeEnv?: string | undefined
}

/** Its URL is the value for `SCRIPT_WRITER_URL`; it receives request bodies. */
export type LocalWriter = StandIn<Fault, string>

/** A chat completion service for development and tests, on loopback. */
export async function startLocalWriter({ port, key, nodeEnv }: LocalWriterOptions): Promise<LocalWriter> {
  if (nodeEnv === 'production')
    throw new Error('The local writer says the same to every child and so never runs in production.')
  return startStandIn<Fault, string>(port, ({ request, response, body, record, nextFault }) => {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') response.writeHead(404).end()
    else if (request.headers.authorization !== `Bearer ${key}`) response.writeHead(401).end('{}')
    else {
      record(body)
      reply(response, body, nextFault())
    }
  })
}

function reply(response: ServerResponse, body: string, fault: Fault | undefined): void {
  switch (fault?.kind) {
    case 'hang':
      break
    case 'status':
      response.writeHead(fault.status).end('{"error":{"message":"no"}}')
      break
    case 'garbage':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>')
      break
    case 'refusal':
      send(response, { content: null, refusal: 'I would rather not.' }, 'stop')
      break
    case 'cut_off':
      send(response, { content: goodText(userMessage(body)).slice(0, 60) }, 'length')
      break
    case 'say':
      send(response, { content: fault.words }, 'stop')
      break
    case 'obey':
      send(response, { content: orderedText(userMessage(body)) }, 'stop')
      break
    case undefined:
      send(response, { content: goodText(userMessage(body)) }, 'stop')
  }
}

function send(response: ServerResponse, message: object, finish_reason: string): void {
  const choice = { index: 0, message: { role: 'assistant', ...message }, finish_reason }
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ object: 'chat.completion', choices: [choice] }))
}

/** The user's message in a request. */
function userMessage(body: string): string {
  const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] } // as the shop sends it
  return messages.find(({ role }) => role === 'user')?.content ?? '{}'
}
