import type { Page } from '@playwright/test'

interface Heard {
  contexts: AudioContext[]
  gains: GainNode[]
}

/** Keeps the audio contexts and gains that the page makes, so that a test can read what is heard. */
export async function watchAudio(page: Page) {
  await page.addInitScript(() => {
    const heard: Heard = { contexts: [], gains: [] }
    class Watched extends AudioContext {
      constructor() {
        super()
        heard.contexts.push(this)
      }

      override createGain() {
        const node = super.createGain()
        heard.gains.push(node)
        return node
      }
    }
    Object.assign(globalThis, { heard, AudioContext: Watched })
  })
}

/** The state of each audio context of the page, and the loudness of each gain in it. */
export const heardNow = (page: Page) =>
  page.evaluate(() => {
    const { contexts, gains } = (globalThis as unknown as { heard: Heard }).heard // defined above
    return { contexts: contexts.map(({ state }) => state), gains: gains.map(({ gain }) => gain.value) }
  })
