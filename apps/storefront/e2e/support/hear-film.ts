import type { Page } from '@playwright/test'

interface Heard {
  contexts: AudioContext[]
  gains: GainNode[]
}

/** Keeps the audio contexts and gains that the page makes, so that a test can read what is heard. */
export async function watchAudio(page: Page) {
  await page.addInitScript(() => {
    const heard: Heard = { contexts: [], gains: [] }
    const keep = <T extends object>(Made: new (...args: never[]) => T, list: T[]) =>
      new Proxy(Made, {
        construct(target, args, self) {
          const made = Reflect.construct(target, args, self) as T // the class's own instance
          list.push(made)
          return made
        },
      })
    Object.assign(globalThis, {
      heard,
      AudioContext: keep(AudioContext, heard.contexts),
      GainNode: keep(GainNode, heard.gains),
    })
  })
}

/** The state of the page's only audio context, and the loudness of the music: the gain of the looping source. */
export const heardNow = (page: Page) =>
  page.evaluate(() => {
    const { contexts, gains } = (globalThis as unknown as { heard: Heard }).heard // defined above
    return { contexts: contexts.map(({ state }) => state), gains: gains.map(({ gain }) => gain.value) }
  })
