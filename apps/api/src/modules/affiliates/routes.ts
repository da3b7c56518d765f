import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { sha256 } from '../../ids.ts'
import { route } from '../../plugins/endpoint.ts'
import { accessCookie } from '../user-access/cookie.ts'
import { insertClick } from './queries.ts'
import { referrerPage } from './referrer.ts'

/** Answers every code alike, so that nobody learns who works with the shop. */
export function affiliateRoutes(app: FastifyInstance, { config, db, clock }: Context): void {
  const cookie = accessCookie(config)
  route(
    app,
    endpoints.recordAffiliateClick,
    async (request) => {
      const { code, referrer } = request.body
      const token = request.cookies[cookie.name]
      await insertClick(db, {
        code,
        referrer: referrerPage(referrer),
        tokenHash: token ? sha256(token) : null,
        now: clock.now(),
      })
      return null
    },
    { rateLimit: 'affiliate-click' },
  )
}
