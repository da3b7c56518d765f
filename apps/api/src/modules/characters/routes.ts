import { endpoints } from '@recadinho/contracts/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { route } from '../../plugins/endpoint.ts'
import { askerOf } from '../audit/asker.ts'
import { removeClip } from '../videos/clips/remove.ts'
import { listCharacters, listClips } from './queries.ts'
import { activateCharacter, changeCharacter, createCharacter, orderCharacters } from './service.ts'
import { characterView } from './view.ts'

/** The shop's characters, for its staff; every change returns the whole list. */
export function characterRoutes(app: FastifyInstance, ctx: Context): void {
  const list = async () => {
    const [rows, clips] = await Promise.all([listCharacters(ctx.db), listClips(ctx.db)])
    return { items: rows.map((row) => characterView(row, clips)) }
  }

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

  route(app, endpoints.removeClip, async (request) => {
    await removeClip(ctx, askerOf(request), request.params.id)
    return list()
  })
}
