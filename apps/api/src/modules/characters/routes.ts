import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { askerOf } from '../audit/asker.ts'
import { listCharacters } from './queries.ts'
import { activateCharacter, changeCharacter, createCharacter, orderCharacters } from './service.ts'
import { characterView } from './view.ts'

/** The characters of the shop, for its staff; every change answers the whole list. */
export function characterRoutes(app: FastifyInstance, ctx: Context): void {
  const list = async () => ({ items: (await listCharacters(ctx.db)).map(characterView) })

  route(app, endpoints.listCharacters, list)

  route(app, endpoints.createCharacter, async (request) => {
    await createCharacter(ctx, request.body, askerOf(request))
    return list()
  })

  route(app, endpoints.changeCharacter, async (request) => {
    await changeCharacter(ctx, request.params.id, request.body, askerOf(request))
    return list()
  })

  route(app, endpoints.changeCharacterActivation, async (request) => {
    await activateCharacter(ctx, request.params.id, request.body.active, askerOf(request))
    return list()
  })

  route(app, endpoints.changeCharacterOrder, async (request) => {
    await orderCharacters(ctx, request.body, askerOf(request))
    return list()
  })
}
