import type { Detail, LeftOut, LeftOutReason, Listener, Subject, Turned } from '../details.ts'
import type { Language } from './language.ts'
import { fromTown, grammarOf } from './phrases.ts'
import { isSensitive, readClause, readIllness, subjectOf } from './read-clause.ts'
import { piecesOf, plainPart, type Piece, type Statement } from './statements.ts'
import { privateIn, type Silences } from './unspoken.ts'
import { CHILD, isCapital } from './words.ts'

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
  isSad: boolean
  before?: { readonly who: Subject['who']; readonly text: string }
}

interface Known extends Piece {
  readonly subject: Subject
  readonly isSure: boolean
  readonly reason: LeftOutReason | undefined
  /** In parentheses, on a condition, or said of what the piece before it began. */
  readonly isBarred: boolean
}

/** Beside sad news only this is certain to be no part of it. */
const safeNearSorrow = /^(?:likes|love|kiss|greeting|hello|nickname|wish|luck|ill|waits)$/
/** What follows them is needed least. */
const standsAlone = /^(?:heard|greeting|kiss|love|likes|nickname|waits|ill)$/
const divides = /[;()—–]| - /
const relative = /^(?:that|which|who|que|q) /i
/** Who wishes a good night, or signs, is not greeted. */
const wished =
  /\b(?:good (?:night|morning)|tight|dreams|bo[am] (?:noite|tarde|dia)|bem|abs|amor|carinho)\b.*(?:,| from| d[aeo]s?) /i
const degree = /\b(?:so|such|tant[oa]s?|tão) /
/** What may join two parts of one clause. */
const weak = /^,? (?:and|e|&|\+) $|^\s*[,:]\s*$/i
const mostWords = 18
const mostPieces = 5

/** Tells the longest clauses that are understood, and lists what stands between them. */
export function readClauses(statement: Statement, reader: Reader): void {
  const { language, details, tidied, listener } = reader
  const { text } = statement
  const isGrave = noteGravity(tidied(text), reader)
  const pieces = knownPieces(statement, reader)
  let unread: Known[] = []
  for (let at = 0; at < pieces.length; at++) {
    const first = pieces[at]
    if (!first) break
    const [said, end] = clauseAt(first, at) ?? []
    const before = unread.at(-1)
    const isNew = before?.reason !== first.reason || hasOwnSubject(first) || divides.test(first.joint)
    if (said || isNew) list()
    if (!said || end === undefined) unread.push(first)
    else {
      details.push({ ...said, source: plainPart(text.slice(first.from, pieces[end]?.to)) })
      at = end
    }
  }
  list()

  /** The longest clause that begins with this piece. */
  function clauseAt(first: Known, from: number) {
    // “… and gentle” after what is not understood belongs to that.
    const isOpen = unread.some(({ reason }) => reason !== 'covered')
    const hangs = isOpen && first.joint !== '' && !hasOwnSubject(first) && !language.startsClause(first.text)
    if (first.isBarred || first.reason || hangs) return undefined
    let to = from
    while (to + 1 < from + mostPieces && goesOn(pieces[to + 1])) to++
    for (; to >= from; to--) {
      const words = to === from ? first.text : tidied(text.slice(first.from, pieces[to]?.to))
      const own = subjectOf(words, listener, language)
      const { who } = first.subject
      const subject = { who, rest: own.who === who ? own.rest : words }
      const isIll = listener.gentle && to === from && /^(?:child|none)$/.test(who)
      const turned =
        (isIll ? readIllness(words, listener, language) : undefined) ??
        readClause(words, subject, listener, language)
      const isHushed = turned?.kind === 'ill' && reader.silent.isDiscreet
      if (!turned || isHushed || ((isGrave || !first.isSure) && !safeNearSorrow.test(turned.kind))) continue
      const said = { ...turned, words: language.finish(turned.words, listener) }
      if (isSayable(said.words, language) && !isCut(said, pieces[to + 1])) return [said, to] as const
    }
    return undefined
  }

  function goesOn(next: Known | undefined): boolean {
    return !!next && !next.isBarred && !next.reason && !hasOwnSubject(next) && weak.test(next.joint)
  }

  /** What follows says that it is not so, or is needed to understand it. */
  function isCut({ kind, words }: Turned, next: Known | undefined): boolean {
    if (!next) return false
    const follows = `${next.joint.trim()} ${next.text}`
    const last = words.split(' ').at(-1) ?? ''
    const isAside =
      divides.test(next.joint) && (next.reason === 'silence' || isSensitive(next.text, listener, language))
    const isHanging =
      weak.test(next.joint) &&
      !hasOwnSubject(next) &&
      !language.startsClause(next.text) &&
      next.subject.who !== 'other'
    // “Raced a boy who boasted”, “won the egg and spoon race”.
    const isWhole = isCapital(last) || words.split(' ').some((word) => language.prepositions.has(word))
    const isPart =
      !standsAlone.test(kind) &&
      ((relative.test(follows) && (!isWhole || degree.test(words))) ||
        (isHanging && !/[,:]/.test(next.joint)))
    // “Her cousins Al and Pete”.
    const isOfTwo = isCapital(last) && /^(?:and|e|&|,) [A-ZÀ-Þ][a-zà-ɏ]+$/.test(follows)
    const isTown = kind === 'greeting' && fromTown.test(`${words}${follows}`)
    return isAside || isPart || isOfTwo || isTown || language.cutting.test(follows)
  }

  /** Lists what is not told; a relative or pet in it may be mentioned. */
  function list() {
    const [first] = unread
    if (!first) return
    const part = plainPart(text.slice(first.from, unread.at(-1)?.to))
    const left = leftPart(part, first, reader)
    const isFit = !isGrave && !first.isBarred && first.subject.who !== 'one' && !wished.test(text)
    const mayMention = left.reason === 'unclear' && isFit
    const mention = mayMention ? mentionIn(part, reader) : undefined
    if (mention) details.push(mention)
    if (mention?.source !== part) reader.leftOut.push(left)
    unread = []
  }
}

