import type { Mood } from '../pose.ts'
import type { StageLocale } from '../timeline-format.ts'
import type { Bilingual } from '../cast-member.ts'
import { weightOf } from './select-details.ts'
import { withNewNames, type Renaming } from './spoken-name.ts'

/** Who wrote a line: the shop by itself or from the notes, the buyer, staff, or a writing service. */
export const LINE_ORIGINS = ['shop', 'note', 'buyer', 'staff', 'service'] as const
export type LineOrigin = (typeof LINE_ORIGINS)[number]

/** The place of a line in the script, by which the film is directed. */
export const LINE_PARTS = [
  'opening',
  'others',
  'joining',
  'occasion',
  'detail',
  'wish',
  'farewell',
  'together',
] as const
export type LinePart = (typeof LINE_PARTS)[number]

/** A name as it is written, and as it is pronounced. */
export interface SayAs {
  readonly name: string
  readonly as: string
}

/** What one character, or several together, say in one breath: a sentence or a few. */
export interface ScriptLine {
  /** Unique in the script; a line that the shop drafts again keeps it. */
  readonly id: string
  /** Slugs of the characters who speak it. */
  readonly speakers: readonly string[]
  readonly text: string
  /** Names in it that are pronounced otherwise than written. */
  readonly sayAs: readonly SayAs[]
  readonly mood: Mood | null
  /** Silence before the line, in seconds. */
  readonly pause: number
  readonly origin: LineOrigin
  readonly part: LinePart | null
  /** What kind of thing it tells, such as `proud` or `love`. */
  readonly topic: string | null
  /** The part of the notes that it tells, in the words of the notes; each of several in a line of its own. */
  readonly note: string | null
}

/** The parts of the notes that a line tells. */
export const notesOf = ({ note }: Pick<ScriptLine, 'note'>): string[] => note?.split('\n') ?? []

/** The script: all that is spoken, in order. */
export type Script = readonly ScriptLine[]

/** Silence before another speaker, and before a line of the same one, in seconds. */
export const PAUSE = { turn: 0.5, line: 0.32 } as const

/** The script with the usual pauses between its lines, wherever nobody has decided on another one. */
export const paced = (script: Script): ScriptLine[] =>
  script.map((line, at) => {
    const before = script[at - 1]
    const usual = before === undefined ? 0 : sameSpeakers(before, line) ? PAUSE.line : PAUSE.turn
    const isUsual = line.pause === 0 || line.pause === PAUSE.line || line.pause === PAUSE.turn
    return isUsual && line.pause !== usual ? { ...line, pause: usual } : line
  })
/** What no script exceeds: characters of all its lines together, and lines. */
export const TEXT_MAX = 900
export const LINES_MAX = 60

/** Characters of all lines together, counted in code points. */
export const scriptLength = (script: readonly Pick<ScriptLine, 'text'>[]): number =>
  script.reduce((length, { text }) => length + Array.from(text).length, 0)

type Spoken = Pick<ScriptLine, 'speakers'>

/** Neighbouring lines of the same speakers. */
export function turnsOf<Line extends Spoken>(script: readonly Line[]): Line[][] {
  const turns: Line[][] = []
  for (const line of script) {
    const turn = turns.at(-1)
    if (turn?.[0] && sameSpeakers(turn[0], line)) turn.push(line)
    else turns.push([line])
  }
  return turns
}

export const sameSpeakers = (a: Spoken, b: Spoken): boolean =>
  a.speakers.length === b.speakers.length && a.speakers.every((slug) => b.speakers.includes(slug))

export interface Speaker {
  readonly id: string
  readonly name: Bilingual
}

/** How a text names all characters at once. */
export const TOGETHER: Readonly<Record<StageLocale, string>> = { en: 'Together', pt: 'Juntos' }

/** Who speaks a line: a name, several names, or all together. */
export function speakersText(line: Spoken, characters: readonly Speaker[], locale: StageLocale): string {
  if (line.speakers.length > 1 && line.speakers.length >= characters.length) return TOGETHER[locale]
  return line.speakers
    .map((slug) => characters.find(({ id }) => id === slug)?.name[locale])
    .filter((name) => name !== undefined)
    .join(' + ')
}

