import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

/** Far above any body of the contract. */
const depthAtMost = 32
const itemsAtMost = 1000

/** JSON is the only body there is: Fastify's text parser would carry a body past its schema. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer // parseAs makes it one
    // Read leniently, a letter in another encoding would become another letter.
    if (!isUtf8(bytes)) return done(new AppError('malformed_body', 'The body is not UTF-8'))
    void parse(request, bytes.toString(), (error, value) => {
      if (error) done(new AppError('malformed_body', 'The body is not valid JSON'))
      else if (isTooLarge(value, depthAtMost))
        done(new AppError('malformed_body', 'The body is nested too deep, or holds too long a list'))
      else done(null, value)
    })
  })
}

/**
 * Schemas are checked by recursion, which thousands of levels end with an overflow of the stack, and a list without
 * doubles by comparing its items: both are bounded before.
 */
function isTooLarge(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0 || (Array.isArray(value) && value.length > itemsAtMost)) return true
  return Object.values(value).some((part) => isTooLarge(part, levels - 1))
}
