import { CAST } from '../generated/cast.gen.ts'
import { CHARACTER_TEXTS } from '../generated/characters.gen.ts'
import { ALL_OCCASIONS, FURTHER_OCCASIONS } from '../generated/occasions.gen.ts'
import { english } from './reading/english.ts'
import { furtherEn } from './further-en.ts'
import { furtherPt } from './further-pt.ts'
import { portuguese } from './reading/portuguese.ts'
import type { ScriptSource } from './script-source.ts'
import { allStyles } from './styles/all-styles.ts'
import { textsEn } from './texts-en.ts'
import { textsPt } from './texts-pt.ts'
import * as writer from './write-script.ts'
import type { NotePart, Unsaid } from './note-parts.ts'
import type { Script } from './script-document.ts'
import type { LeftOut, ScriptRequest } from './write-script.ts'

export { linesOfText, type Speakers } from './lines-of-text.ts'
export type * from './write-script.ts'
export {
  TOGETHER,
  fitting,
  lineIdOf,
  notesOf,
  OCCASIONS,
  redraftOrder,
  redraftScript,
  renamings,
  sayAsOf,
  scriptLength,
  scriptText,
  spokenName,
  turnsOf,
} from './write-script.ts'

const languages = { en: textsEn, pt: textsPt }
const readings = { en: english, pt: portuguese }
const further = { en: furtherEn, pt: furtherPt }

/** All texts, for servers and tests. */
export const ALL_TEXTS: ScriptSource = {
  language: (locale) => languages[locale],
  reading: (locale) => readings[locale],
  occasion: (occasion) => ALL_OCCASIONS[occasion],
  style: (style) => allStyles[style],
  own: (id) => CHARACTER_TEXTS[id],
  article: (name) => CAST.find((member) => member.name.pt === name)?.article,
  further: {
    language: (locale) => further[locale],
    occasion: (occasion) => FURTHER_OCCASIONS[occasion],
  },
}

/** The writer with all texts: what each does is said in `write-script.ts`. */
export const writeScript = (request: ScriptRequest): Script => writer.writeScript(request, ALL_TEXTS)
export const writeText = (request: ScriptRequest): string => writer.writeText(request, ALL_TEXTS)
export const leftOutOf = (request: ScriptRequest): readonly LeftOut[] => writer.leftOutOf(request, ALL_TEXTS)
export const privateWordsOf = (request: ScriptRequest): readonly RegExp[] =>
  writer.privateWordsOf(request, ALL_TEXTS)
export const currentUnsaid = (request: ScriptRequest): readonly Unsaid[] =>
  writer.currentUnsaid(request, ALL_TEXTS)
export const topicsOf = (text: string, request: ScriptRequest): readonly RegExp[] =>
  writer.topicsOf(text, request, ALL_TEXTS)
export const isAbout = (line: string, part: string, request: ScriptRequest): boolean =>
  writer.isAbout(line, part, request, ALL_TEXTS)
export const notePartsOf = (request: ScriptRequest, script: Script, drafted: Script): NotePart[] =>
  writer.notePartsOf(request, script, drafted, ALL_TEXTS)
