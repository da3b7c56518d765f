import type { Page } from '@playwright/test'

interface Spoken {
  text: string
  lang: string
  pitch: number
}

/** Gives the page a voice that speaks instantly and records its words; the test browser has none. */
export async function giveVoice(page: Page, languages: readonly string[]) {
  await page.addInitScript((langs: readonly string[]) => {
    const said: Spoken[] = []
    class Utterance extends EventTarget {
      text: string
      lang = ''
      pitch = 1
      rate = 1
      voice: unknown = null

      constructor(text: string) {
        super()
        this.text = text
      }
    }
    const emit = (utterance: Utterance, ...names: string[]) => {
      for (const name of names) utterance.dispatchEvent(Object.assign(new Event(name), { charIndex: 0 }))
    }
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => langs.map((lang) => ({ name: `Test ${lang}`, lang })),
      cancel: () => undefined,
      speak(utterance: Utterance) {
        if (utterance.text) said.push({ text: utterance.text, lang: utterance.lang, pitch: utterance.pitch })
        queueMicrotask(() => emit(utterance, 'start', 'boundary', 'end'))
      },
    })
    Object.defineProperties(globalThis, {
      speechSynthesis: { value: speech },
      SpeechSynthesisUtterance: { value: Utterance },
      said: { value: said },
    })
  }, languages)
}

/** The spoken texts, oldest first. */
export const said = (page: Page): Promise<Spoken[]> =>
  page.evaluate(() => (globalThis as unknown as { said: Spoken[] }).said) // defined above
