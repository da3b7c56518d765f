import { CAST } from '../generated/cast.gen.ts'
import { ALL_OCCASIONS, FURTHER_OCCASIONS } from '../generated/occasions.gen.ts'
import { english } from './english.ts'
import { furtherEn } from './further-en.ts'
import { furtherPt } from './further-pt.ts'
import { portuguese } from './portuguese.ts'
import type { ScriptSource } from './script-source.ts'
import { allStyles } from './styles/all-styles.ts'
import { textsEn } from './texts-en.ts'
import { textsPt } from './texts-pt.ts'
import * as writer from './write-script.ts'
import type { LeftOut, ScriptRequest, Turn } from './write-script.ts'

export type * from './write-script.ts'
export { OCCASIONS, spokenName, turnText } from './write-script.ts'

const languages = { en: textsEn, pt: textsPt }
const readings = { en: english, pt: portuguese }
const further = { en: furtherEn, pt: furtherPt }

/** All texts, for servers and tests. */
export const ALL_TEXTS: ScriptSource = {
  language: (locale) => languages[locale],
  reading: (locale) => readings[locale],
  occasion: (occasion) => ALL_OCCASIONS[occasion],
  style: (style) => allStyles[style],
  article: (name) => CAST.find((member) => member.name.pt === name)?.article,
  further: {
    language: (locale) => further[locale],
    occasion: (occasion) => FURTHER_OCCASIONS[occasion],
  },
}

/** The writer with all texts: what each does is said in `write-script.ts`. */
export const writeScript = (request: ScriptRequest): string => writer.writeScript(request, ALL_TEXTS)
export const writeTurns = (request: ScriptRequest): Turn[] => writer.writeTurns(request, ALL_TEXTS)
export const leftOutOf = (request: ScriptRequest): readonly LeftOut[] => writer.leftOutOf(request, ALL_TEXTS)
export const privateWordsOf = (request: ScriptRequest): readonly RegExp[] =>
  writer.privateWordsOf(request, ALL_TEXTS)
export const speakerName = (request: ScriptRequest, turn: Turn): string =>
  writer.speakerName(request, turn, ALL_TEXTS)
