import { greetingStyleOf, type Bilingual } from '../cast.ts'
import type { Mood } from '../pose.ts'
import type { StageLocale } from '../timeline-format.ts'
import { ownTurns } from './own-turns.ts'
import { scriptTexts, type ScriptOccasion } from './script-texts.ts'
import { asSentence, fill, list, sentencesOf } from './sentences.ts'

export { OCCASIONS, type ScriptOccasion } from './script-texts.ts'

/** The input of a script. Unknown facts (an empty name, no age, no notes) are omitted from it. */
export interface ScriptRequest {
  readonly locale: StageLocale
  readonly childName: string
  /** The age on the day the video is for. */
  readonly childAge: number | null
  readonly occasion: ScriptOccasion | null
  readonly notes: string
  /** False: the notes are the text, word for word. */
  readonly useAIVoice: boolean
  /** In speaking order, one to three. */
  readonly characters: readonly { readonly name: Bilingual; readonly greetingStyle: string }[]
}

/** One uninterrupted part of a script. */
export interface Turn {
  /** Who speaks, by its place among the characters; null when all speak together. */
  readonly speaker: number | null
  readonly parts: readonly { readonly text: string; readonly mood?: Mood }[]
}

/**
 * What is spoken, as text: one paragraph for one character, a line a turn (`Name: words`) for two or three. A text of
 * the buyer's own stays as it is.
 */
export function writeScript(request: ScriptRequest): string {
  if (!request.useAIVoice) return request.notes.trim()
  const turns = writeTurns(request)
  if (request.characters.length === 1) return turns.map(turnText).join(' ')
  return turns.map((turn) => `${speakerName(request, turn)}: ${turnText(turn)}`).join('\n')
}

/** The same words by who says them: the first greets, the last says good-bye, and what lies between goes around. */
export function writeTurns(request: ScriptRequest): Turn[] {
  const { locale, characters } = request
  if (characters.length === 0) return []
  if (!request.useAIVoice) return ownTurns(request.notes, characters)
  const texts = scriptTexts[locale]
  const last = characters.length - 1
  const narrator = Math.min(1, last)
  const style = (speaker: number) => greetingStyleOf(characters[speaker]?.greetingStyle)
  const occasion = request.occasion ?? 'justBecause'
  const notes = request.notes.trim() === '' ? [] : [{ text: texts.notes, mood: 'gentle' as const }]
  const joining = (speaker: number) => ({ text: texts.joinings[style(speaker)] })
  const planned: Turn[] = [
    { speaker: 0, parts: [{ text: texts.openings[style(0)] }] },
    ...(last > 0 ? [{ speaker: 0, parts: [{ text: texts.notAlone, mood: 'excited' as const }] }] : []),
    {
      speaker: narrator,
      parts: [
        ...(narrator > 0 ? [joining(narrator)] : []),
        { text: texts.occasions[occasion], mood: occasion === 'getWell' ? 'gentle' : 'excited' },
      ],
    },
    // Of two the first tells the notes, of three the last, who speaks up with them.
    { speaker: last === 1 ? 0 : last, parts: [...(last > 1 ? [joining(last)] : []), ...notes] },
    { speaker: last, parts: [{ text: texts.farewells[style(last)], mood: 'happy' }] },
    ...(last > 0
      ? [{ speaker: null, parts: [{ text: texts.together.text, mood: 'excited' as const }] }]
      : []),
  ]
  return joined(planned.map((turn) => filledIn(turn, request)).filter(({ parts }) => parts.length > 0))
}

/** The speaker of a turn, in the script's language. */
export const speakerName = ({ locale, characters }: ScriptRequest, { speaker }: Turn): string =>
  speaker === null ? scriptTexts[locale].together.who : (characters[speaker]?.name[locale] ?? '')

export const turnText = (turn: Turn): string => turn.parts.map(({ text }) => text).join(' ')

/** Fills in the words. A sentence about the age is omitted while the age is unknown. */
function filledIn(turn: Turn, { locale, childName, childAge, notes, characters }: ScriptRequest): Turn {
  const texts = scriptTexts[locale]
  const names = characters.map((character) => character.name[locale])
  const me = turn.speaker === null ? '' : (names[turn.speaker] ?? '')
  const name = childName.trim()
  const values = {
    name: name || texts.nameless,
    me,
    others: list(
      names.filter((other) => other !== me),
      texts.and,
    ),
    years: `${childAge} ${childAge === 1 ? texts.year : texts.years}`,
    notes: asSentence(notes),
  }
  const parts = turn.parts.map(({ text, ...part }) => {
    const sentences = sentencesOf(text).filter(
      (sentence) => childAge !== null || !sentence.includes('{years}'),
    )
    const words = fill(sentences.join(' '), values)
    return { ...part, text: name === '' ? words.charAt(0).toUpperCase() + words.slice(1) : words }
  })
  return { ...turn, parts: parts.filter(({ text }) => text !== '') }
}

/** Joins neighbouring turns of one speaker. */
function joined(turns: readonly Turn[]): Turn[] {
  const all: Turn[] = []
  for (const turn of turns) {
    const before = all.at(-1)
    if (before?.speaker === turn.speaker)
      all[all.length - 1] = { ...turn, parts: [...before.parts, ...turn.parts] }
    else all.push(turn)
  }
  return all
}
