import { createHash } from 'node:crypto'
import type { Locale } from '@recadinho/contracts/common'
import { drawingOf } from '@recadinho/contracts/pictures'
import { CAST } from '@recadinho/stage/cast'
import { SAMPLE_CHILD, sampleScript } from '@recadinho/stage/sample-script'
import {
  isShopLine,
  lineIdentity,
  saidWords,
  scriptLines,
  type SentenceLine,
} from '@recadinho/stage/script-lines'
import { shopKind, shopPreset, type VoiceKind, type VoicePreset } from '@recadinho/stage/voice'
import type { CharacterRow } from '../catalog/queries.ts'
import { childrenIn } from '../orders/detail-columns.ts'
import { linesOf } from '../orders/script-document.ts'
import type { SpeakingOrder } from './queries.ts'

/** A sentence of an order's script, which is one line of its film. */
export interface OrderLine {
  /** Of the line of the script that it belongs to. */
  id: string
  /** As the stage takes it. */
  sentence: SentenceLine
  /** What the voice says for each written word. */
  said: readonly string[]
  /** The first speaker first. */
  characters: readonly string[]
  /** Whose voice the first speaker's is made of. */
  kind: VoiceKind
  /** SHA-256 of language, speakers and words, by which its clips are found. */
  key: Buffer
  hasName: boolean
  /** The shop's own words, without a name and without anything of the buyer's: its clips are of the library. */
  shared: boolean
}

type Speaking = Pick<
  SpeakingOrder,
  'locale' | 'script' | 'characters' | 'voices' | 'child_name' | 'name_hint' | 'other_children'
>

/** What is said in an order's film. */
export function linesIn(order: Speaking): OrderLine[] {
  const { locale, characters: ordered } = order
  const script = linesOf(order.script, order)
  const names = nameWords(order)
  const voices = voicesIn(order)
  return scriptLines(
    script,
    ordered.map(({ character_id: id }) => id),
  ).map((sentence): OrderLine => {
    const characters = [sentence.speaker, ...(sentence.along ?? [])]
    const said = saidWords(sentence)
    const hasName = [...wordsOf(sentence.text), ...said.flatMap(wordsOf)].some((word) => names.has(word))
    const line = script[sentence.of]
    return {
      id: line?.id ?? '',
      sentence,
      said,
      characters,
      kind: voices.get(sentence.speaker)?.kind ?? 'woman',
      key: keyOf(locale, sentence),
      hasName,
      shared: !hasName && line !== undefined && isShopLine(line),
    }
  })
}

/** What a character says in its sample film on the home page, to a child that there is not. */
export function sampleLines(
  { id, name, picture, voice_pitch: pitch }: Pick<CharacterRow, 'id' | 'name' | 'picture' | 'voice_pitch'>,
  locale: Locale,
): OrderLine[] {
  const article = CAST.find((member) => member.name.pt === name.pt)?.article
  const speaker = { slug: id, art: drawingOf(picture), name, article }
  const kind = shopKind(drawingOf(picture), { pitch })
  return sampleScript(speaker, SAMPLE_CHILD.name[locale], locale).map((sentence): OrderLine => ({
    id: '',
    sentence,
    said: saidWords(sentence),
    characters: [id],
    kind,
    key: keyOf(locale, sentence),
    hasName: false,
    shared: true,
  }))
}

const keyOf = (locale: Locale, sentence: SentenceLine): Buffer =>
  createHash('sha256').update(lineIdentity(locale, sentence)).digest()

export const spokenIn = ({ said }: Pick<OrderLine, 'said'>): string => said.filter(Boolean).join(' ')

/** Every word of a child's name and of its spoken form. */
function nameWords(order: Speaking): Set<string> {
  const { childName, nameHint, otherChildren } = childrenIn(order)
  const names = [{ name: childName, nameHint }, ...otherChildren]
  return new Set(names.flatMap(({ name, nameHint: hint }) => wordsOf(`${name} ${hint ?? ''}`)))
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

interface CharacterVoice {
  preset: VoicePreset
  kind: VoiceKind
}

/** How each character of the order sounds: as its drawing does, at the pitch and rate that the shop gave it. */
export function voicesIn({
  characters,
  voices,
}: Pick<SpeakingOrder, 'characters' | 'voices'>): Map<string, CharacterVoice> {
  return new Map(
    characters.map(({ character_id: id, picture }) => {
      const voice = voices.find((each) => each.id === id) ?? { pitch: 100, rate: 100 }
      const drawing = drawingOf(picture)
      return [id, { preset: shopPreset(drawing, voice), kind: shopKind(drawing, voice) }]
    }),
  )
}
