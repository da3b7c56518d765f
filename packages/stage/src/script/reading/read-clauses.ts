import type { Detail, DetailKind, LeftOut, LeftOutReason, Listener, Subject, Turned } from '../details.ts'
import type { Language } from './language.ts'
import { CHILD } from './marker.ts'
import { isSensitive, readClause, subjectOf } from './read-clause.ts'
import { clausesOf, type Clause, type Statement } from './statements.ts'
import { privateIn, type Silences } from './unspoken.ts'

export interface Reader {
  readonly language: Language
  readonly childName: string
  readonly tidied: (words: string) => string
  readonly silent: Silences
  readonly listener: Listener
  /** Relatives, friends and pets of whom there is sad news. */
  readonly mourned: RegExp[]
  readonly details: Detail[]
  readonly leftOut: LeftOut[]
  /** Of whom the clause before spoke. */
  before?: { readonly who: Subject['who']; readonly text: string }
}

/** Beside sad news only this is certain to be no part of it. */
const safeNearSorrow: ReadonlySet<DetailKind> = new Set([
  'likes',
  'love',
  'kiss',
  'greeting',
  'hello',
  'nickname',
  'wish',
  'luck',
  'ill',
  'waits',
])
/** More words are not one breath. */
const longest = 22

export function readClauses(statement: Statement, reader: Reader): void {
  const { language, listener, details, leftOut, tidied } = reader
  const clauses = clausesOf(statement.text, language, tidied)
  const whole = tidied(statement.text)
  const gravity = gravityOf(whole, reader)
  let isUncertain = false
  let grave: 'sorrow' | 'care' | undefined
  /** The next clause may go on with the last detail. */
  let isOpen = false
  for (const clause of clauses) {
    const { text, source } = clause
    const secret = secretIn(text, reader)
    isUncertain ||= language.condition.test(text)
    const { subject, isSure } = ownerOf(clause, statement, reader)
    const turned =
      secret === undefined && !isUncertain && !language.covered.test(text) && !language.instruction.test(text)
        ? readClause(text, subject, listener, language)
        : undefined
    const isFit =
      isSure && gravity === undefined ? true : turned !== undefined && safeNearSorrow.has(turned.kind)
    if (turned && isFit && isSayable(turned, language)) {
      const before: Detail | undefined = isOpen ? details.at(-1) : undefined
      const both: Detail | undefined = before && joined(before, turned, clause, language)
      if (both) details[details.length - 1] = both
      else details.push({ ...turned, source })
      isOpen = both === undefined
    } else {
      isOpen = false
      const sad = secret === undefined ? gravityOf(text, reader) : undefined
      grave = sad ?? grave
      if (sad !== undefined) noteGravity(sad, source, reader)
      if (sad === 'sorrow') mourn(statement.text, reader)
      leftOut.push(leftOutPart(clause, subject, secret, reader))
    }
    reader.before = { who: subject.who, text }
  }
  // Where no single clause is sad, the whole may be.
  if (gravity !== undefined && grave === undefined && secretIn(whole, reader) === undefined)
    noteGravity(gravity, statement.text, reader)
}

const joinable: ReadonlySet<DetailKind> = new Set(['proud', 'likes', 'fact'])

/** “You love owls” and “you sing” as one short sentence. */
function joined(
  before: Detail,
  turned: Turned,
  clause: Clause,
  { and, strongJoint }: Language,
): Detail | undefined {
  const [you = '', ...more] = turned.words.split(' ')
  const words = `${before.words} ${and} ${more.join(' ')}`
  const isFit =
    joinable.has(before.kind) &&
    joinable.has(turned.kind) &&
    !strongJoint.test(clause.joint) &&
    before.words.startsWith(`${you} `) &&
    !before.words.includes(` ${and} `) &&
    words.split(' ').length <= 14
  return isFit
    ? { kind: before.kind, words, source: `${before.source}${clause.joint}${clause.source}` }
    : undefined
}

