import type { Listener } from '../details.ts'
import type { Verb } from './language.ts'
import { pairsOf, wordsOf } from './words.ts'

/** What a child may be told that it does; with `*` the verb tells something by itself. */
const tellable = wordsOf(`
bake* bring build carry catch choose climb* collect cook* count cycle dance* do draw* eat feed find finish give help
hold join jump kick kiss knit* learn light make name pass perform* pick plan play practise race raise read* ride* run
save score sew* share sing* skate* solve stack start study support swim* teach tie train visit wait walk watch wear
win write*`)
/** Only known as verbs: what they say needs more, or is no news for the child. */
const untold = wordsOf(`
ask beat believe bite break buy call care come cry decide dream fall feel forget get go hate have hear hide hit hope
hurt keep know laugh leave let like listen live look lose love mean miss move need open put say see send sit sleep
speak stand stay stop struggle take talk tell thank think throw try turn use wake want work`)
const irregular = pairsOf(`
read=read put=put brought=bring built=build caught=catch chose=choose drew=draw ate=eat fed=feed found=find gave=give
held=hold lit=light made=make rode=ride ran=run sang=sing swam=swim taught=teach wore=wear won=win wrote=write beat=beat
broke=break bought=buy came=come fell=fall felt=feel got=get went=go had=have heard=hear hid=hide kept=keep knew=know
left=leave lost=lose said=say saw=see sent=send sat=sit slept=sleep stood=stand took=take told=tell thought=think
threw=throw tried=try woke=wake`)

const tellables = new Map([...tellable].map((verb) => [verb.replace('*', ''), verb.endsWith('*')] as const))
export const isBase = (word: string): boolean => tellables.has(word) || untold.has(word)
const among = (...stems: readonly string[]) => stems.find((stem) => isBase(stem))

/** The base of a verb with an “s”: loves, tries, catches. */
export const baseOf = (word: string): string | undefined =>
  word === 'has'
    ? 'have'
    : /[^s]s$/.test(word)
      ? among(word.slice(0, -1), word.replace(/ies$/, 'y'), word.replace(/es$/, ''))
      : undefined
/** Of a past or a gerund: loved, tried, rode, swimming. */
const stemOf = (word: string) => {
  const [stem] = word.split(/(?:ed|ing)$/)
  return (
    irregular.get(word) ??
    (stem === undefined || stem === word || stem.length < 2
      ? undefined
      : among(stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')))
  )
}
const baseOfPast = (word: string) => (word.endsWith('ing') ? undefined : stemOf(word))

export const isVerb = (word: string): boolean => baseOf(word) !== undefined || baseOfPast(word) !== undefined
export const isDoing = (word: string): boolean =>
  /^[a-z]{2,}ing$/.test(word) &&
  !untold.has(stemOf(word) ?? '') &&
  !/^(?:be|complet|spr|str|th|morn|even)ing$/.test(word)

export const baseVerb = (word: string): Verb | undefined =>
  /^[a-z]{2,}$/.test(word) && !/(?:ing|ed)$|[^s]s$|^(?:be|have|get|not?|the|an?)$/.test(word)
    ? { said: word, isWhole: tellables.get(word) ?? !/^(?:do|go)$/.test(word) }
    : undefined

/** In the third person, in the past, or of several. `isNamed`: after a subject any verb may follow. */
export function finiteVerb(word: string, { child }: Listener, isNamed: boolean): Verb | undefined {
  const base = child === 'p' && isBase(word) ? word : baseOf(word)
  const known = base ?? baseOfPast(word)
  if (known !== undefined)
    return tellables.has(known) ? { said: base ?? word, isWhole: tellables.get(known) === true } : undefined
  if (!isNamed || child === 'p' || !/^[a-z]{2,}(?:[^svcjuqi']s|(?:sh|ch|ss|x)es|ies|[^e]ed)$/.test(word))
    return undefined
  // “She sketches” is “you sketch”.
  const said = word.replace(/(sh|ch|ss|x)es$|([^s])s$/, '$1$2').replace(/ie$/, 'y')
  return { said, isWhole: false }
}
