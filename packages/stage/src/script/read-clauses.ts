import type { Detail, Language, LeftOut, LeftOutReason, Pronouns, Turned } from './details.ts'
import { gravitiesOf } from './grave-news.ts'
import { CHILD, ONE } from './marker.ts'
import { spokenTo } from './pick.ts'
import { clausesOf, type Clause } from './statements.ts'
import { privateIn, type Silences } from './unspoken.ts'

/** A longer clause is not one breath. */
const longestWords = 22
const longestWord = 24

export const isLong = (words: string) => words.split(' ').length > longestWords

export interface Reader {
  readonly language: Language
  readonly childName: string
  readonly child: Pronouns
  readonly silent: Silences
  /** Relatives, friends and pets of whom there is sad news. */
  readonly mourned: readonly RegExp[]
  readonly details: Detail[]
  readonly leftOut: LeftOut[]
  /** The last clause of the statement before, and why it was not understood. */
  last: { readonly clause: Clause; readonly lost: LeftOutReason } | undefined
}

/** Beside sad news only this is certain to be no part of it. */
const safeNearSorrow: ReadonlySet<string> = new Set([
  'likes',
  'love',
  'kiss',
  'hello',
  'nickname',
  'wish',
  'luck',
])

export function readClauses(statement: string, reader: Reader): void {
  const { language, childName, child, silent, mourned, details, leftOut } = reader
  const clauses = clausesOf(statement, language)
  const isSilent = (text: string) => silent.topics.some((topic) => topic.test(text))
  const gravities = gravitiesOf(statement, clauses, language).map((gravity, at) =>
    isSilent(clauses[at]?.text ?? '') ? undefined : gravity,
  )
  /** A detail that the next clause may go on with. */
  let open: Detail | undefined
  // “Forgot her birthday.” has no subject: it is about the same person as the statement before.
  const goesOn =
    (clauses[0]?.hasSubject === false && language.subjectOf(clauses[0].text) === '') ||
    language.condition.test(reader.last?.clause.text ?? '')
  let before: Clause | undefined = goesOn ? reader.last?.clause : undefined
  /** Why the clause before was not understood. */
  let lost: LeftOutReason | undefined = goesOn ? reader.last?.lost : undefined
  for (const [at, clause] of clauses.entries()) {
    const { text } = clause
    const secret = privateIn(text, childName, language) ?? (isSilent(text) ? 'silence' : undefined)
    const grave = gravities[at]
    const within = before === undefined ? 'none' : doubtOf(clause, before, lost)
    const doubt = at === 0 && within === 'full' ? 'some' : within
    const read =
      secret === undefined && doubt !== 'full'
        ? readClause(text, child, language, clauses.length === 1)
        : undefined
    before = clause
    lost = undefined
    if (grave !== undefined && !details.some((one) => one.kind === grave))
      details.push({ kind: grave, words: '', source: text })
    if (read === 'done') continue
    const turned = read !== undefined && isSafe(read, language) && fits(read, at, doubt) ? read : undefined
    if (turned === undefined) {
      lost =
        secret ??
        (grave === undefined && !mourned.some((word) => word.test(text))
          ? whyNot(text, language)
          : 'sensitive')
      leftOut.push({ text, reason: lost })
      open = undefined
      continue
    }
    const both =
      clause.joint !== '' && open !== undefined && mayJoin(open, turned)
        ? language.join(open.words, turned.words)
        : ''
    if (open !== undefined && both !== '' && !isLong(both)) {
      details[details.length - 1] = { ...open, words: both, source: `${open.source}, ${text}` }
      open = undefined
    } else {
      open = { ...turned, source: text }
      details.push(open)
    }
  }
  const isOfOther = (text: string) => language.others.test(text) && !language.isOfChild(text)
  reader.last =
    lost !== undefined &&
    before !== undefined &&
    (isOfOther(before.text) || language.condition.test(before.text))
      ? { clause: before, lost }
      : undefined

  /** Whether it may be said so close to what is sad, or after what was not understood. */
  function fits(turned: Turned, at: number, doubt: Doubt): boolean {
    if (doubt === 'some' && /^(?:fact|proud)$/.test(turned.kind)) return false
    const text = clauses[at]?.text ?? ''
    if (mourned.some((word) => word.test(text)) && !/^(?:love|kiss)$/.test(turned.kind)) return false
    if (!gravities.some(Boolean)) return true
    if (gravities[at] !== undefined) return turned.kind === 'love'
    const near = gravities[at - 1] ?? gravities[at + 1]
    if (near !== undefined && !safeNearSorrow.has(turned.kind)) return false
    const namesOther = language.others.test(language.withoutSubject(text))
    return !(gravities.includes('sorrow') && namesOther && !/^(?:love|kiss)$/.test(turned.kind))
  }

  /** Whom it is about is not certain: the clause before it was not understood, or was about another person. */
  function doubtOf(
    { text, hasSubject, joint }: Clause,
    { text: earlier }: Clause,
    why: LeftOutReason | undefined,
  ): Doubt {
    if (why !== undefined && language.condition.test(earlier)) return 'full'
    if (hasSubject) return language.mayBeOther(earlier, text, child) ? 'full' : 'none'
    if (language.meansOther(earlier, text, child)) return 'full'
    // “He is shy but he sang” is about one.
    const stranger = why === 'unclear' || (why === 'sensitive' && !/,| (?:but|mas) /.test(joint))
    if (!stranger || language.subjectOf(text) !== '') return 'none'
    return language.isOfChild(earlier) || !language.others.test(earlier) ? 'some' : 'full'
  }
}

