import { endpoints } from '@recadinho/contracts/endpoints'
import { rawCalls } from '@recadinho/contracts/raw-calls'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { rawRoute, route } from '../../../plugins/endpoint.ts'
import { streamFile } from '../../../plugins/file-stream.ts'
import { askerOf } from '../../audit/asker.ts'
import { changeApproval } from './approve.ts'
import { listApprovals, listPresetCharacters } from './queries.ts'
import { voiceSample } from './samples.ts'
import { presetListView } from './view.ts'

/** How the characters sound, for the owner. */
export function voicePresetRoutes(app: FastifyInstance, ctx: Context): void {
  const list = async () => {
    const [rows, approvals] = await Promise.all([listPresetCharacters(ctx.db), listApprovals(ctx.db)])
    return presetListView(ctx.voice, rows, approvals)
  }

  route(app, endpoints.listVoicePresets, list)

  route(app, endpoints.changePresetApproval, async (request) => {
    await changeApproval(ctx, request.params.id, request.body, askerOf(request))
    return list()
  })

  rawRoute(app, rawCalls.playVoiceSample, async (request, reply) => {
    const key = await voiceSample(ctx, request.params, ctx.shutdown.signal)
    reply.type('audio/wav')
    return streamFile(ctx, request, reply, key)
  })
}
