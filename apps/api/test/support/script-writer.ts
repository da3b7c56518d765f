import { randomUUID } from 'node:crypto'
import type { CorrectedOrder, Order } from '@recadinho/contracts/orders'
import type { PreviewedScript } from '@recadinho/contracts/script-previews'
import { startLocalWriter, type LocalWriter } from '@recadinho/local-writer'
import { afterAll, beforeAll } from 'vitest'
import { createTestApp, type Browser, type TestApp } from './app.ts'

/** A writing service, and a shop that asks it, for all tests of a file. */
export function writerShops() {
  let writer: LocalWriter | undefined
  let shop: TestApp | undefined
  const started = <Part>(part: Part | undefined): Part => {
    if (!part) throw new Error('It starts before the first test')
    return part
  }
  const start = (env: Record<string, string> = {}) =>
    createTestApp({
      env: {
        SCRIPT_WRITER_URL: started(writer).url,
        SCRIPT_WRITER_KEY: 'local',
        SCRIPT_WRITER_MODEL: 'small',
        SCRIPT_WRITER_TIMEOUT_MS: '3000',
        ...env,
      },
    })
  beforeAll(async () => {
    writer = await startLocalWriter({ port: 0, key: 'local' })
    shop = await start()
  })
  afterAll(async () => {
    await shop?.close()
    await writer?.close()
  })
  return {
    get writer() {
      return started(writer)
    },
    get shop() {
      return started(shop)
    },
    /** Another shop that asks the service. */
    start,
    /** A preview for a new visitor of `shop`. */
    preview: (change: object = {}): Promise<PreviewedScript> => previewOf(started(shop).browser(), change),
  }
}

export const form = {
  locale: 'pt',
  characterIds: ['princess-amara'],
  childName: 'Olívia Prado',
  childAge: 6,
  occasion: 'birthday',
  additionalNotes: 'Ela ama sapos.',
}

/** An answer that keeps the rules. */
export const good = '{name}, oi! Sou eu, e você é a alegria de todo mundo que eu conheço.'

export const previewOf = async (browser: Browser, change: object = {}) =>
  (
    await browser.post('/api/script-drafts', { draftId: randomUUID(), ...form, ...change })
  ).json<PreviewedScript>()

/** The order after a correction. */
export async function correct(
  browser: Browser,
  { id, detailsVersion }: Order,
  changes: object,
): Promise<Order> {
  const payload = { detailsVersion, changes }
  const response = await browser.send({ method: 'PATCH', url: `/api/orders/${id}`, payload })
  return response.json<CorrectedOrder>().order
}
