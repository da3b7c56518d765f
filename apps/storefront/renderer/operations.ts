import { createServer, type Server } from 'node:http'
import type { Standing } from './standing.ts'

/** The operators' endpoints, as in the API: liveness, readiness and metrics. */
export function operations({ readiness, metrics }: Pick<Standing, 'readiness' | 'metrics'>): Server {
  return createServer((request, response) => {
    const send = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
      response.end(JSON.stringify(body))
    }
    if (request.url === '/healthz') return send(200, { status: 'ok' })
    if (request.url === '/readyz') {
      const answer = readiness()
      return send(answer.ready ? 200 : 503, answer)
    }
    if (request.url !== '/metrics') return send(404, { status: 'not found' })
    metrics().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
      () => send(500, { status: 'error' }),
    )
  })
}
