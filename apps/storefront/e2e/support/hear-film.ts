import type { Page } from '@playwright/test'

interface Heard {
  contexts: AudioContext[]
  gains: GainNode[]
  /** How many sounds of one channel were played: a voice has one channel, music has two. */
  clips: number
}

/** Keeps the audio contexts and gains that the page makes, and counts the clips, so that a test can read what is heard. */
export async function watchAudio(page: Page) {
  await page.addInitScript(() => {
    const heard: Heard = { contexts: [], gains: [], clips: 0 }
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

      override createBufferSource() {
        const source = super.createBufferSource()
        const start = source.start.bind(source)
        source.start = (...when) => {
          if (source.buffer?.numberOfChannels === 1) heard.clips += 1
          start(...when)
        }
        return source
      }
    }
    Object.assign(globalThis, { heard, AudioContext: Watched })
  })
}

/** The state of each audio context of the page, the loudness of each gain in it, and how many clips were played. */
export const heardNow = (page: Page) =>
  page.evaluate(() => {
    const { contexts, gains, clips } = (globalThis as unknown as { heard: Heard }).heard // defined above
    return { contexts: contexts.map(({ state }) => state), gains: gains.map(({ gain }) => gain.value), clips }
  })
