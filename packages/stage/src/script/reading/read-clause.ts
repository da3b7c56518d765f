import type { Listener, Subject, Turned } from '../details.ts'
import type { Language } from './language.ts'
import { ONE } from './marker.ts'
import { inList } from './phrase.ts'
import { isCapital } from './words.ts'

const one = new RegExp(`^(?:[ao] )?${ONE} `, 'i')

/** Whom a clause is about, by its own words. */
export function subjectOf(clause: string, { child }: Listener, language: Language): Subject {
  const { subjects, parent, verbs, others } = language
  const own = subjects[child]
  if (own.test(clause)) return { who: 'child', rest: clause.replace(own, '') }
  if (one.test(clause)) return { who: 'one', rest: clause.replace(one, '') }
  if (parent.test(clause)) return { who: 'parent', rest: clause }
  if (verbs(clause) && !isCapital(clause)) return { who: 'none', rest: clause }
  return { who: others.test(clause) ? 'other' : 'none', rest: clause }
}

/** No clause that is said is longer. */
const longest = 240

/** What a clause says to the child, if every word of it is understood; `undefined` otherwise. */
export function readClause(
  clause: string,
  subject: Subject,
  listener: Listener,
  language: Language,
): Turned | undefined {
  if (clause.length > longest) return undefined
  const delicate = language.delicate(clause, subject, listener)
  if (delicate) return finished(delicate, listener, language)
  if (isSensitive(clause, listener, language) || language.illness.test(clause)) return undefined
  const read = readPlain(clause, subject, listener, language) ?? mention(clause, subject, listener, language)
  return read && finished(read, listener, language)
}

const finished = ({ kind, words }: Turned, listener: Listener, { finish }: Language): Turned => ({
  kind,
  words: finish(words, listener),
})

export const isSensitive = (text: string, { gentle }: Listener, language: Language): boolean =>
  language.sensitive.test(text) ||
  language.sorrow.test(text) ||
  (!gentle && language.longing.test(text)) ||
  language.mustNot.test(text) ||
  language.graveIllness.test(text) ||
  (!gentle && language.illness.test(text))

function readPlain(
  clause: string,
  subject: Subject,
  listener: Listener,
  language: Language,
): Turned | undefined {
  const { who, rest } = subject
  if (listener.child === 'p' && who !== 'one' && language.ofOne.test(clause)) return undefined
  const request = language.requestShapes(clause, listener)
  if (request) return request
  const [reported] = language.reported.exec(clause) ?? []
  if (reported !== undefined) {
    const reportedWords = clause.slice(reported.length)
    return readPlain(reportedWords, subjectOf(reportedWords, listener, language), listener, language)
  }
  const other = language.otherShapes(clause, listener)
  if (other) return other
  if (who === 'other' && language.lovesChild.test(clause)) return { kind: 'love', words: language.isLoved }
  if (who === 'one') return readNamed(clause, rest, language)
  if (who !== 'child' || language.isOfOthers(rest, listener)) return undefined
  const turned = language.childShapes(rest, listener, (before, slot) =>
    language.toChild(before.toLowerCase(), slot, listener),
  )
  if (turned?.kind === 'proud' && !language.achieved.test(turned.words)) return { ...turned, kind: 'fact' }
  return turned ?? language.listShape(clause, listener)
}

const tellable: ReadonlySet<string> = new Set(['likes', 'proud', 'fact', 'soon'])

/** Of one of several children, who is named: it stays as it is. */
function readNamed(
  clause: string,
  rest: string,
  { childShapes, ofOthers, and }: Language,
): Turned | undefined {
  const isFit = (['f', 'm'] as const).some((child) => {
    const turned = childShapes(rest, { child, gentle: false })
    return turned !== undefined && tellable.has(turned.kind)
  })
  return isFit && !ofOthers.test(rest.replaceAll(/\b(?:her|his) (?=[a-z])/g, ''))
    ? {
        kind: 'each',
        words: inList(
          clause.replace(/^[AO] /, (the) => the.toLowerCase()),
          and,
        ),
      }
    : undefined
}

/** A harmless thing of a clause that is not understood, alone: right whatever the rest says. */
function mention(
  clause: string,
  { who }: Subject,
  listener: Listener,
  language: Language,
): Turned | undefined {
  if (who === 'parent' || who === 'one' || language.unsafeToMention.test(clause)) return undefined
  const words = language.mentioned(clause, who !== 'other', listener)
  return words === undefined ? undefined : { kind: 'heard', words }
}
