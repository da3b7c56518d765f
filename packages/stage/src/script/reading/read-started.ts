import type { Listener, Turned } from '../details.ts'
import type { Starter } from '../starters.ts'
import type { Language } from './language.ts'
import { inList } from './phrase.ts'

/** What stands after a starter; `undefined` for what has a clause of its own, or may hurt. */
export function readStarted(
  starter: Starter,
  words: string,
  listener: Listener,
  language: Language,
): Turned | undefined {
  const { people, phrase, toShop, finish, ofOthers, and } = language
  if (starter === 'silence' || words === '' || words.split(' ').length > 20 || toShop.test(words))
    return undefined
  const isFear = starter === 'fears'
  if (language.sensitive.test(words) || language.sorrow.test(words) || language.graveIllness.test(words))
    return undefined
  // Pronouns alone are turned where a word is unknown. “Me and daddy” are told as daddy: the parent is one of the two.
  const others = words.replace(/^(?:me|us|mim|eu|nós) (?:and|e) /i, '')
  const turned = language.turned(others, listener)
  const plain =
    ofOthers.test(turned) || language.condition.test(turned) || hasVerb(words, language) ? undefined : turned
  const said = (starter === 'hello' ? people(others, listener) : phrase(words, listener)) ?? plain
  if (said === undefined) return undefined
  const kind = (
    { learned: 'proud', loves: 'likes', expects: 'soon', fears: 'fear', hello: 'greeting' } as const
  )[starter]
  const line = language.started[starter].replace('{it}', inList(said, and))
  return { kind, words: finish(isFear ? line.replace(/^d([ao]s? )/, '$1') : line, listener) }
}

/** A clause of its own in it: “and plays chess”. */
const hasVerb = (words: string, { isVerb, isTopic, leads }: Language) => {
  const [before = ''] = words.split(/(?:^| )(?:when|that|who|which|que|quando) /)
  const all = before.split(/,? /)
  return all.some((word, at) => at > 0 && isVerb(word) && !isTopic(word) && !leads.test(all[at - 1] ?? ''))
}
