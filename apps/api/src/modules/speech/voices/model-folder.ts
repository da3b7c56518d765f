import { createHash } from 'node:crypto'
import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { Closed } from '@recadinho/contracts/common'
import { locales, type Locale } from '@recadinho/i18n/locales'
import type { VoiceKind } from '@recadinho/stage/voice'
import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import type { SherpaModel } from './sherpa-main.ts'
import { languageNames, type Speaker } from './voice.ts'

/** A voice of `voices.json`. */
const Entry = Closed({
  kind: Type.Enum(['vits', 'kokoro', 'matcha']),
  /** Its file, from the folder on. */
  model: Type.String({ minLength: 1, maxLength: 300 }),
  /** Of that file. */
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  /** Its number in the model; 0 where it is not set. */
  speaker: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  licence: Type.String({ minLength: 1, maxLength: 300 }),
})
type Entry = Static<typeof Entry>

const Voices = Closed({ woman: Type.Optional(Entry), man: Type.Optional(Entry) })
const Manifest = Closed({ en: Type.Optional(Voices), pt: Type.Optional(Voices) })
const manifest = Compile(Manifest)

/** A speaker of a model. */
export interface ModelSpeaker extends Speaker {
  model: SherpaModel
  /** Its number in the model. */
  speaker: number
}

export interface ModelFolder {
  /** Where the engine is installed. */
  engine: string
  speakers: Partial<Record<Locale, Partial<Record<VoiceKind, ModelSpeaker>>>>
  /** What cannot be used, in sentences for who runs the shop. */
  faults: string[]
}

const engineName = 'sherpa-onnx-node'

/**
 * Reads `voices.json` in a folder of models, and checks what it names, models by their SHA-256: a second for 500 MB. What is
 * faulty is left out.
 */
export function readModelFolder(path: string): ModelFolder {
  const folder = resolve(path)
  const engine = join(folder, 'node_modules', engineName)
  const nobody = (fault: string): ModelFolder => ({
    engine,
    speakers: {},
    faults: [`${fault}: nobody speaks in films.`],
  })
  const file = join(folder, 'voices.json')
  const voices = readManifest(file)
  if (typeof voices === 'string') return nobody(voices)
  if (!existsSync(join(engine, 'package.json')))
    return nobody(`${engineName} is not installed in ${folder} (SPEECH_MODELS_DIR)`)
  const faults: string[] = []
  const speakers: ModelFolder['speakers'] = {}
  for (const locale of locales) {
    const found = Object.entries(voices[locale] ?? {}).flatMap(([kind, entry]) => {
      const speaker = speakerOf(entry, { folder, locale })
      if (typeof speaker !== 'string') return [[kind, speaker]]
      faults.push(`${file}: the ${languageNames[locale]} voice of a ${kind} is left out, since ${speaker}.`)
      return []
    })
    if (found.length > 0) speakers[locale] = Object.fromEntries(found)
    else faults.push(`${file} has no usable voice of ${languageNames[locale]}: nobody speaks it in films.`)
  }
  return { engine, speakers, faults }
}

/** What it says, or why it says nothing. */
function readManifest(file: string): Static<typeof Manifest> | string {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return error instanceof SyntaxError
      ? `${file} is no JSON`
      : `${file} cannot be read (SPEECH_MODELS_DIR, ${codeOf(error)})`
  }
  if (manifest.Check(content)) return content
  const [error] = manifest.Errors(content)
  return `${file} is wrong at ${error?.instancePath || '/'}: it ${error?.message}`
}

interface Where {
  folder: string
  locale: Locale
}

/** The speaker that an entry names, or why it cannot be used. */
function speakerOf(entry: Entry, where: Where): ModelSpeaker | string {
  const { kind, model, speaker = 0, licence, sha256 } = entry
  const files = sherpaFiles(entry, where)
  const missing = Object.values(files).find((file) => isAbsolute(file) && !existsSync(file))
  if (missing !== undefined) return `${missing} is missing`
  try {
    const hash = hashOf(join(where.folder, model))
    if (hash !== sha256) return `the SHA-256 of its model is ${hash}`
  } catch (error) {
    return `its model cannot be read (${codeOf(error)})`
  }
  const name = `${model.replace(/\.onnx$/, '')} ${speaker}`
  return { name, id: `neural/${sha256.slice(0, 12)} ${name}`, licence, model: { [kind]: files }, speaker }
}

/** What belongs to a model has its usual name, beside it. */
function sherpaFiles({ kind, model }: Entry, { folder, locale }: Where): Record<string, string> {
  const path = join(folder, model)
  const beside = (name: string) => join(dirname(path), name)
  const ifThere = (key: string, name: string) => (existsSync(beside(name)) ? { [key]: beside(name) } : {})
  const tokens = beside('tokens.txt')
  const pronunciation = { ...ifThere('dataDir', 'espeak-ng-data'), ...ifThere('lexicon', 'lexicon.txt') }
  return {
    vits: () => ({ model: path, tokens, ...pronunciation }),
    matcha: () => ({ acousticModel: path, vocoder: beside('vocoder.onnx'), tokens, ...pronunciation }),
    kokoro: () => ({
      model: path,
      voices: beside('voices.bin'),
      tokens,
      dataDir: beside('espeak-ng-data'),
      ...(locale === 'pt' ? { lang: 'pt-br' } : ifThere('lexicon', 'lexicon-us-en.txt')),
    }),
  }[kind]()
}

const codeOf = (error: unknown) => String((error as NodeJS.ErrnoException).code) // a system call's error

/** Read in parts: a model can have 300 MB. */
function hashOf(path: string): string {
  const hash = createHash('sha256')
  const part = Buffer.alloc(1024 * 1024)
  const file = openSync(path, 'r')
  try {
    for (let length = readSync(file, part); length > 0; length = readSync(file, part))
      hash.update(part.subarray(0, length))
  } finally {
    closeSync(file)
  }
  return hash.digest('hex')
}
