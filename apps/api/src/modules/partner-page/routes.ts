import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { route } from '../../plugins/endpoint.ts'
import { askerOf, type Asker } from '../audit/asker.ts'
import { openPage } from './page.ts'
import { findPage, deletePage, insertPage } from './queries.ts'
import type { PartnerLink } from '@recadinho/contracts/partner-page'
import type { Tx } from '../../db/client.ts'
import { transact } from '../../db/transaction.ts'
import { newToken, sha256 } from '../../ids.ts'
import { insertAuditEntry, type AuditEntry } from '../audit/queries.ts'
import { lockAffiliate } from '../affiliates/admin-queries.ts'

/** Staff's calls that manage an affiliate's private link, and the public call behind it. */
export function partnerPageRoutes(scope: FastifyInstance, ctx: Context): void {
  route(scope, endpoints.getPartnerLink, async ({ params }) => {
    const found = await findPage(ctx.db, params.code.toUpperCase())
    if (!found) throw new AppError('not_found', 'No such affiliate')
    return { madeAt: found.created_at?.toISOString() ?? null }
  })

  route(scope, endpoints.createPartnerLink, (request) =>
    createLink(ctx, request.params.code.toUpperCase(), askerOf(request)),
  )

  route(scope, endpoints.revokePartnerLink, (request) =>
    revokeLink(ctx, request.params.code.toUpperCase(), askerOf(request)),
  )

  route(scope, endpoints.openPartnerPage, ({ body }) => openPage(ctx, body.token))
}

/** S1, S2: creates a new link, which is returned only this once. */
function createLink({ db, clock, config }: Context, code: string, by: Asker): Promise<PartnerLink> {
  const token = newToken()
  return transact(db, async (tx) => {
    if (!(await lockAffiliate(tx, code))) throw new AppError('not_found', 'No such affiliate')
    const now = clock.now()
    await insertPage(tx, { affiliate_code: code, token_hash: sha256(token), created_at: now })
    await audit(tx, 'affiliate.page_opened', { code, at: now, by })
    return { link: new URL(`/partner#${token}`, config.publicOrigin).href, madeAt: now.toISOString() }
  })
}

/** Revokes the link; a no-op if there is none. */
function revokeLink({ db, clock }: Context, code: string, by: Asker): Promise<void> {
  return transact(db, async (tx) => {
    if (await deletePage(tx, code)) await audit(tx, 'affiliate.page_closed', { code, at: clock.now(), by })
  })
}

const audit = (
  tx: Tx,
  action: AuditEntry['action'],
  { code, at, by }: { code: string; at: Date; by: Asker },
) => insertAuditEntry(tx, { at, ...by, action, subject: `affiliates/${code}` })
