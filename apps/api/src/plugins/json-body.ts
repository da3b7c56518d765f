import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

/** JSON is the only body there is: Fastify's text parser would carry a body past its schema. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    void parse(request, body as string, (error, value) => {
      // parseAs makes it a string
      if (error) done(new AppError('malformed_body', 'The body is not valid JSON'))
      else done(null, value)
    })
  })
}
