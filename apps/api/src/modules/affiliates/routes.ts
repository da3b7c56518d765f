import { createHmac } from 'node:crypto'
import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { sha256 } from '../../ids.ts'
import { route } from '../../plugins/endpoint.ts'
import { networkOf } from '../../network.ts'
import { visitCookie } from '../visits/cookie.ts'
import { insertClick } from './queries.ts'

/** Every code gets the same response, so that responses do not reveal which codes exist. */
export function affiliateRoutes(app: FastifyInstance, { config, db, clock }: Context): void {
  const cookie = visitCookie(config)
  route(app, endpoints.recordAffiliateClick, async (request) => {
    const { code, referrer } = request.body
    const token = request.cookies[cookie.name]
    const now = clock.now()
    await insertClick(db, {
      code,
      referrer: referrerPage(referrer),
      tokenHash: token ? sha256(token) : null,
      networkHash: networkHash(config.linkSecret, request.ip, now),
      now,
    })
  })
}

/** Includes the day, so that a visitor cannot be followed from one day to the next. */
const networkHash = (secret: string, address: string, now: Date): Buffer =>
  createHmac('sha256', secret)
    .update(`affiliate click ${now.toISOString().slice(0, 10)} ${networkOf(address)}`)
    .digest()

/** Scheme, host and path of a referrer; empty if it is not a URL. The rest of a URL may name a person. */
export function referrerPage(referrer: string): string {
  if (!URL.canParse(referrer)) return ''
  const { protocol, host, pathname } = new URL(referrer)
  return host === '' ? '' : `${protocol}//${host}${pathname}`.slice(0, 500)
}
