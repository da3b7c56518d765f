import type { Detail, LeftOut, LeftOutReason, Listener, Subject, Turned } from '../details.ts'
import type { Language } from './language.ts'
import { CHILD } from './marker.ts'
import { isSensitive, readClause, subjectOf } from './read-clause.ts'
import { inList } from './shapes.ts'
import { piecesOf, plainPart, type Piece, type Statement } from './statements.ts'
import { privateIn, type Silences } from './unspoken.ts'
import { patternOf } from './words.ts'

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

interface Known {
  readonly piece: Piece
  readonly subject: Subject
  readonly isSure: boolean
  readonly reason: LeftOutReason | undefined
  /** It says of another, or on a condition, what the piece before it began. */
  readonly isBarred: boolean
}

/** Beside sad news only this is certain to be no part of it. */
const safeNearSorrow = /^(?:likes|love|kiss|greeting|hello|nickname|wish|luck|ill|waits)$/
const longest = 22
const mostPieces = 6

/** Tells of a statement the longest clauses that are understood, and lists what stands between them. */
export function readClauses(statement: Statement, reader: Reader): void {
  const { language, details, tidied, listener } = reader
  const { text } = statement
  const whole = tidied(text)
  const gravity = gravityOf(whole, reader)
  const pieces = knownPieces(statement, reader)
  let unread: Known[] = []
  let last: Detail | undefined
  for (let at = 0; at < pieces.length; at++) {
    const first = pieces[at]
    if (!first) break
    const [turned, end] = clauseAt(first, at) ?? []
    if (!turned || end === undefined) {
      unread.push(first)
      continue
    }
    listUnread()
    const { joint } = first.piece
    const source = plainPart(text.slice(first.piece.from, pieces[end]?.piece.to))
    const both =
      last && !language.strongJoint.test(joint) ? joined(last, turned, joint + source, language) : undefined
    if (both) details[details.length - 1] = both
    else details.push({ ...turned, source })
    last = both ? undefined : details.at(-1)
    at = end
  }
  listUnread()
  // Where no single clause is sad, the whole may be.
  const isSad = reader.leftOut.some((part) => part.reason === 'sensitive' && text.includes(part.text))
  if (gravity !== undefined && (isSad || secretIn(whole, reader) === undefined))
    noteGravity(gravity, text, reader)

  /** The longest clause that begins with this piece. */
  function clauseAt({ piece, subject, isBarred, isSure, reason }: Known, from: number) {
    if (isBarred || reason !== undefined) return undefined
    const goesOn = (next: Known | undefined) =>
      next !== undefined &&
      !next.isBarred &&
      next.reason === undefined &&
      !language.strongJoint.test(next.piece.joint) &&
      !(next.subject.who === 'child' && next.subject.rest !== next.piece.text)
    let to = from
    while (to + 1 < from + mostPieces && goesOn(pieces[to + 1])) to++
    for (; to >= from; to--) {
      const raw = text.slice(piece.from, pieces[to]?.piece.to)
      if (to > from && raw.split(' ').length > longest) continue
      const words = to === from ? piece.text : tidied(raw)
      const own = subjectOf(words, listener, language)
      const rest = own.who === subject.who ? own.rest : words
      const turned = readClause(words, { who: subject.who, rest }, listener, language, to === from)
      if (!turned) continue
      const said = { kind: turned.kind, words: language.finish(turned.words, listener) }
      const isFree = (gravity === undefined && isSure) || safeNearSorrow.test(said.kind)
      if (
        isFree &&
        isSayable(said, language) &&
        !hangs(piece, subject, said) &&
        !isCut(said, pieces[to + 1]?.piece)
      )
        return [said, to] as const
    }
    return undefined
  }

  /** “… and gentle” after what is not understood, or “(Bear)”, belongs to that. */
  function hangs({ joint, text: words }: Piece, { rest }: Subject, { kind }: Turned): boolean {
    if (joint.includes('(')) return kind === 'heard'
    if (unread.length === 0 || joint.includes(',') || rest !== words || kind === 'ill') return false
    const isBase =
      listener.child !== 'p' && language.verb('base', words.split(' ')[0] ?? '', false) !== undefined
    return isBase || !language.verbs(words)
  }

  /** Lists what stands together and is left out for one reason. */
  function listUnread() {
    let part: Known[] = []
    for (const one of [...unread, undefined]) {
      const isNew = one?.reason !== part[0]?.reason || one?.subject.rest !== one?.piece.text
      if (part.length > 0 && (!one || isNew || /[;()—–]| - /.test(one.piece.joint))) {
        leaveOut(part, text, gravity === undefined, reader)
        part = []
      }
      if (one) part.push(one)
    }
    if (unread.length > 0) last = undefined
    unread = []
  }
}

/** “You count”, “wrote and sold a book”, “makes sure that”, “ties knots better”: something is missing. */
const isCut = ({ kind, words }: Turned, next: Piece | undefined) =>
  open.test(words) ||
  (/^(?:fact|proud)$/.test(kind) &&
    (short.test(words) ||
      (next !== undefined &&
        !/[,;()]/.test(next.joint) &&
        words.split(' ').length < (next.joint.includes('q') ? 4 : 3))))
const short =
  patternOf(String.raw`^(?:you|vocês?) (?!be|sing|dance|swim|read|draw|paint|cook|skate|run|jump|canta
  |dança|nada|corre|pula|lê|desenha|borda)\S+$`)