export const silencedBy = (text: string, { silent }: Reader): 'silence' | undefined =>
  silent.topics.some((topic) => topic.test(text)) ? 'silence' : undefined

const secretIn = (text: string, reader: Reader): LeftOutReason | undefined =>
  privateIn(text, reader.childName, reader.language) ??
  silencedBy(text, reader) ??
  (reader.language.silence.test(text) ? 'silence' : undefined)

/** Sad news, or an illness where the film is not for one. */
function gravityOf(text: string, { language, listener }: Reader): 'sorrow' | 'care' | undefined {
  const isOfIllness = listener.gentle
  if (language.sorrow.test(text) || (!isOfIllness && language.longing.test(text))) return 'sorrow'
  if (language.graveIllness.test(text)) return 'care'
  return !isOfIllness && language.illness.test(text) ? 'care' : undefined
}

/** That it is sad is heard, whatever is done with its words. */
function noteGravity(kind: 'sorrow' | 'care', source: string, { details }: Reader): void {
  if (!details.some((one) => one.kind === kind)) details.push({ kind, words: '', source })
}

function mourn(text: string, { language, mourned }: Reader): void {
  for (const [word] of text.matchAll(new RegExp(language.dear, 'gi')))
    mourned.push(new RegExp(`(?:^|[^a-zà-ɏ])${word.replace(/^[^a-zà-ɏ]/i, '')}(?![a-zà-ɏ])`, 'i'))
}

/** Whom a clause without a subject is about: as the one before it, but in a sentence of its own rather the child. */
function ownerOf({ text, joint }: Clause, { startsLine }: Statement, { language, listener, before }: Reader) {
  const subject = subjectOf(text, listener, language)
  if (subject.who === 'none') {
    const isAfterOther =
      before !== undefined && /^(?:other|one)$/.test(before.who) && !(joint === '' && startsLine)
    const who = isAfterOther && joint !== '' ? before.who : 'child'
    return { subject: { ...subject, who }, isSure: !isAfterOther }
  }
  // “Her sister sings. She is four.” may be about either, and so may “… because she is four”.
  const isNamed = text.slice(0, text.length - subject.rest.length).includes(CHILD)
  const isDoubtful =
    subject.who === 'child' &&
    !isNamed &&
    (before?.who === 'other' || language.strongJoint.test(joint)) &&
    language.othersBefore[listener.child].test(before?.text ?? '')
  return { subject: isDoubtful ? { ...subject, who: 'other' as const } : subject, isSure: true }
}

/** Nothing that must not be said, no mark, and nothing too long for a breath. */
const isSayable = ({ words }: Turned, { mustNot, withSelf }: Language) =>
  !withSelf.test(words) &&
  words.split(' ').length <= longest &&
  !mustNot.test(words) &&
  !/[^\p{L}\p{M}\p{N}\s,.'’&:%§¦-]/u.test(words)

function leftOutPart(
  { text, source }: Clause,
  { who, rest }: Subject,
  secret: LeftOutReason | undefined,
  { language, listener }: Reader,
): LeftOut {
  if (secret !== undefined) return { text: source, reason: secret }
  if (language.instruction.test(text)) return { text: source, reason: 'instruction' }
  if (language.covered.test(text)) return { text: source, reason: 'covered' }
  if (isSensitive(text, listener, language))
    return { text: source, reason: 'sensitive', draft: language.gentleDraft }
  const foreign = text.match(new RegExp(language.foreign, 'gi')) ?? []
  if (foreign.length > 1) return { text: source, reason: 'language' }
  // Only somebody who does something makes a sentence.
  if (!language.verbs(rest)) return { text: source, reason: 'unclear' }
  const words = who === 'child' ? language.toChild(`${rest} `, '', listener) : text
  const draft = language.draft.replace('{it}', language.finish(language.turned(words, listener), listener))
  return { text: source, reason: 'unclear', draft }
}
