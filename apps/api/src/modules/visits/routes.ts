import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { newToken, sha256, uuidv7 } from '../../ids.ts'
import { route } from '../../plugins/endpoint.ts'
import { visitCookie } from './cookie.ts'
import { insertVisit, updateVisitPhone, updateVisitStatus } from './queries.ts'

export function visitRoutes(app: FastifyInstance, { config, db, clock }: Context): void {
  const cookie = visitCookie(config)

  route(app, endpoints.registerVisit, async (request, reply) => {
    const { phoneNumber, userAgent, at } = request.body
    const now = clock.now()
    const reportedAt = reportedAtOf(at, now)
    const status = statusFor(phoneNumber)
    const known = request.cookies[cookie.name]
    const mine =
      known && (await updateVisitPhone(db, sha256(known), { phoneNumber, status, reportedAt, now }))
    if (mine) return { id: mine }
    const token = newToken()
    const id = uuidv7(now)
    await insertVisit(db, { id, tokenHash: sha256(token), phoneNumber, userAgent, status, reportedAt, now })
    reply.setCookie(cookie.name, token, cookie.options)
    return { id }
  })

  route(app, endpoints.updateVisitStatus, async (request) => {
    const { id } = request.params
    const token = request.cookies[cookie.name]
    const now = clock.now()
    const { status: reported, at } = request.body
    const word = { status: reported, reportedAt: reportedAtOf(at, now), now }
    const status = token ? await updateVisitStatus(db, id, sha256(token), word) : undefined
    // Another browser's visit looks like one that does not exist.
    if (status === undefined) throw new AppError('not_found', 'There is no such visit')
    return { id, status }
  })
}

/** The time given by the browser, or now. */
const reportedAtOf = (at: number | undefined, now: Date) => (at === undefined ? now : new Date(at))

/** §4: a number completes the visit; `anonymous` continues it without one. */
function statusFor(phoneNumber: string) {
  if (phoneNumber === '') return null
  return phoneNumber === 'anonymous' ? 'anonymous' : 'completed'
}
