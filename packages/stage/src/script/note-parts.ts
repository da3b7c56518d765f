import { namesOf } from '../first-name.ts'
import type { Detail, LeftOut, LeftOutReason, ReadNotes } from './details.ts'
import { readNotes } from './reading/read-notes.ts'
import { selectDetails } from './select-details.ts'
import { notesOf, type Script } from './script-document.ts'
import type { ScriptSource } from './script-source.ts'
import { STARTER_LINES } from './starters.ts'
import type { ScriptRequest } from './write-script.ts'

/** What the buyer decides about a part of the notes that is not said: only the team reads it, or no line mentions it. */
export const UNSAID_CHOICES = ['team', 'never'] as const
export type UnsaidChoice = (typeof UNSAID_CHOICES)[number]

/** Choices that an order keeps. */
export const UNSAID_MAX = 20

export interface Unsaid {
  /** The part, in the words of the notes. */
  readonly text: string
  readonly choice: UnsaidChoice
}

/** What becomes of a part of the notes. */
export interface NotePart {
  /** In the words of the notes. */
  readonly text: string
  /** The line that says it. */
  readonly line: string | null
  /** Why no line says it; `removed`: the buyer removed the line; `skipped`: a writing service has none for it. */
  readonly reason: LeftOutReason | 'removed' | 'skipped' | null
  readonly choice: UnsaidChoice | null
  /** Whether the buyer may have it said: not what is private, to be silent about, or no news for the child. */
  readonly maySay: boolean
  /** A careful line for it; none in another language than the video's. */
  readonly draft: string | null
}

type Source = Pick<ScriptSource, 'reading' | 'occasion'>

type Request = Pick<
  ScriptRequest,
  'notes' | 'childName' | 'otherChildren' | 'locale' | 'occasion' | 'useAIVoice' | 'unsaid'
>

const sayable = new Set<NotePart['reason']>([
  'sensitive',
  'language',
  'unclear',
  'room',
  'removed',
  'skipped',
])

/** The notes as a script tells them: without what is for the team only, and silent about what is never to be mentioned. */
export function readForScript(request: Request, source: Source): ReadNotes {
  const choices = currentUnsaid(request, source)
  const textsOf = (choice: UnsaidChoice) =>
    choices.filter((one) => one.choice === choice).map(({ text }) => text)
  const team = new Set(textsOf('team'))
  const read = readSilent(request, textsOf('never'), source)
  return { ...read, details: read.details.filter(({ source }) => !team.has(source)) }
}

/** The choices whose part still stands in the notes: with other words they lapse. */
export function currentUnsaid(request: Request, source: Source): readonly Unsaid[] {
  const { unsaid = [] } = request
  if (unsaid.length === 0 || !request.useAIVoice) return []
  const { details, leftOut } = readSilent(request, [], source)
  const texts = new Set([...details.map(({ source }) => source), ...leftOut.map(({ text }) => text)])
  return [...new Map(unsaid.filter(({ text }) => texts.has(text)).map((one) => [one.text, one])).values()]
}

/** What no line may touch so that this part is never mentioned. */
export const topicsOf = (text: string, request: Request, source: Source): readonly RegExp[] =>
  readSilent({ ...request, notes: '' }, [text], source).unspoken

/** Whether a line can be about a part of the notes: they share a word that says what it is about, or a number. */
export function isAbout(line: string, part: string, request: Request, source: Source): boolean {
  const numbers = new Set(part.match(/\d+/g))
  return (
    (line.match(/\d+/g) ?? []).some((number) => numbers.has(number)) ||
    topicsOf(part, request, source).some((topic) => topic.test(line))
  )
}

function readSilent(request: Request, never: readonly string[], source: Source): ReadNotes {
  const { notes, locale } = request
  const { silence } = STARTER_LINES[locale]
  // A line a word: in a whole sentence the reader would look for another one after the request.
  const requests = never.flatMap(wordsOf).map((word) => silence + word)
  return readNotes([notes, ...requests].join('\n'), namesOf(request), locale, request.occasion, source)
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !noTopics.has(word))

/** They say what a part is, not what it is about: other parts have them, too. */
const noTopics: ReadonlySet<string> = new Set(
  [
    'has learned learnt learning love loves likes like enjoys looking forward little afraid hello really very wants',
    'started starting made went goes can will turns she her hers his him they and the for from with that this',
    'aprendeu adora ama gosta curte esperando está tem pouco medo oi muito quer começou fez foi vai sabe faz',
    'ela ele dela dele elas eles que com uma uns para pra por dos das nos nas seu sua',
  ].flatMap((line) => line.split(' ')),
)

/** Each part of the notes in their order, and what becomes of it in this script; `drafted` is what it was edited from. */
export function notePartsOf(request: Request, script: Script, drafted: Script, source: Source): NotePart[] {
  const { notes, useAIVoice } = request
  if (!useAIVoice || notes.trim() === '') return []
  const lines = new Map(script.flatMap((line) => notesOf(line).map((note) => [note, line.id])))
  const shops = new Set(drafted.flatMap(notesOf))
  // What the shop's own texts say anyway, a writing service may leave out.
  const isServices = script.some(({ origin }) => origin === 'service')
  const choices = new Map(currentUnsaid(request, source).map(({ text, choice }) => [text, choice]))
  const selected = selectDetails(readSilent(request, [], source))
  const now = new Map(leftOutIn(selectDetails(readForScript(request, source))))
  const spoken = selected.details.filter((detail) => detail.source !== '')
  const parts: LeftOut[] = [...selected.leftOut, ...spoken.map(asLeftOut)]
  const all = [...new Map(parts.map((part) => [part.text, part])).values()].map((part): NotePart => {
    const { text } = part
    const line = lines.get(text) ?? null
    const choice = line === null ? (choices.get(text) ?? null) : null
    const reason = line === null ? whyNot(text) : null
    return {
      text,
      line,
      choice,
      reason,
      maySay: !choice && sayable.has(reason),
      draft: part.draft ?? null,
    }
  })
  function whyNot(text: string): NotePart['reason'] {
    if (shops.has(text)) return 'removed'
    const reason = now.get(text) ?? 'room'
    return isServices && (reason === 'covered' || reason === 'room') ? 'skipped' : reason
  }
  const position = ({ text }: NotePart) => {
    const at = notes.indexOf(text)
    return at === -1 ? notes.length : at
  }
  return all.toSorted((a, b) => position(a) - position(b))
}

const leftOutIn = ({ leftOut }: ReadNotes) => leftOut.map(({ text, reason }) => [text, reason] as const)

const asLeftOut = ({ source }: Detail): LeftOut => ({ text: source, reason: 'room' })
