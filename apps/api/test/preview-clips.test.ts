import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PreviewClip } from '@recadinho/contracts/preview-clips'
import type { OrderSpeech } from '@recadinho/contracts/speech'
import { isShopLine, lineIdentity, scriptLines } from '@recadinho/stage/script-lines'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from './support/app.ts'
import { filmEnv } from './support/films.ts'
import { createShop, paidOrder, type Shop } from './support/shop.ts'
import { readAdminOrder, signedIn } from './support/staff.ts'

let folder: string
let shop: Shop
let staff: Browser
let visitor: Browser
/** An order whose lines the shop's program has said, each a draft. */
let id: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recadinho-preview-clips-'))
  shop = await createShop({ env: { ...filmEnv(folder), SPEECH_SERVICE: 'program' } })
  staff = await signedIn(shop)
  visitor = shop.browser()
  const words = { locale: 'en', childAge: 5, useAIVoice: true, additionalNotes: 'She loves frogs.' }
  ;({ id } = await paidOrder(shop, shop.browser(), words))
  await shop.workers.outbox.runOnce()
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const speech = async () => (await staff.get(`/api/admin/orders/${id}/speech`)).json<OrderSpeech>()
/** What a browser asks for before the order is placed. */
async function wanted() {
  const { script, characters } = await readAdminOrder(staff, id)
  const sentences = scriptLines(
    script.lines,
    characters.map((character) => character.id),
  )
  return sentences.flatMap((line) => {
    const whole = script.lines[line.of]
    const key = createHash('sha256').update(lineIdentity('en', line)).digest('hex')
    return whole && isShopLine(whole) ? [{ key, mood: line.mood ?? null }] : []
  })
}
async function found(change: object = {}): Promise<PreviewClip[]> {
  const payload = { locale: 'en', childAge: 5, lines: await wanted(), ...change }
  const response = await visitor.post('/api/preview-clips', payload)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<{ clips: PreviewClip[] }>().clips
}
const play = (clip: string) => visitor.get(`/api/preview-clips/${clip}`)
const deliverDrafts = (deliver: boolean) =>
  shop.db.updateTable('settings').set({ deliver_draft_voice: deliver }).execute()

test('F5.7: a draft voice is heard only where films with one are delivered', async () => {
  const clips = (await speech()).lines.flatMap(({ clip }) => clip ?? [])
  expect(clips.length).toBeGreaterThan(2)
  expect(await found()).toEqual([])
  for (const clip of clips) expect((await play(clip.id)).statusCode).toBe(404)
  await deliverDrafts(true)
  const heard = await found()
  expect(heard.length).toBeGreaterThan(0)
  for (const clip of heard) {
    const sound = await play(clip.id)
    expect([sound.statusCode, sound.headers['content-type']]).toEqual([200, 'audio/wav'])
    expect(sound.rawPayload.subarray(0, 4).toString()).toBe('RIFF')
  }
  await deliverDrafts(false)
})

test('F5.7: what is of an order is not for others, and nobody hears a name', async () => {
  await deliverDrafts(true)
  const { lines } = await speech()
  const heard = new Set((await found()).map((clip) => clip.id))
  const named = lines.filter(({ text }) => text.includes('Olívia'))
  expect(named.length).toBeGreaterThan(0)
  for (const { key, clip } of named) {
    expect(await found({ lines: [{ key, mood: null }] })).toEqual([])
    expect(heard.has(clip?.id ?? '')).toBe(false)
    expect((await play(clip?.id ?? '')).statusCode).toBe(404)
  }
  await deliverDrafts(false)
})

test('F5.7: a line that staff have recorded is heard as they said it, at any age and in any mood', async () => {
  const shared = await wanted()
  const { lines, version } = await speech()
  const line = lines.find(
    ({ key, text }) => !text.includes('Olívia') && shared.some((one) => one.key === key),
  )
  if (!line?.clip) throw new Error('There is no line without the name')
  const sound = await staff.get(`/api/admin/speech-clips/${line.clip.id}`)
  const take = await staff.send({
    method: 'PUT',
    url: `/api/admin/orders/${id}/takes/${line.key}?version=${version}`,
    payload: sound.rawPayload,
    headers: { 'content-type': 'audio/wav' },
  })
  expect(take.statusCode, take.body).toBe(200)
  const [heard, ...others] = await found({ childAge: 9, lines: [{ key: line.key, mood: 'proud' }] })
  expect(others).toEqual([])
  expect(heard?.words).toHaveLength(line.text.split(' ').length)
  expect((await play(heard?.id ?? '')).headers['cache-control']).toBe('public, max-age=86400')
  expect(await found({ locale: 'pt', lines: [{ key: '0'.repeat(64), mood: null }] })).toEqual([])
})
