import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

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
      else done(null, value)
    })
  })
}
