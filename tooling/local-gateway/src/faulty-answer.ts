import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isKill, type AppliedFault } from './faults.ts'

type Kind = NonNullable<AppliedFault['kind']>

/** A response that a proxy between the shop and the gateway could give: JSON, but no object of the gateway. */
const FOREIGN_JSON = { id: 'maintenance', object: 'page', status: 'ok', data: [], results: [] }

const HTML =
  '<!doctype html><html lang="en"><title>Welcome</title><p>Sign in to use this network.</p></html>\n'

/** Whether a fault prevents the request from being executed. */
export function preventsCommit(kind: Kind | undefined): boolean {
  return (
    kind === 'close-before-commit' ||
    kind === 'kill-before-commit' ||
    kind === 'foreign-json' ||
    kind === '404' ||
    kind === 'html'
  )
}

/** Sends the faulty response; `undefined` if the fault leaves the response unchanged. */
export function sendFaultyAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, milliseconds, cleared, killCaller }: AppliedFault,
  answer: { status: number; body: unknown },
): FastifyReply | undefined {
  if (isKill(kind)) {
    reply.hijack()
    const hangUp = () => void request.raw.socket.destroy()
    // Hang up even if the kill fails because the caller has already ended.
    void killCaller().then(hangUp, hangUp)
    return reply
  }
  if (kind === 'close-before-commit' || kind === 'close-after-commit') {
    reply.hijack()
    request.raw.socket.destroy()
    return reply
  }
  if (kind === 'foreign-json' || kind === 'foreign-json-after-commit')
    return reply.code(200).send(FOREIGN_JSON)
  if (kind === 'html' || kind === 'html-after-commit')
    return reply.code(200).type('text/html; charset=utf-8').send(HTML)
  // A proxy's response to an unknown path.
  if (kind === '404') return reply.code(404).send({ message: 'no Route matched with those values' })
  if (kind === 'wrong-code')
    return reply
      .code(answer.status)
      .type('application/json; charset=utf-8')
      .send(withWrongCode(JSON.stringify(answer.body)))
  if (kind !== 'drip') return undefined
  const bytes = drip(JSON.stringify(answer.body), milliseconds, cleared)
  return reply.code(answer.status).type('application/json; charset=utf-8').send(Readable.from(bytes))
}

/** The same response with a different checksum in every PIX code. */
const withWrongCode = (json: string): string =>
  json.replaceAll(
    /"(000201[^"]*6304)([0-9A-F]{4})"/g,
    (_, code: string, sum: string) => `"${code}${sum === '0000' ? '1111' : '0000'}"`,
  )

/** Yields one byte at a time until the faults are cleared, then the rest at once. */
async function* drip(text: string, milliseconds: number, cleared: Promise<void>): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  let flows = false
  void cleared.then(() => (flows = true))
  for (let at = 0; at < bytes.length; at += 1) {
    if (flows) {
      yield bytes.subarray(at)
      return
    }
    yield bytes.subarray(at, at + 1)
    await Promise.race([wait(milliseconds, undefined, { ref: false }), cleared])
  }
}