type Doubt = 'none' | 'some' | 'full'

function readClause(
  text: string,
  child: Pronouns,
  language: Language,
  isAlone = false,
): Turned | 'done' | undefined {
  if (language.silence.test(text)) return undefined
  const [who, ...others] = new Set(text.match(new RegExp(ONE, 'g')))
  if (who !== undefined) return others.length > 0 ? turnNamed(text, language) : readOfOne(who, text, language)
  if (child === 'p' && language.single.test(text)) return undefined
  const request = readRequest(text, child, language)
  if (request !== undefined) return request === 'unclear' ? undefined : request
  const turned = language.sensitive.test(text) ? undefined : language.turn(text, child)
  if (turned !== undefined) return turned
  if (language.grown.test(text) && !language.notYet.test(text)) return { kind: 'grown', words: '' }
  return isAlone && !language.sensitive.test(text) ? language.topic(text, child) : undefined
}

/** What is asked of the character, or `unclear`; `undefined` where nothing is. */
function readRequest(
  text: string,
  child: Pronouns,
  language: Language,
): Turned | 'done' | 'unclear' | undefined {
  const generic = text.replaceAll(language.ownChild, CHILD)
  for (const [pattern, kind, clause = '{it}'] of language.requests) {
    const found = pattern.exec(generic)
    if (!found) continue
    if (kind === 'done') return 'done'
    const words = found[1] ?? ''
    if (kind === 'clause') {
      const isPlain =
        !language.sensitive.test(words) && !language.single.test(language.turnWords(words, child))
      return (
        readClause(words, child, language) ??
        (isPlain ? language.report(words, child) : undefined) ??
        'unclear'
      )
    }
    if (language.sensitive.test(words)) return 'unclear'
    return { kind, words: spokenTo(child === 'p', clause).replace('{it}', language.turnWords(words, child)) }
  }
  return undefined
}

const turnNamed = (text: string, language: Language): Turned | undefined => {
  const words = language.sensitive.test(text) ? undefined : language.turnNamed(text)
  return words === undefined ? undefined : { kind: 'each', words }
}

/** About one of several children: told with the name, or asked of that child. */
function readOfOne(who: string, text: string, language: Language): Turned | undefined {
  const named = turnNamed(text, language)
  if (named !== undefined) return named
  const alone = text.replaceAll(who, CHILD)
  const pronouns = pronounsOf([text], language)
  for (const [pattern, kind] of language.requests) {
    const words = pattern.exec(alone)?.[1]
    if (words === undefined) continue
    if (kind === 'clause') return turnNamed(`${who} ${language.withoutSubject(words)}`, language)
    const frame = language.toOne[kind]
    if (frame === undefined || language.sensitive.test(words)) return undefined
    const it = language.turnWords(words, pronouns)
    return { kind: 'toOne', words: frame.replace('{who}', who).replace('{it}', it) }
  }
  return undefined
}

/** The child's pronouns: the first that are not a relative's of whom the statement speaks. */
export function pronounsOf(statements: readonly string[], { pronoun, mayBeOther }: Language): Pronouns {
  const every = new RegExp(pronoun, 'gi')
  let first: Pronouns | undefined
  for (const statement of statements)
    for (const { index, groups: { f, m, p } = {} } of statement.matchAll(every)) {
      const whose = f ? 'f' : m ? 'm' : p ? 'p' : 'n'
      first ??= whose
      if (!mayBeOther(statement.slice(0, index), statement.slice(index), whose)) return whose
    }
  return first ?? 'n'
}

const marks = new RegExp(`${CHILD}|${ONE}`, 'g')

const joinable = new Set(['proud', 'soon', 'likes', 'fact'])
const mayJoin = (before: Detail, { kind }: Turned) => joinable.has(before.kind) && joinable.has(kind)

/** Whose pronoun may stand in it, whatever stands before. */
const ofOthers = new Set(['each', 'love', 'kiss', 'toOne', 'nickname', 'hello'])
/** “smh”, “blz”: no word that is spoken. */
const unspeakable =
  /(?<![\p{L}\p{N}'])(?!(?:tv|dvd|dj|pj|mr|mrs|dr|rc|bmx|cd|pc|mc)(?!\p{L}))[b-df-hj-np-tv-xz]{2,}(?![\p{L}'.])/u

/** A pronoun of which nobody is named before it, or something that was not turned. */
function isDoubtful({ kind, words }: Turned, { another, others, isUnsure }: Language): boolean {
  const earlier = words.slice(0, Math.max(0, words.search(another)))
  return (
    isUnsure(words) ||
    unspeakable.test(words) ||
    (earlier !== '' && !ofOthers.has(kind) && !others.test(earlier) && !/[¦,]/.test(earlier))
  )
}

/** Nothing that must not be said, nobody else's pronoun, no word that is none, and nothing cut off. */
function isSafe(turned: Turned, language: Language): boolean {
  const { mustNot, stray, cutShort } = language
  const { words } = turned
  const all = words.split(' ')
  return (
    !isLong(words) &&
    !isDoubtful(turned, language) &&
    all.every((word) => word.length <= longestWord) &&
    !stray.test(words) &&
    !cutShort.test(words) &&
    !mustNot.test(words) &&
    !/[^\p{L}\p{M}\p{N}\s,.'’"“”&:%-]/u.test(words.replaceAll(marks, ''))
  )
}

const whyNot = (text: string, { silence, sensitive, mustNot }: Language): LeftOutReason =>
  silence.test(text) ? 'silence' : sensitive.test(text) || mustNot.test(text) ? 'sensitive' : 'unclear'
