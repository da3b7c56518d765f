/**
 * Says lines with sherpa-onnx, which runs the models of voices that an owner provides. A program of its own: it is native
 * code that ends its process where a model is faulty, and a model takes some hundred MB.
 */
import { closeSync, openSync } from 'node:fs'
import { createRequire } from 'node:module'
import { devNull } from 'node:os'
import type { Recording } from '../wav.ts'

/** One model of sherpa-onnx, by its kind: the names of its files, as sherpa-onnx calls them. */
export type SherpaModel = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface SherpaLine {
  /** The folder of the package `sherpa-onnx-node`. */
  engine: string
  model: SherpaModel
  /** The speaker's number in the model. */
  speaker: number
  text: string
  /** 0.9 is slower than usual. */
  speed: number
}

interface Speech {
  samples: Float32Array<ArrayBuffer>
  sampleRate: number
}

/** A loaded model. */
interface Tts {
  /** 0 where the model does not count them. */
  numSpeakers: number
  generate(line: { text: string; sid: number; speed: number; enableExternalBuffer: false }): Speech
}

interface Sherpa {
  OfflineTts: new (config: object) => Tts
}

const loaded = new Map<string, Tts>()
let isMuted = false

export function sayLine({ engine, model, speaker, text, speed }: SherpaLine): Recording {
  const tts = loadedModel(engine, model)
  // For such a number sherpa-onnx uses the model's first speaker.
  if (speaker >= Math.max(1, tts.numSpeakers))
    throw new Error(`The model has no speaker ${speaker}, only ${tts.numSpeakers}`)
  mute()
  const { samples, sampleRate } = tts.generate({ text, sid: speaker, speed, enableExternalBuffer: false })
  return { samples, rate: sampleRate }
}

function loadedModel(engine: string, model: SherpaModel): Tts {
  const key = JSON.stringify(model)
  const known = loaded.get(key)
  if (known !== undefined) return known
  const { OfflineTts } = createRequire(import.meta.url)(engine) as Sherpa // the package's only shape
  const tts = new OfflineTts({ model: { ...model, numThreads: 2, provider: 'cpu' }, maxNumSentences: 1 })
  loaded.set(key, tts)
  return tts
}

/** What it prints while it loads a model is for the log; when it speaks it prints the words, which no log may have. */
function mute(): void {
  if (isMuted) return
  isMuted = true
  for (const output of [1, 2]) {
    closeSync(output)
    // It gets the lowest free number, which is the one that was closed.
    openSync(devNull, 'w')
  }
}
