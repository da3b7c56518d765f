import { Agent, request as httpRequest } from 'node:http'
import type { FuzzRequest } from './requests.ts'

export interface Answer {
  /** 0 if there was no response. */
  status: number
  body: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 })
const patienceMs = 30_000

/** Sends one request unchanged, without a client that would correct it. */
export function send(api: string, { method, path, headers, body }: FuzzRequest): Promise<Answer> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(api)
    const request = httpRequest(
      { agent, hostname, port, method, path, headers, timeout: patienceMs },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('close', () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }),
        )
      },
    )
    request.on('timeout', () => request.destroy(new Error('no answer in time')))
    request.on('error', (error) => resolve({ status: 0, body: error.message }))
    request.end(body)
  })
}
