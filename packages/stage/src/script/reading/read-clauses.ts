import type { Detail, LeftOut, LeftOutReason, Listener, Subject, Turned } from '../details.ts'
import type { Language } from './language.ts'
import { CHILD } from './marker.ts'
import { inList } from './phrase.ts'
import { isSensitive, readClause, subjectOf } from './read-clause.ts'
import { piecesOf, plainPart, type Piece, type Statement } from './statements.ts'
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

/** A piece, whom it is about, and why it is not said. */
interface Known extends Piece {
  readonly subject: Subject
  readonly isSure: boolean
  readonly reason: LeftOutReason | undefined
  /** It says of another, or on a condition, what the piece before it began. */
  readonly isBarred: boolean
}

/** Beside sad news only this is certain to be no part of it. */
const safeNearSorrow = /^(?:likes|love|kiss|greeting|hello|nickname|wish|luck|ill|waits)$/
/** More words are not one breath, and more pieces not one clause. */
const longest = 22
const mostPieces = 6

/** Tells of a statement the longest clauses that are understood, and lists what stands between them. */
export function readClauses(statement: Statement, reader: Reader): void {
  const { language, details, tidied, listener } = reader
  const { text } = statement
  const whole = tidied(text)
  const gravity = gravityOf(whole, reader)
  const pieces = knownPieces(statement, reader)
  let at = 0
  let unread: Known[] = []
  let last: Detail | undefined
  while (at < pieces.length) {
    const [turned, end] = gravityFit(clauseAt(at)) ?? []
    const first = pieces[at]
    if (!first) break
    if (!turned || end === undefined) {
      unread.push(first)
      at++
      continue
    }
    listUnread()
    const source = plainPart(text.slice(first.from, pieces[end]?.to))
    const both = last && joined(last, turned, `${first.joint}${source}`, language, first.joint)
    if (both) details[details.length - 1] = both
    else details.push({ ...turned, source })
    last = both ? undefined : details.at(-1)
    at = end + 1
  }
  listUnread()
  // Where no single clause is sad, the whole may be.
  if (gravity !== undefined && secretIn(whole, reader) === undefined) noteGravity(gravity, text, reader)

  /** The longest clause that begins with this piece. */
  function clauseAt(from: number): readonly [Turned, number] | undefined {
    const first = pieces[from]
    if (!first || first.isBarred || first.reason !== undefined) return undefined
    let to = from
    for (let next = from + 1; next < Math.min(pieces.length, from + mostPieces); next++) {
      const piece = pieces[next]
      if (!piece || piece.isBarred || piece.reason !== undefined || language.strongJoint.test(piece.joint))
        break
      if (piece.subject.who === 'child' && piece.subject.rest !== piece.text) break
      to = next
    }
    for (; to >= from; to--) {
      const words = to === from ? first.text : tidied(text.slice(first.from, pieces[to]?.to))
      const own = subjectOf(words, listener, language)
      const subject = { who: first.subject.who, rest: own.who === first.subject.who ? own.rest : words }
      const turned = readClause(words, subject, listener, language, to === from)
      const said = turned && { kind: turned.kind, words: language.finish(turned.words, listener) }
      if (said && isSayable(said, language) && !hangs(first, said) && !isCut(said, pieces[to + 1]))
        return [said, to]
    }
    return undefined
  }

  /** “… and gentle” after what is not understood, or “(Bear)”, belongs to that. */
  function hangs({ joint, text: words, subject }: Known, { kind }: Turned): boolean {
    if (joint.includes('(')) return kind === 'heard'
    const isBase =
      listener.child !== 'p' && language.verb('base', words.split(' ')[0] ?? '', false) !== undefined
    const isAlone = (isBase || !language.verbs(words)) && subject.rest === words && kind !== 'ill'
    return isAlone && unread.length > 0 && !joint.includes(',') && joint !== ''
  }

  function gravityFit(clause: readonly [Turned, number] | undefined) {
    const isFree = gravity === undefined && pieces[at]?.isSure === true
    return clause && (isFree || safeNearSorrow.test(clause[0].kind)) ? clause : undefined
  }

  function listUnread() {
    if (unread.length > 0) last = undefined
    for (const part of alike(unread)) leaveOut(part, text, gravity === undefined, reader)
    unread = []
  }
}

/** “Wrote” and “sold a book” have one object; “makes sure” goes on. */
const isCut = ({ kind, words }: Turned, next: Piece | undefined) =>
  next !== undefined &&
  /^(?:fact|proud)$/.test(kind) &&
  !/[,;()]/.test(next.joint) &&
  words.split(' ').length < 3

/** The pieces that stand together and are left out for one reason. */
function alike(pieces: readonly Known[]): Known[][] {
  const parts: Known[][] = []
  for (const piece of pieces) {
    const part = parts.at(-1)
    const before = part?.at(-1)
    const isNew = piece.subject.rest !== piece.text || /[;()—–]| - /.test(piece.joint)
    if (part && before?.reason === piece.reason && !isNew) part.push(piece)
    else parts.push([piece])
  }
  return parts
}

function knownPieces(statement: Statement, reader: Reader): Known[] {
  const { language, tidied } = reader
  let isUncertain = false
  let isDependent = false
  return piecesOf(statement.text, language, tidied).map((piece): Known => {
    const { text, joint } = piece
    isUncertain ||= language.condition.test(text)
    const { subject, isSure } = ownerOf(piece, statement, reader)
    if (language.dependent.test(joint)) isDependent = true
    else if (subject.rest !== text || language.strongJoint.test(joint) || joint.includes(','))
      isDependent = false
    reader.before = { who: isDependent ? 'other' : subject.who, text }
    return { ...piece, subject, isSure, reason: reasonOf(text, reader), isBarred: isUncertain || isDependent }
  })
}

