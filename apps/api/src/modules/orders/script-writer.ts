import type { Locale, LocalizedText } from '@recadinho/contracts/common'
import type { Occasion } from '@recadinho/contracts/orders'
import { greetingStyles, scriptTexts, type GreetingStyle } from './script-texts.ts'

export interface ScriptRequest {
  locale: Locale
  childName: string
  childAge: number
  occasion: Occasion
  notes: string
  /** False: the notes are the text, word for word. */
  useAIVoice: boolean
  /** In speaking order, one to three. */
  characters: readonly { name: LocalizedText; greetingStyle: string }[]
}

/** Drafts what is spoken: one paragraph for one character, a line a turn (`Name: words`) for two or three. */
export function writeScript(request: ScriptRequest): string {
  if (!request.useAIVoice) return request.notes.trim()
  const turns = takeTurns(request)
  const [only] = turns
  if (turns.length === 1 && only) return only.text
  return turns.map(({ who, text }) => `${who}: ${text}`).join('\n')
}

/** The first greets, the last says good-bye, and what lies between goes around. */
function takeTurns(request: ScriptRequest): { who: string; text: string }[] {
  const { locale, characters, childName, occasion } = request
  const texts = scriptTexts[locale]
  const cast = characters.map((character) => ({
    who: character.name[locale],
    style:
      greetingStyles.find((style) => style === character.greetingStyle) ?? ('warm' satisfies GreetingStyle),
  }))
  const say = (text: string, me: string) =>
    fill(text, {
      name: childName,
      me,
      others: list(
        cast.map(({ who }) => who).filter((who) => who !== me),
        texts.and,
      ),
      years: `${request.childAge} ${request.childAge === 1 ? texts.year : texts.years}`,
      notes: sentence(request.notes),
    })
  const [first, ...others] = cast
  if (first === undefined) return []
  const last = others.at(-1) ?? first
  const told = others.length > 1 && others[0] ? others[0] : last

  const parts = [
    { by: first, texts: [texts.openings[first.style], ...(others.length > 0 ? [texts.notAlone] : [])] },
    { by: told, texts: [...(told === first ? [] : [texts.joinings[told.style]]), texts.occasions[occasion]] },
    {
      by: others.length === 1 ? first : last,
      texts: [...(others.length > 1 ? [texts.joinings[last.style]] : []), texts.notes],
    },
    { by: last, texts: [texts.farewells[last.style]] },
  ]
  const turns: { who: string; text: string }[] = []
  for (const part of parts) {
    const text = part.texts.map((each) => say(each, part.by.who)).join(' ')
    const before = turns.at(-1)
    if (before?.who === part.by.who) before.text += ` ${text}`
    else turns.push({ who: part.by.who, text })
  }
  if (others.length > 0) turns.push({ who: texts.together.who, text: say(texts.together.text, '') })
  return turns
}

/** One pass, so that braces in a name or in the notes stay what they are. */
const fill = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)

/** The notes on one line, ending as a sentence does. */
function sentence(notes: string): string {
  const line = notes.replaceAll(/\s+/g, ' ').trim()
  return /[.!?…]["”']?$/.test(line) ? line : `${line}.`
}

const list = (names: readonly string[], and: string) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`