const open =
  patternOf(String.raw`^vocês? \S+ (?:\d+|questão)$|^you take \S+$|^you're being$| chamar |^(?:you're a
  |vocês? é) (?:boy|girl|menin[oa])$| (?:better|melhor|mais|pedindo|sim|so far|de novo|\dth|the same thing|de tudo
  |do coelho)$`)

function knownPieces(statement: Statement, reader: Reader): Known[] {
  const { language, tidied } = reader
  let [isUncertain, isDependent] = [false, false]
  return piecesOf(statement.text, language, tidied).map((piece): Known => {
    const { text, joint } = piece
    isUncertain ||= language.condition.test(text)
    const owner = ownerOf(piece, statement, reader)
    const isOwn = owner.subject.rest !== text || language.strongJoint.test(joint) || joint.includes(',')
    isDependent = language.dependent.test(joint) || (isDependent && !isOwn)
    reader.before = { who: isDependent ? 'other' : owner.subject.who, text }
    const reason =
      secretIn(text, reader) ??
      (language.instruction.test(text) ? 'instruction' : language.covered.test(text) ? 'covered' : undefined)
    return Object.assign(owner, { piece, reason, isBarred: isUncertain || isDependent })
  })
}

/** “You love owls” and “you sing” as one short sentence. */
function joined(before: Detail, turned: Turned, source: string, { and }: Language): Detail | undefined {
  const [you = '', ...more] = turned.words.split(' ')
  const words = `${before.words} ${and} ${more.join(' ')}`
  const isFit =
    [before.kind, turned.kind].every((kind) => /^(?:proud|likes|fact)$/.test(kind)) &&
    before.words.startsWith(`${you} `) &&
    !before.words.includes(` ${and} `) &&
    words.split(' ').length <= 14
  return isFit ? { kind: before.kind, words, source: before.source + source } : undefined
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
  return language.graveIllness.test(text) || (!listener.gentle && language.illness.test(text))
    ? 'care'
    : undefined
}

/** That it is sad is heard, whatever is done with its words; of whom it is about, nothing more is told. */
function noteGravity(kind: 'sorrow' | 'care', source: string, reader: Reader): void {
  const { details, leftOut, mourned, language } = reader
  const parts = leftOut.filter(({ text, reason }) => reason === 'sensitive' && source.includes(text))
  if (!details.some((one) => one.kind === kind))
    details.push({ kind, words: '', source: parts[0]?.text ?? source })
  if (kind === 'sorrow' && parts.some(({ text }) => gravityOf(text, reader) === 'sorrow'))
    for (const [word] of source.matchAll(new RegExp(language.dear, 'gi')))
      mourned.push(new RegExp(`(?:^|[^a-zà-ɏ])${word.replace(/^[^a-zà-ɏ]/i, '')}(?![a-zà-ɏ])`, 'i'))
}

/** Whom a clause without a subject is about: as the one before it, but in a sentence of its own rather the child. */
function ownerOf({ text, joint }: Piece, { startsLine }: Statement, { language, listener, before }: Reader) {
  const subject = subjectOf(text, listener, language)
  if (subject.who === 'none') {
    const isAfterOther =
      before !== undefined &&
      !language.reported.test(text) &&
      /^(?:other|one|parent)$/.test(before.who) &&
      !(joint === '' && startsLine)
    const who = isAfterOther && joint !== '' ? before.who : ('child' as const)
    return { subject: { who, rest: text }, isSure: !isAfterOther }
  }
  // “Her sister sings. She is four.” may be about either, and so may “… because she is four”.
  const isNamed = text.slice(0, text.length - subject.rest.length).includes(CHILD)
  const isDoubtful =
    subject.who === 'child' &&
    !isNamed &&
    (before?.who === 'other' || language.strongJoint.test(joint)) &&
    language.othersBefore[listener.child].test(before?.text ?? '')
  return { subject: isDoubtful ? { who: 'other' as const, rest: subject.rest } : subject, isSure: true }
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
  const text = plainPart(statement.slice(first.piece.from, pieces.at(-1)?.piece.to))
  const words = tidied(text)
  if (first.reason !== undefined) leftOut.push({ text, reason: first.reason })
  else if (isSensitive(words, listener, language) || language.illness.test(words))
    leftOut.push({ text, reason: 'sensitive', draft: language.gentleDraft })
  else {
    const isAlone = isFree && first.subject.who !== 'one' && !first.piece.joint.includes('(')
    const heard = isAlone ? mentions(words, reader) : ''
    if (heard === '') leftOut.push(unclearPart(text, words, first.subject, reader))
    else details.push({ kind: 'heard', words: heard, source: text })
  }
}

/** Relatives, friends and pets with their names: right whatever the rest says. */
function mentions(text: string, { language, listener }: Reader): string {
  if (language.unsafeToMention.test(text)) return ''
  const all = [...text.matchAll(language.things[listener.child])].map(({ groups = {} }) => {
    const { what = '', name = '' } = groups
    return language.mention(what, name, listener)
  })
  const once = [...new Set(all)].slice(0, 3)
  const said = once.length === 1 ? (once[0] ?? '') : inList(once.join(', '), language.and, true)
  return language.finish(said, listener)
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
  const said =
    who === 'child'
      ? language.toChild(`${subjectOf(words, listener, language).rest} `, '', listener)
      : language.turned(words, listener)
  return { text, reason: 'unclear', draft: language.draft.replace('{it}', language.finish(said, listener)) }
}
