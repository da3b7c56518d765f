import { greetingStyleOf, type GreetingStyle } from '../cast-member.ts'
import type { Mood } from '../pose.ts'
import { selectDetails, isGrave } from './select-details.ts'
import type { Detail, DetailKind } from './details.ts'
import { childrenOf } from '../first-name.ts'
import { JOINT } from './reading/marker.ts'
import { createPicker } from './pick.ts'
import { readNotes } from './reading/read-notes.ts'
import { findLanguage, findOccasion, findStyle } from './known-texts.ts'
import { occasionOf } from './script-texts.ts'
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
  toOne: 'happy',
  kiss: 'happy',
}

/** Who says what, with the details of the notes in place and `{name}`, `{me}`, `{others}` and `{years}` still open. */
export function planTurns(request: ScriptRequest, source: ScriptSource): Turn[] {
  const { locale, characters, childName, childAge, notes, used = [] } = request
  const { texts, further } = findLanguage(locale)
  const { details, unspoken } = selectDetails(readNotes(notes, childName, locale, request.occasion))
  const occasion = occasionOf(request.occasion)
  const grave = isGrave(details)
  const listener = {
    several: childrenOf(childName).length > 1,
    age: childAge,
    glad: !grave && !occasion.gentle,
  }
  const pick = createPicker(seedOf(request), listener, { used, unspoken })
  const last = characters.length - 1
  const narrator = Math.min(1, last)
  const inStyle = (role: 'opening' | 'joining' | 'farewell', speaker: number): string => {
    const style: GreetingStyle = grave ? 'gentle' : greetingStyleOf(characters[speaker]?.greetingStyle)
    const key = `${role}s` as const
    return pick(
      source.style(style)[locale][role],
      further ? [further[key][style], further[key].any] : [],
      role,
    )
  }
  const forOccasion = (role: 'occasion' | 'wish'): string =>
    pick(occasion.texts[locale][role], furtherOccasion ? [furtherOccasion[role]] : [], role)
  const joining = (speaker: number): Part[] =>
    speaker === 0 ? [] : [{ text: inStyle('joining', speaker), role: 'joining' }]
  const opening: Part = { text: inStyle('opening', 0), role: 'opening' }
  const spoken = details.map((detail) => lineOf(detail))
  // The second of three begins to tell; otherwise one tells it all: of two the first.
  const early = last > 1 && spoken.length > 1 ? spoken.slice(0, 1) : []

  return [
    { speaker: 0, parts: [opening] },
    ...(last > 0 ? [withOthers()] : []),
    {
      speaker: narrator,
      parts: [
        ...joining(narrator),
        {
          text: forOccasion('occasion'),
          mood: occasion.gentle ? 'gentle' : 'excited',
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
        { text: forOccasion('wish'), mood: 'happy', role: 'wish' },
        { text: inStyle('farewell', last), mood: 'happy', role: 'farewell' },
      ],
    },
    ...(last > 0 ? [together()] : []),
  ]

  function withOthers(): Turn {
    const text = pick(texts.notAlone, further ? [further.notAlone] : [], 'others')
    return { speaker: 0, parts: [{ text, mood: 'excited', role: 'others' }] }
  }

  function together(): Turn {
    const text = pick(texts.together.variants, further ? [further.together] : [], 'together')
    return { speaker: null, parts: [{ text, mood: 'excited', role: 'together' }] }
  }

  function lineOf({ kind, words }: Detail): Part {
    const variant = pick(texts.details[kind], further ? [further.details[kind]] : [], kind)
    const it = words.replace(JOINT, / (?:that|que) \{it\}/.test(variant) ? texts.andThat : ` ${texts.and} `)
    const text = fill(variant, { it, It: capital(it) })
    return { text, mood: moods[kind] ?? 'excited', role: 'detail', detail: { kind, words } }
  }
}

/** What stays the same while the form is filled in, and from the preview to the finished film. */
const seedOf = ({ characters, childAge, occasion }: ScriptRequest) =>
  [childAge, occasion, ...characters.map(({ name }) => name.en)].join('/')

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
