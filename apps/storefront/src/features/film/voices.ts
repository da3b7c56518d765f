/** The wanted sound of a character: 1 is the voice's own pitch and pace. */
export interface VoiceHint {
  readonly pitch: number
  readonly rate: number
}

/** The hint that the catalog has in percent. */
export const hintOf = ({ pitch, rate }: VoiceHint): VoiceHint => ({ pitch: pitch / 100, rate: rate / 100 })

/** The part of a browser's voice that the selection reads. */
export type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang'>

/**
 * A voice for each hint, in the language of `tag`; `undefined` when the device has none. Bright characters get bright
 * voices as far as names show it, and two characters get two voices if there are two.
 */
export function selectVoices<V extends Voice>(
  all: readonly V[],
  tag: string,
  hints: readonly VoiceHint[],
): V[] | undefined {
  const fitting = all.filter(({ lang }) => languageOf(lang) === languageOf(tag))
  if (fitting.length === 0) return undefined
  const taken: V[] = []
  for (const hint of hints) {
    const score = (voice: V) => fitness(voice, tag, hint) - taken.filter((each) => each === voice).length * 2
    taken.push(fitting.reduce((best, voice) => (score(voice) > score(best) ? voice : best)))
  }
  return taken
}

/** The device's voices when they are loaded; some browsers load them late, some never. */
export function deviceVoices(patience = 2000): Promise<readonly SpeechSynthesisVoice[]> {
  if (!('speechSynthesis' in globalThis)) return Promise.resolve([])
  const { speechSynthesis } = globalThis
  const known = speechSynthesis.getVoices()
  if (known.length > 0) return Promise.resolve(known)
  return new Promise((resolve) => {
    const onVoices = () => resolve(speechSynthesis.getVoices())
    // Safari has no listeners here.
    speechSynthesis.addEventListener?.('voiceschanged', onVoices, { once: true })
    setTimeout(onVoices, patience)
  })
}

const languageOf = (tag: string) => tag.toLowerCase().split(/[-_]/)[0]

function fitness({ name, lang }: Voice, tag: string, { pitch }: VoiceHint): number {
  const sameCountry = lang.toLowerCase().replace('_', '-') === tag.toLowerCase() ? 4 : 0
  const good = /natural|neural|premium|enhanced|google/i.test(name) ? 1.5 : 0
  const odd = /eloquence|espeak/i.test(name) || joke.has(name.split(' (')[0] ?? '') ? -6 : 0
  const kind = pitch >= 1.1 ? bright : pitch <= 0.95 ? deep : undefined
  return sameCountry + good + odd + (kind?.test(name) ? 1 : 0)
}

// Names of built-in voices; nothing else indicates how one sounds.
const bright =
  /female|mulher|samantha|karen|moira|tessa|zira|aria|jenny|ava|allison|susan|serena|kate|hazel|sonia|libby|luciana|joana|maria|francisca|vit[oó]ria|camila|fernanda|thalita|heloisa/i
const deep =
  /\bmale|homem|daniel|alex|david|mark|guy|george|ryan|oliver|arthur|rishi|gordon|thomas|aaron|felipe|ant[oó]nio|donato|humberto|f[aá]bio|julio/i
const joke = new Set(
  'Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Deranged|Fred|Good News|Hysterical|Jester|Junior|Kathy|Organ|Pipe Organ|Ralph|Superstar|Trinoids|Whisper|Wobble|Zarvox'.split(
    '|',
  ),
)
