import { speechSpan } from '@recadinho/stage/film-sound'
import type { MouthName } from '@recadinho/stage/pose'
import type { Recording } from '../wav.ts'
import { featureRate, framesOf, hop, resample, type Frame } from './features.ts'
import type { Reference } from './references.ts'
import { warp, type Warp } from './time-warp.ts'

/** What is said when in a recording of a line. Seconds count from `from`. */
export interface Alignment {
  /** Where in the recording the speech begins and ends, in seconds. */
  from: number
  to: number
  /** From and to of each written word. */
  words: [from: number, to: number][]
  mouth: [at: number, shape: MouthName][]
  /** Distance from the reference: about 2.2 to 2.6 for the same words, and more for others. */
  cost: number
}

/** Voices from deep to high; the one that fits best counts. */
const stretches = [0.9, 1, 1.1]
const shortestWord = 0.05

/** From when to when there is speech, in seconds; `undefined` for silence. */
export function spanOf(recording: Recording): { from: number; to: number } | undefined {
  return speechSpan({ samples: resample(recording, featureRate), rate: featureRate })
}

export interface AlignRequest {
  recording: Recording
  text: string
  /** What eSpeak NG says for the text. */
  reference: Reference
}

/**
 * Finds the words and mouth shapes of each line in a recording of it: the reference's times, moved to where the recording
 * sounds alike. `undefined` where nobody speaks.
 */
export function alignAll(requests: readonly AlignRequest[]): (Alignment | undefined)[] {
  // A recording is compared with every line of a script.
  const recordings = new Set(requests.map(({ recording }) => recording))
  const speech = new Map([...recordings].map((recording) => [recording, speechIn(recording)]))
  return requests.map((request) => align(request, speech.get(request.recording)))
}

/** The spoken part of a recording. */
interface Speech {
  span: { from: number; to: number }
  frames: Frame[]
}

function speechIn(recording: Recording): Speech | undefined {
  const samples = resample(recording, featureRate)
  const span = speechSpan({ samples, rate: featureRate })
  return span && { span, frames: framesOf(cut(samples, span)) }
}

function align({ text, reference }: AlignRequest, speech: Speech | undefined): Alignment | undefined {
  const model = resample(reference.recording, featureRate)
  const modelSpan = speechSpan({ samples: model, rate: featureRate })
  if (speech === undefined || modelSpan === undefined) return undefined
  const { span, frames: heard } = speech
  const said = cut(model, modelSpan)
  const best = stretches
    .map((stretch) => warp(framesOf(said, stretch), heard))
    .reduce((least, one) => (one.cost < least.cost ? one : least))
  const seconds = span.to - span.from
  const at = (time: number) => Math.min(seconds, heardAt(best, time - modelSpan.from))
  return {
    ...span,
    words: wordSpans(
      text,
      reference.words.map((word) => ({ ...word, at: at(word.at) })),
      seconds,
    ),
    mouth: mouthKeys(reference.phonemes, at, seconds),
    cost: best.cost,
  }
}

const cut = (samples: Float32Array, { from, to }: { from: number; to: number }) =>
  samples.subarray(Math.round(from * featureRate), Math.round(to * featureRate))

/** The second of the recording that sounds like this second of the reference. */
function heardAt({ path }: Warp, second: number): number {
  const frame = Math.max(0, Math.min(path.length - 1, (second * featureRate) / hop))
  const below = Math.floor(frame)
  const [before = 0, after = before] = path.subarray(below, below + 2)
  return ((before + (after - before) * (frame - below)) * hop) / featureRate
}

/** Each word of the text ends where the next begins. One that eSpeak joins to another follows closely. */
function wordSpans(text: string, said: readonly { start: number; at: number }[], seconds: number) {
  const starts: number[] = []
  for (const { index, 0: word } of text.matchAll(/\S+/gu)) {
    const from = codePoints(text.slice(0, index))
    const to = from + codePoints(word)
    const hit = said.find(({ start }) => start >= from && start < to)
    const earliest = (starts.at(-1) ?? -shortestWord) + shortestWord
    starts.push(Math.max(earliest, hit?.at ?? earliest))
  }
  return starts.map((start, i): [number, number] => {
    const from = Math.min(start, seconds)
    return [from, Math.max(from, Math.min(seconds, starts[i + 1] ?? seconds))]
  })
}

/** eSpeak counts these. */
const codePoints = (text: string) => Array.from(text).length

function mouthKeys(
  phonemes: Reference['phonemes'],
  at: (time: number) => number,
  seconds: number,
): Alignment['mouth'] {
  const keys: Alignment['mouth'] = []
  for (const { ipa, at: time } of phonemes) {
    const shape = mouthOf(ipa, keys.at(-1)?.[1])
    if (shape !== keys.at(-1)?.[1]) keys.push([at(time), shape])
  }
  return [...keys, [seconds, 'X']]
}

/** By how a phoneme begins, in eSpeak's IPA for English and Portuguese; the first that fits. */
const shapes: readonly (readonly [RegExp, MouthName])[] = [
  [/^[mbp]/u, 'M'],
  [/^[fv]/u, 'F'],
  [/^(?:[uʊwɹrʃʒ]|ũ)/u, 'U'],
  [/^(?:[oɔɒ]|əʊ|õ)/u, 'O'],
  [/^[aæɑʌɐã]/u, 'A'],
  [/^[eɛiɪəɜjyĩẽ]/u, 'E'],
]

/** The shape of the mouth for a phoneme; most consonants keep the shape before them. */
function mouthOf(ipa: string, before: MouthName | undefined): MouthName {
  if (ipa === '') return 'X'
  const plain = ipa.replace(/^[ˈˌ]/u, '').normalize('NFC')
  const shape = shapes.find(([start]) => start.test(plain))?.[1]
  return shape ?? (before === undefined || before === 'X' ? 'E' : before)
}

/** Above this, a recording may be of another line. */
export const doubtfulCost = 2.6
/** Above this, it is of none of them. */
export const otherWordsCost = 3.2

/**
 * Whether a recording is likely of another line of the script: it is unlike its own text, and liker to another. Staff are
 * asked; nothing is refused.
 */
export const soundsLikeAnotherLine = (cost: number, costsOfOthers: readonly number[]): boolean =>
  cost > doubtfulCost && costsOfOthers.some((other) => other < cost)