/** The first relative, friend or pet with a name: a greeting. */
function mentionIn(text: string, { language, listener, tidied }: Reader): Detail | undefined {
  if (language.unsafeToMention.test(text)) return undefined
  const { people } = grammarOf(language, listener)
  for (const { 0: source } of text.matchAll(
    /(?:[^\s,;:]+ ){1,3}[A-ZÀ-Þ][a-zà-ɏ]+(?![^\s,;:.!]| (?:and |or |e |& )?[A-ZÀ-Þ\d]| d[aeo]s? )/g,
  )) {
    const words = source.split(' ')
    const isOwn = !language.ofOne.test(language.turned(source, listener)) && !tidied(source).includes('§')
    if (!isOwn) continue
    for (let from = 0; from < words.length - 1; from++) {
      const part = words.slice(from).join(' ')
      const who = / (?:and|e|&) |s [A-Z]\S+$/.test(part) ? undefined : people(part, false)
      if (who !== undefined)
        return { kind: 'hello', words: language.finish(who, listener), source: part, isMention: true }
    }
  }
  return undefined
}

const hasOwnSubject = ({ subject, text }: Known) => subject.rest !== text

function knownPieces(statement: Statement, reader: Reader): Known[] {
  const { language, tidied } = reader
  let [isUncertain, isDependent, isInside] = [false, false, false]
  return piecesOf(statement.text, language, tidied).map((piece): Known => {
    const { text, joint } = piece
    isUncertain ||= language.condition.test(text)
    isInside = joint.includes('(') || (isInside && !joint.includes(')'))
    const owner = ownerOf(piece, statement, reader)
    const isOwn = owner.subject.who === 'child' && owner.subject.rest !== text
    isDependent = language.dependent.test(joint) || (isDependent && !isOwn && !/[:;)]/.test(joint))
    if (!isInside && !silencedBy(text, reader) && !language.silence.test(text))
      reader.before = { who: isDependent && !isOwn ? 'other' : owner.subject.who, text }
    const reason =
      secretIn(text, reader) ??
      (language.instruction.test(text) ? 'instruction' : language.covered.test(text) ? 'covered' : undefined)
    return Object.assign(piece, owner, { reason, isBarred: isUncertain || isDependent || isInside })
  })
}

