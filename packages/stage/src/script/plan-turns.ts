import { greetingStyleOf, type GreetingStyle } from '../cast-member.ts'
import type { Mood } from '../pose.ts'
import { selectDetails, isGrave } from './select-details.ts'
import type { Detail, DetailKind } from './details.ts'
import { JOINT } from './marker.ts'
import { createPicker } from './pick.ts'
import { readNotes } from './read-notes.ts'
import { findLanguage } from './known-languages.ts'
import { fill } from './sentences.ts'
import type { Part, ScriptRequest, Turn } from './write-script.ts'

const moods: Partial<Record<DetailKind, Mood>> = {
  sorrow: 'gentle',
  care: 'gentle',
  fear: 'gentle',
  love: 'gentle',
  joy: 'gentle',
  joke: 'laughing',
  song: 'happy',
  wish: 'happy',
  kiss: 'happy',
}

/** Who says what, with the details of the notes in place and `{name}`, `{me}`, `{others}` and `{years}` still open. */
export function planTurns(request: ScriptRequest): Turn[] {
  const { locale, characters, childName, notes, used = [] } = request
  const { texts } = findLanguage(locale)
  const { details, unspoken } = selectDetails(readNotes(notes, childName, locale))
  const occasion = request.occasion ?? 'justBecause'
  const pick = createPicker(seedOf(request), { used, unspoken })
  const grave = isGrave(details)
  const last = characters.length - 1
  const narrator = Math.min(1, last)
  const style = (speaker: number): GreetingStyle =>
    grave ? 'gentle' : greetingStyleOf(characters[speaker]?.greetingStyle)
  const joining = (speaker: number): Part[] =>
    speaker === 0 ? [] : [{ text: pick(texts.joinings[style(speaker)], 'joining'), role: 'joining' }]
  const spoken = details.map((detail) => lineOf(detail))
  // The second of three begins to tell; otherwise one tells it all: of two the first.
  const early = last > 1 && spoken.length > 1 ? spoken.slice(0, 1) : []

  return [
    { speaker: 0, parts: [{ text: pick(texts.openings[style(0)], 'opening'), role: 'opening' }] },
    ...(last > 0
      ? [
          {
            speaker: 0,
            parts: [{ text: pick(texts.notAlone, 'others'), mood: 'excited', role: 'others' } satisfies Part],
          },
        ]
      : []),
    {
      speaker: narrator,
      parts: [
        ...joining(narrator),
        {
          text: pick(texts.occasions[occasion], 'occasion'),
          mood: occasion === 'getWell' ? 'gentle' : 'excited',
          role: 'occasion',
        },
        ...early,
      ],
    },
    {
      speaker: last === 1 ? 0 : last,
      parts: [...(last > 1 ? joining(last) : []), ...spoken.slice(early.length)],
    },
    {
      speaker: last,
      parts: [
        { text: pick(texts.wishes[occasion], 'wish'), mood: 'happy', role: 'wish' },
        { text: pick(texts.farewells[style(last)], 'farewell'), mood: 'happy', role: 'farewell' },
      ],
    },
    ...(last > 0
      ? [
          {
            speaker: null,
            parts: [
              {
                text: pick(texts.together.variants, 'together'),
                mood: 'excited',
                role: 'together',
              } satisfies Part,
            ],
          },
        ]
      : []),
  ]

  function lineOf({ kind, words }: Detail): Part {
    const variant = pick(texts.details[kind], kind)
    const it = words.replace(JOINT, / (?:that|que) \{it\}/.test(variant) ? texts.andThat : ` ${texts.and} `)
    const text = fill(variant, { it, It: capital(it) })
    return { text, mood: moods[kind] ?? 'excited', role: 'detail', detail: { kind, words } }
  }
}

/** What stays the same while the form is filled in, and from the preview to the finished film. */
const seedOf = ({ characters, childAge, occasion }: ScriptRequest) =>
  [childAge, occasion, ...characters.map(({ name }) => name.en)].join('/')

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
