import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

/** Far above any body of the contract. */
const depthAtMost = 32
const itemsAtMost = 1000

/** Accepts only JSON bodies: Fastify's text parser would bypass the schema. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer // guaranteed by `parseAs`
    // Lenient decoding would turn characters of other encodings into different ones.
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
 * Schemas are checked recursively, which overflows the stack after thousands of levels, and unique items are checked
 * pairwise: so both are limited first.
 */
function isTooLarge(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0 || (Array.isArray(value) && value.length > itemsAtMost)) return true
  return Object.values(value).some((part) => isTooLarge(part, levels - 1))
}