/** The script as text: one paragraph for one character, a line a turn (`Name: words`) for two or three. */
export function scriptText(
  script: readonly (Spoken & Pick<ScriptLine, 'text'>)[],
  characters: readonly Speaker[],
  locale: StageLocale,
): string {
  return turnsOf(script)
    .map((turn) => {
      const words = turn.map(({ text }) => text).join(' ')
      const [first] = turn
      return first && characters.length > 1 ? `${speakersText(first, characters, locale)}: ${words}` : words
    })
    .join(characters.length > 1 ? '\n' : ' ')
}

/** Whether the buyer, or staff, decided it: the shop's later drafts leave it as it is. */
export const isDecided = ({ origin }: ScriptLine): boolean => origin === 'buyer' || origin === 'staff'

/** A script that is too long loses the shop's least important lines about the notes, but those of `staying`: no line is cut. */
export function fitting(script: Script, staying: ReadonlySet<string> = new Set()): Script {
  if (scriptLength(script) <= TEXT_MAX) return script
  const details = script.filter((line) => line.part === 'detail' && !isDecided(line) && !staying.has(line.id))
  const least = details.toReversed().toSorted((a, b) => weightOf(a.topic) - weightOf(b.topic))[0]
  return least === undefined
    ? script
    : fitting(
        script.filter((line) => line !== least),
        staying,
      )
}

export interface Redraft {
  /** The script as it was edited. */
  readonly edited: Script
  /** Ids of lines of the shop's that were removed from it. */
  readonly removed: readonly string[]
  /** What the shop drafts now. */
  readonly drafted: Script
  /** Spoken names then and now (`renamings`): a decided line calls the children by the new ones. */
  readonly renamed?: readonly Renaming[]
  /** Slugs of the characters, in speaking order. */
  readonly cast: readonly string[]
  /** And when it was edited: who took a character's place takes its decided lines, too. */
  readonly formerCast?: readonly string[]
  /** All lines that are there stay, even if the script is then too long: who edits it is told. */
  readonly beingEdited?: boolean
}

/**
 * A new draft with the edits kept: decided lines stay as they are, in their order; removed lines stay removed; the shop's
 * own lines take their new words, and new ones come after the line that they follow in the draft. A decided line of a
 * character who is no longer in the film is spoken by the one in its place, or else by the first.
 */
export function redraftScript({
  edited,
  removed,
  drafted,
  renamed = [],
  cast,
  formerCast = cast,
  beingEdited = false,
}: Redraft): Script {
  const fresh = new Map(drafted.map((line) => [line.id, line]))
  const kept = edited.flatMap((line): ScriptLine[] => {
    if (isDecided(line)) return [withCast(withNames(line, renamed), cast, formerCast)]
    const now = fresh.get(line.id)
    return now === undefined ? [] : [now]
  })
  const known = new Set([...kept.map(({ id }) => id), ...removed])
  for (const [at, line] of drafted.entries()) {
    if (known.has(line.id)) continue
    const before = drafted
      .slice(0, at)
      .map(({ id }) => kept.findIndex((one) => one.id === id))
      .findLast((found) => found !== -1)
    kept.splice(before === undefined ? 0 : before + 1, 0, line)
    known.add(line.id)
  }
  return fitting(paced(kept), new Set(beingEdited ? edited.map(({ id }) => id) : []))
}

function withNames(line: ScriptLine, renamed: readonly Renaming[]): ScriptLine {
  const text = withNewNames(line.text, renamed)
  return text === line.text ? line : { ...line, text, sayAs: [] }
}

function withCast(line: ScriptLine, cast: readonly string[], former: readonly string[]): ScriptLine {
  const wereAll = former.length > 1 && former.every((slug) => line.speakers.includes(slug))
  const isCast = (slug: string | undefined): slug is string => slug !== undefined && cast.includes(slug)
  const successor = (slug: string) => cast[former.indexOf(slug)]
  const now = wereAll ? cast : line.speakers.map((slug) => (isCast(slug) ? slug : successor(slug)))
  const speakers = [...new Set(now.filter(isCast))]
  if (speakers.length === line.speakers.length && speakers.every((slug, at) => slug === line.speakers[at]))
    return line
  return { ...line, speakers: speakers.length > 0 ? speakers : cast.slice(0, 1) }
}
