import { drawingOf } from '@recadinho/contracts/pictures'
import { likenessOf } from '@recadinho/contracts/likeness'
import type { Character } from '@recadinho/contracts/catalog'
import type { ScriptField } from '@recadinho/contracts/personalization'
import { dateFormat } from '@recadinho/i18n/formats'
import { languageTag, type Locale } from '@recadinho/i18n/locales'
import { findCharacter } from '@recadinho/stage/known-characters'
import { speakersText, turnsOf, type ScriptLine } from '@recadinho/stage/script-document'
import { scriptLines, type SentenceLine } from '@recadinho/stage/script-lines'
import { spokenName } from '@recadinho/stage/script-writer'
import { composeTimeline, type Timeline } from '@recadinho/stage/timeline'
import { loadedPicture } from './film-pictures.ts'
import { hintOf, type VoiceHint } from './voices.ts'
import { currentScript, type ScriptInput } from '../../lib/script/current-script.ts'
import { storedDraft, type StoredScript } from '../../lib/script/stored-script.ts'
import { draftedFor, type ServerScript } from '../../lib/script/server-script.ts'
import type { CurrentScript, EditedScript } from '@recadinho/stage/edited-script'
import type { PersonalizationForm } from '../../lib/draft/validate-personalization.ts'

export interface FilmInput {
  /** What the buyer has typed. */
  form: Pick<PersonalizationForm, ScriptField | 'likeness'>
  /** What the buyer has changed in the script that the shop drafts from it. */
  edits?: EditedScript | null
  /** What the server has drafted; of another form it is not used. */
  serverScript?: ServerScript | null
  /** The order that is corrected: its script is there already. */
  stored?: StoredScript | undefined
  /** The selected characters in order, as the catalog has them. */
  characters: readonly Character[]
  locale: Locale
  /** Any whole number; the same gives the same motion. */
  seed: number
  /** Whose day stands under the last picture; by default now. */
  madeAt?: string | undefined
}

/** Neighbouring lines of the same speakers, for reading. */
export interface SpokenTurn {
  speakers: readonly Pick<Character, 'id' | 'picture'>[]
  who: string
  lines: readonly SpokenLine[]
}

export interface SpokenLine {
  line: ScriptLine
  /** Lines of the Timeline: the first one, and the first one after it. */
  spoken: readonly [from: number, to: number]
}

export interface Film {
  /** In the format of the page, 3:4. */
  timeline: Timeline
  /** The same film to fill a phone's screen, 9:16. */
  tall: () => Timeline
  /** What is spoken, to the letter, and what it was written from. */
  script: CurrentScript
  input: ScriptInput
  turns: readonly SpokenTurn[]
  /** The Timeline's lines, a sentence each. */
  lines: readonly SentenceLine[]
  /** The Timeline's cast as the catalog has it, and how each of it sounds. */
  cast: readonly Character[]
  hints: readonly VoiceHint[]
}

/**
 * The film of a draft: the script that the shop or its writing service would write from it, with the buyer's edits, spoken
 * by its characters.
 * `undefined` when no drawing is loaded.
 */
export function filmOf({
  form: { likeness, ...form },
  edits = null,
  serverScript = null,
  stored,
  characters,
  locale,
  seed,
  madeAt,
}: FilmInput): Film | undefined {
  const drawn = characters.filter(({ picture }) => findCharacter(drawingOf(picture)) !== undefined)
  if (drawn.length === 0) return undefined
  const cast = drawn.map(({ id }) => id)
  const hints = drawn.map(hintOf)
  const childAge = /^\d{1,3}$/.test(form.childAge.trim()) ? Number(form.childAge) : null
  const input = { ...form, childAge, characters, locale }
  const drafted = stored ? storedDraft(stored, input) : draftedFor(input, serverScript)
  const script = currentScript(input, edits, drafted)
  const lines = scriptLines(script.lines, cast)
  const name = spokenName(script.name, locale)
  const compose = (height: number) =>
    composeTimeline({
      cast: drawn.map(({ id, name, picture, category, greetingStyle }, i) => ({
        slug: id,
        name,
        art: drawingOf(picture),
        picture: loadedPicture(picture),
        category,
        greetingStyle,
        voice: hints[i] ?? { pitch: 1, rate: 1 },
      })),
      lines,
      locale,
      seed,
      occasion: form.occasion,
      age: childAge,
      day: dateFormat(languageTag[locale], { dateStyle: 'long' }).format(
        madeAt ? new Date(madeAt) : new Date(),
      ),
      likeness: likenessOf(likeness),
      name,
      banner: name,
      width: 720,
      height,
    })
  return {
    timeline: compose(960),
    tall: () => compose(1280),
    script,
    input,
    turns: turnsIn(script, lines, characters, locale),
    lines,
    cast: drawn,
    hints,
  }
}

/** The script by speakers, each line with those of the Timeline that say it: one for each of its sentences. */
function turnsIn(
  { lines: script }: CurrentScript,
  spoken: readonly { of: number }[],
  characters: readonly Character[],
  locale: Locale,
): SpokenTurn[] {
  const firstOf = (index: number) => {
    const first = spoken.findIndex(({ of }) => of >= index)
    return first === -1 ? spoken.length : first
  }
  let index = 0
  return turnsOf(script).flatMap((turn): SpokenTurn[] => {
    const lines = turn.map((line): SpokenLine => {
      index += 1
      return { line, spoken: [firstOf(index - 1), firstOf(index)] }
    })
    const [first] = turn
    if (!first) return []
    const speakers = characters.filter(({ id }) => first.speakers.includes(id))
    return [{ speakers, who: speakersText(first, characters, locale), lines }]
  })
}