/** Whom a piece is about: without a subject, as the one before it, but in a sentence of its own rather the child. */
function ownerOf({ text, joint }: Piece, { startsLine }: Statement, { language, listener, before }: Reader) {
  const subject = subjectOf(text, listener, language)
  const isAfterOther = /^(?:other|one)$/.test(before?.who ?? '')
  if (subject.who === 'none') {
    const isNew = language.reported.test(text) || joint === '' || !isAfterOther
    const who: Subject['who'] = isNew ? 'child' : 'other'
    const isSure = startsLine || !(isAfterOther && language.dear.test(before?.text ?? ''))
    return { subject: { who, rest: text }, isSure }
  }
  // “Her sister sings. She is four.” may be about either.
  const isNamed = text.slice(0, text.length - subject.rest.length).includes(CHILD)
  const isDoubtful =
    subject.who === 'child' &&
    !isNamed &&
    before?.who === 'other' &&
    language.rivals[listener.child].test(before.text)
  return { subject: isDoubtful ? { who: 'other' as const, rest: subject.rest } : subject, isSure: true }
}

export const silencedBy = (text: string, { silent }: Reader): 'silence' | undefined =>
  silent.topics.some((topic) => topic.test(text)) ? 'silence' : undefined

const secretIn = (text: string, reader: Reader): LeftOutReason | undefined =>
  privateIn(text, reader.childName, reader.language) ??
  silencedBy(text, reader) ??
  (reader.language.silence.test(text) ? 'silence' : undefined)

/**
 * Hears sad news: of whom it is about, nothing more is told. There is comfort only in a film for an illness, or where
 * the child is said to be sad now, and where no silence is asked for.
 */
function noteGravity(text: string, reader: Reader): boolean {
  const { language, listener, silent, details, mourned } = reader
  const isSorrow = language.sorrow.test(text) || (!listener.gentle && language.longing.test(text))
  const isGrave = isSorrow || language.graveIllness.test(text)
  if (isSorrow)
    for (const [word] of text.matchAll(new RegExp(language.dear, 'gi')))
      mourned.push(new RegExp(`(?:^|[^a-zà-ɏ])${word.replace(/^[^a-zà-ɏ]/i, '')}(?![a-zà-ɏ])`, 'i'))
  reader.isSad ||= isGrave
  const kind = isGrave && !isSorrow ? 'care' : 'sorrow'
  const isWanted = (listener.gentle && isGrave) || language.sadNow.test(text)
  if (isWanted && !silent.hasRequest && !details.some((one) => one.kind === kind))
    details.push({ kind, words: '', source: '' })
  return isGrave
}

/** Nothing forbidden, no mark, and nothing too long for a breath. */
const isSayable = (words: string, { mustNot }: Language) =>
  words.split(' ').length <= mostWords &&
  !mustNot.test(words) &&
  !/[^\p{L}\p{M}\p{N}\s,.'’&:%§-]/u.test(words)

/** Why a part is not told, and a careful line to begin with. */
function leftPart(
  text: string,
  { reason, subject: { who, rest } }: Known,
  { language, listener, tidied }: Reader,
): LeftOut {
  if (reason) return { text, reason }
  const words = tidied(text)
  if (isSensitive(words, listener, language) || language.illness.test(words))
    return { text, reason: 'sensitive', draft: language.gentleDraft }
  const foreign = new Set(words.toLowerCase().match(new RegExp(language.foreign, 'gi')))
  if (foreign.size > 2) return { text, reason: 'language' }
  // Only the child's own deeds make a sentence to begin with.
  if (who !== 'child' || !language.startsClause(rest)) return { text, reason: 'unclear' }
  const said = language.toChild(subjectOf(words, listener, language).rest, listener)
  return { text, reason: 'unclear', draft: language.draft.replace('{it}', language.finish(said, listener)) }
}
