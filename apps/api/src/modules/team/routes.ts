import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { askerOf } from '../audit/asker.ts'
import { browserOf, setSessionCookies } from '../sessions/cookie.ts'
import { sessionView } from '../sessions/session.ts'
import { invite, resendInvitation, withdrawInvitation } from './invitations.ts'
import { acceptInvitation, openInvitation } from './join.ts'
import { changeMember, endMemberSessions, showTeam } from './members.ts'

/** The team, managed by the owner. */
export function adminTeamRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, endpoints.listTeam, () => showTeam(ctx))

  route(app, endpoints.changeTeamMember, async (request) => {
    await changeMember(ctx, request.params.id, request.body, askerOf(request))
    return showTeam(ctx)
  })

  route(app, endpoints.endMemberSessions, async (request) => {
    await endMemberSessions(ctx, request.params.id, askerOf(request))
    return showTeam(ctx)
  })

  route(app, endpoints.inviteStaff, async (request) => {
    await invite(ctx, request.body, askerOf(request))
    return showTeam(ctx)
  })

  route(app, endpoints.resendInvitation, async (request) => {
    await resendInvitation(ctx, request.params.id, askerOf(request))
    return showTeam(ctx)
  })

  route(app, endpoints.withdrawInvitation, async (request) => {
    await withdrawInvitation(ctx, request.params.id, askerOf(request))
    return showTeam(ctx)
  })
}

/** Accepting an invitation by its link; public. */
export function joinRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, endpoints.openInvitation, ({ body }) => openInvitation(ctx, body.token))

  route(app, endpoints.acceptInvitation, async (request, reply) => {
    const session = await acceptInvitation(ctx, request.body, browserOf(ctx.config, request))
    setSessionCookies(ctx.config, reply, session)
    return sessionView(session)
  })
}
