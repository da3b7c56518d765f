import { drawingOf } from '@recadinho/contracts/pictures'
import type { Character } from '@recadinho/contracts/catalog'
import type { Locale } from '@recadinho/i18n/locales'
import { findCharacter } from '@recadinho/stage/known-characters'
import {
  speakerName,
  spokenHint,
  spokenName,
  turnText,
  writeTurns,
  type ScriptRequest,
} from '@recadinho/stage/script-writer'
import { scriptLines } from '@recadinho/stage/script-lines'
import { composeTimeline, type Timeline } from '@recadinho/stage/timeline'
import { hintOf, type VoiceHint } from './voices.ts'
import type { PersonalizationForm } from '../../lib/draft/validate-personalization.ts'

export interface FilmInput {
  /** What the buyer has typed. */
  form: Pick<
    PersonalizationForm,
    'childName' | 'nameHint' | 'childAge' | 'occasion' | 'additionalNotes' | 'useAIVoice'
  >
  /** The selected characters in order, as the catalog has them. */
  characters: readonly Character[]
  locale: Locale
  /** Any whole number; the same gives the same motion. */
  seed: number
}

/** The turns, for reading. */
export interface SpokenTurn {
  /** The characters who say it. */
  speakers: readonly Pick<Character, 'id' | 'picture'>[]
  who: string
  text: string
  /** Lines of the Timeline: the first one, and the first one after it. */
  lines: readonly [from: number, to: number]
}

export interface Film {
  /** In the format of the page, 3:4. */
  timeline: Timeline
  /** The same film to fill a phone's screen, 9:16. */
  tall: () => Timeline
  turns: readonly SpokenTurn[]
  /** How each of the Timeline's cast sounds. */
  hints: readonly VoiceHint[]
}

/**
 * The film of a draft: the script that the shop would write from it, spoken by its characters. `undefined` when no
 * drawing is loaded.
 */
export function filmOf({ form, characters, locale, seed }: FilmInput): Film | undefined {
  const drawn = characters.filter(({ picture }) => findCharacter(drawingOf(picture)) !== undefined)
  if (drawn.length === 0) return undefined
  const cast = drawn.map(({ id }) => id)
  const hints = drawn.map(hintOf)
  const name = form.childName.trim().slice(0, 60)
  const request: ScriptRequest = {
    locale,
    childName: name,
    childAge: /^\d{1,3}$/.test(form.childAge.trim()) ? Number(form.childAge) : null,
    occasion: form.occasion,
    notes: form.additionalNotes,
    useAIVoice: form.useAIVoice,
    characters: drawn,
  }
  const spoken = spokenName(name, locale)
  const said = writeTurns(request)
  let line = 0
  const turns = said.map((turn): SpokenTurn => {
    const from = line
    line += scriptLines([turn], cast).length
    const speakers = turn.speaker === null ? drawn : drawn.slice(turn.speaker, turn.speaker + 1)
    return {
      speakers,
      who: speakerName(request, turn),
      text: turnText(turn),
      lines: [from, line],
    }
  })
  const compose = (height: number) =>
    composeTimeline({
      cast: drawn.map(({ id, name: called, picture, category, greetingStyle }, i) => ({
        slug: id,
        name: called,
        art: drawingOf(picture),
        category,
        greetingStyle,
        voice: hints[i] ?? { pitch: 1, rate: 1 },
      })),
      lines: scriptLines(said, cast),
      locale,
      seed,
      occasion: request.occasion,
      age: request.childAge,
      name: spoken,
      banner: spoken,
      width: 720,
      height,
      ...(form.nameHint.trim() && spoken
        ? { sayAs: { name: spoken, as: spokenHint(name, form.nameHint) } }
        : {}),
    })
  return { timeline: compose(960), tall: () => compose(1280), turns, hints }
}