/** Why a piece is not said, whatever it says. */
function reasonOf(text: string, reader: Reader): LeftOutReason | undefined {
  const { language } = reader
  const secret = secretIn(text, reader)
  if (secret !== undefined) return secret
  if (language.instruction.test(text)) return 'instruction'
  if (language.covered.test(text)) return 'covered'
  return undefined
}

/** “You love owls” and “you sing” as one short sentence. */
function joined(
  before: Detail,
  turned: Turned,
  source: string,
  { and, strongJoint }: Language,
  joint: string,
): Detail | undefined {
  const [you = '', ...more] = turned.words.split(' ')
  const words = `${before.words} ${and} ${more.join(' ')}`
  const isFit =
    [before.kind, turned.kind].every((kind) => /^(?:proud|likes|fact)$/.test(kind)) &&
    !strongJoint.test(joint) &&
    before.words.startsWith(`${you} `) &&
    !before.words.includes(` ${and} `) &&
    words.split(' ').length <= 14
  return isFit ? { kind: before.kind, words, source: `${before.source}${source}` } : undefined
}

export const silencedBy = (text: string, { silent }: Reader): 'silence' | undefined =>
  silent.topics.some((topic) => topic.test(text)) ? 'silence' : undefined

const secretIn = (text: string, reader: Reader): LeftOutReason | undefined =>
  privateIn(text, reader.childName, reader.language) ??
  silencedBy(text, reader) ??
  (reader.language.silence.test(text) ? 'silence' : undefined)

/** Sad news, or an illness where the film is not for one. */
function gravityOf(text: string, { language, listener }: Reader): 'sorrow' | 'care' | undefined {
  if (language.sorrow.test(text) || (!listener.gentle && language.longing.test(text))) return 'sorrow'
  if (language.graveIllness.test(text)) return 'care'
  return !listener.gentle && language.illness.test(text) ? 'care' : undefined
}

/** That it is sad is heard, whatever is done with its words. */
function noteGravity(kind: 'sorrow' | 'care', source: string, { details, leftOut }: Reader): void {
  const part = leftOut.find(({ text, reason }) => reason === 'sensitive' && source.includes(text))
  if (!details.some((one) => one.kind === kind))
    details.push({ kind, words: '', source: part?.text ?? source })
}

function mourn(text: string, { language, mourned }: Reader): void {
  for (const [word] of text.matchAll(new RegExp(language.dear, 'gi')))
    mourned.push(new RegExp(`(?:^|[^a-zà-ɏ])${word.replace(/^[^a-zà-ɏ]/i, '')}(?![a-zà-ɏ])`, 'i'))
}

/** Whom a clause without a subject is about: as the one before it, but in a sentence of its own rather the child. */
function ownerOf({ text, joint }: Piece, { startsLine }: Statement, { language, listener, before }: Reader) {
  const subject = subjectOf(text, listener, language)
  if (subject.who === 'none') {
    const isAfterOther =
      before !== undefined && /^(?:other|one)$/.test(before.who) && !(joint === '' && startsLine)
    const who = isAfterOther && joint !== '' ? before.who : ('child' as const)
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

/** Lists pieces that are not understood, or mentions the harmless things of them alone. */
function leaveOut(pieces: readonly Known[], statement: string, isFree: boolean, reader: Reader): void {
  const { language, listener, details, leftOut, tidied } = reader
  const [first] = pieces
  if (!first) return
  const text = plainPart(statement.slice(first.from, pieces.at(-1)?.to))
  const words = tidied(text)
  if (first.reason !== undefined) leftOut.push({ text, reason: first.reason })
  else if (isSensitive(words, listener, language) || language.illness.test(words)) {
    leftOut.push({ text, reason: 'sensitive', draft: language.gentleDraft })
    if (gravityOf(words, reader) === 'sorrow') mourn(statement, reader)
  } else {
    const heard = isFree && !first.joint.includes('(') ? mentions(words, first.subject, reader) : undefined
    if (heard === undefined) leftOut.push(unclearPart(text, words, first.subject, reader))
    else details.push({ kind: 'heard', words: heard, source: text })
  }
}

/** Harmless things of a clause that is not understood: right whatever the rest says. */
function mentions(text: string, { who }: Subject, { language, listener }: Reader): string | undefined {
  if (who === 'one' || language.unsafeToMention.test(text)) return undefined
  const all = [...text.matchAll(language.things[listener.child])].flatMap(({ groups = {} }) => {
    const { whose = '', what = '', name = '' } = groups
    const said = language.mention(whose, what, name, listener)
    return said === undefined ? [] : [said]
  })
  const words = inList([...new Set(all)].slice(0, 3).join(', '), language.and, true)
  return words === '' ? undefined : language.finish(words, listener)
}

function unclearPart(
  text: string,
  words: string,
  { who, rest }: Subject,
  { language, listener }: Reader,
): LeftOut {
  const foreign = words.match(new RegExp(language.foreign, 'gi')) ?? []
  if (foreign.length > 1) return { text, reason: 'language' }
  // Only somebody who does something makes a sentence.
  if (!language.verbs(rest)) return { text, reason: 'unclear' }
  const isChilds = who === 'child'
  const said = isChilds
    ? language.toChild(`${subjectOf(words, listener, language).rest} `, '', listener)
    : language.turned(words, listener)
  return { text, reason: 'unclear', draft: language.draft.replace('{it}', language.finish(said, listener)) }
}
