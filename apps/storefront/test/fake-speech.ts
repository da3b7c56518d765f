import { vi } from 'vitest'

/** A fake of the browser's speech synthesis: records utterances and emits events on command. */
export function fakeSpeech() {
  const queue: FakeUtterance[] = []
  const cancel = vi.fn<() => void>()
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  vi.stubGlobal('speechSynthesis', { speak: (utterance: FakeUtterance) => queue.push(utterance), cancel })
  return {
    queue,
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
