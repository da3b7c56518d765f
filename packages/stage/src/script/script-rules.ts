import { namesOf } from '../first-name.ts'
import { speakingSeconds } from '../speaking-time.ts'
import { spokenName } from './spoken-name.ts'
import { readForScript } from './note-parts.ts'
import { ALL_TEXTS } from './script.ts'
import { TEXT_MAX, TOGETHER } from './script-document.ts'
import type { ScriptRequest } from './write-script.ts'

/**
 * What a script broke: its length, its form, whose name it says, its language, a fact, what is private or to be kept in
 * silence, or what is never said to a child.
 */
export const SCRIPT_RULES = ['length', 'form', 'name', 'language', 'facts', 'private', 'unsafe'] as const
export type ScriptRule = (typeof SCRIPT_RULES)[number]

const shortestSeconds = 6
const longestSeconds = 120

/**
 * The first rule that a text breaks; `undefined` for one that may be spoken. The shop's own writer keeps them all, and so
 * must whatever else writes for it. A person still reads each script before it is recorded.
 */
export function brokenRule(text: string, request: ScriptRequest): ScriptRule | undefined {
  const rules: Record<ScriptRule, (text: string, request: ScriptRequest) => boolean> = {
    length: hasLength,
    form: hasForm,
    name: (words, request) => words.includes(spokenName(namesOf(request), request.locale)),
    language: isInLanguage,
    facts: hasRightNumbers,
    private: keepsSilence,
    unsafe: (words, { locale }) => !ALL_TEXTS.reading(locale).mustNot.test(words),
  }
  return SCRIPT_RULES.find((rule) => !rules[rule](text, request))
}

/** Of the spoken words, without the names that say whose they are. */
function hasLength(text: string, { locale, characters }: ScriptRequest): boolean {
  const words = characters.length > 1 ? text.replaceAll(/^[^:\n]*:/gm, '') : text
  const seconds = speakingSeconds(words, locale)
  return Array.from(words).length <= TEXT_MAX && seconds >= shortestSeconds && seconds <= longestSeconds
}

/** Plain words, and who says them where there are several: nothing that is read out as a mark or a stage direction. */
function hasForm(text: string, request: ScriptRequest): boolean {
  if (/[#*<>[\](){}|`_~]|https?:|www\./.test(text)) return false
  const { characters, locale } = request
  const speakers = characters.map(({ name }) => name[locale])
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (characters.length === 1) return !lines.some((line) => line.startsWith(`${speakers[0]}:`))
  const spoken = lines.map((line) => line.slice(0, line.indexOf(':')))
  const known = new Set([...speakers, TOGETHER[locale]])
  return spoken.every((name) => known.has(name)) && speakers.every((name) => spoken.includes(name))
}

const common = {
  en: /\b(?:the|and|you|your|you're|is|are|it's|this|with|for|my|of|to|so|hello|happy)\b/giu,
  pt: /(?<!\p{L})(?:que|você|não|uma|um|seu|sua|com|eu|está|para|muito|meu|minha|mais|oi|feliz|e|o|de)(?!\p{L})/giu,
} as const

/** Words that every text of the language has outnumber those of the other. */
function isInLanguage(text: string, { locale, notes }: ScriptRequest): boolean {
  // What the buyer wrote may be in any language, and is spoken as it is.
  const own = text.replace(notes.trim(), '')
  const count = (language: 'en' | 'pt') => own.match(common[language])?.length ?? 0
  const other = locale === 'en' ? 'pt' : 'en'
  return count(locale) > 2 * count(other)
}

/** A number in figures is the child's age, or was in the notes. */
function hasRightNumbers(text: string, { childAge, notes }: ScriptRequest): boolean {
  const given = new Set([`${childAge}`, ...(notes.match(/\d+/g) ?? [])])
  return (text.match(/\d+/g) ?? []).every((number) => given.has(number))
}

/** A text of the buyer's own says what it likes. */
function keepsSilence(text: string, request: ScriptRequest): boolean {
  return !request.useAIVoice || !readForScript(request, ALL_TEXTS).unspoken.some((topic) => topic.test(text))
}
