import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { accountAskerOf } from '../account-notices/record.ts'
import { askerOf } from '../audit/asker.ts'
import { browserOf, setSessionCookies } from '../sessions/cookie.ts'
import { sessionView } from '../sessions/session.ts'
import { addPasskey, removePasskey, renamePasskey, showPasskeys, startPasskey } from './service.ts'
import { signInWithPasskey, startPasskeySignIn } from './sign-in.ts'

/** Signing in with a passkey, and managing the caller's passkeys. */
export function passkeyRoutes(app: FastifyInstance, ctx: Context): void {
  route(app, endpoints.startPasskeySignIn, () => startPasskeySignIn(ctx))

  route(app, endpoints.signInWithPasskey, async (request, reply) => {
    const browser = browserOf(ctx.config, request)
    const session = await signInWithPasskey(ctx, request.body.credential, browser)
    setSessionCookies(ctx.config, reply, session)
    return sessionView(session)
  })

  route(app, endpoints.listPasskeys, ({ staffSession }) => showPasskeys(ctx, staffSession.staff.id))

  route(app, endpoints.startPasskey, ({ staffSession }) => startPasskey(ctx, staffSession.staff))

  route(app, endpoints.addPasskey, async (request) => {
    await addPasskey(ctx, request.body, accountAskerOf(request))
    return showPasskeys(ctx, request.staffSession.staff.id)
  })

  route(app, endpoints.renamePasskey, async (request) => {
    await renamePasskey(ctx, request.params.id, request.body.name, askerOf(request))
    return showPasskeys(ctx, request.staffSession.staff.id)
  })

  route(app, endpoints.removePasskey, async (request) => {
    await removePasskey(ctx, request.params.id, accountAskerOf(request))
    return showPasskeys(ctx, request.staffSession.staff.id)
  })
}
