import { vi } from 'vitest'

/**
 * A fake of the browser's speech synthesis: records utterances and emits events on command. Silent ones, which only
 * prepare it, are counted apart.
 */
export function fakeSpeech() {
  const queue: FakeUtterance[] = []
  let prepared = 0
  const cancel = vi.fn<() => void>()
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  const speak = (utterance: FakeUtterance) => {
    if (utterance.text === '') prepared += 1
    else queue.push(utterance)
  }
  vi.stubGlobal('speechSynthesis', { speak, cancel })
  return {
    queue,
    prepared: () => prepared,
    cancel,
    emit: (name: string, detail: object = {}) =>
      queue.at(-1)?.dispatchEvent(Object.assign(new Event(name), detail)),
  }
}

class FakeUtterance extends EventTarget {
  lang = ''
  pitch = 1
  rate = 1
  voice: unknown = null
  readonly text: string

  constructor(text: string) {
    super()
    this.text = text
  }
}

export const fakeVoices = [{ name: 'Test', lang: 'en-US' }] as SpeechSynthesisVoice[] // only name and language are read
