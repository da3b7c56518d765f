import type { Listener } from '../details.ts'
import type { Verb } from './language.ts'
import { wordsOf } from './words.ts'

/**
 * What a child may be told that it does, with an irregular past after `=`. `*`: the verb tells something by itself,
 * `+`: with a place or a person alone, `!`: its past is told proudly.
 */
const tellable = `
act+ bake*! blow=blew bounce+ bring=brought build=built! camp+ carry catch=caught! chase choose=chose climb*! collect
color colour cook*! count+ create! cuddle cycle+! dance* decorate design! dig=dug dive+! do donate! draw*=drew
eat=ate earn! explore feed=fed find=found finish! fix! fly=flew* gather give=gave graduate+! grow=grew help+
hike+! hold=held hop+ hug hunt invent! join juggle*! jump+! kick kiss knit*! lead=led learn=learned! light=lit
make=made! master! memorize! mix name paint*! pass! perform*! pick plan plant play+ practice+ practise+ race+ raise!
read*=read! recite! rescue! ride*=rode! roll+ run+=ran! sail+ save! score+! sell=sold sew*! share sing*=sang skate*
ski* skip* solve! spell! spin+=spun splash* start stack study+ support surf*! swim*=swam! swing* teach=taught! tie!
train+ twirl+ visit wait+ walk+ watch water wear=wore whistle*! win=won! write*=wrote!`
/** Other verbs: only known as verbs, as what they say needs more, or is no news for the child. */
const untold = `
ask beat=beat become=became begin=began believe bite=bit break=broke buy=bought call care come=came cry decide dream
enjoy fall=fell feel=felt forget=forgot get=got go=went have=had hate hear=heard hide=hid hit=hit hope hurt
keep=kept know=knew laugh leave=left let=let like listen live look lose=lost love mean=meant miss move need open put=put
reckon remind say=said see=saw send=sent show sit=sat sleep=slept speak=spoke stand=stood stay stop struggle take=took
talk tell=told thank think=thought throw=threw try=tried turn use wake=woke want wish work`

const entries = (list: string) =>
  [...wordsOf(list)].map((entry) => {
    const [base = '', past = ''] = entry.replaceAll(/[*+!]/g, '').split('=')
    return {
      base,
      past,
      isWhole: entry.includes('*'),
      isFree: /[*+]/.test(entry),
      isProud: entry.includes('!'),
    }
  })
const tellables = new Map(entries(tellable).map((entry) => [entry.base, entry]))
const untolds = new Set(entries(untold).map(({ base }) => base))
const all = entries(`${tellable} ${untold}`)
const bases: ReadonlySet<string> = new Set(all.map(({ base }) => base))
const pasts = new Map(all.flatMap(({ past, base }) => (past === '' ? [] : [[past, base] as const])))
const among = (...stems: readonly string[]) => stems.find((stem) => bases.has(stem))

/** The base of a verb with an “s”: loves, tries, catches. */
export const baseOf = (word: string): string | undefined =>
  word === 'has'
    ? 'have'
    : /[^s]s$/.test(word)
      ? among(word.slice(0, -1), word.replace(/ies$/, 'y'), word.replace(/es$/, ''))
      : undefined
/** The base of a past: loved, tried, planned, rode. */
const baseOfPast = (word: string) =>
  pasts.get(word) ??
  (/..ed$/.test(word)
    ? among(word.slice(0, -1), word.slice(0, -2), word.replace(/ied$/, 'y'), word.replace(/(.)\1ed$/, '$1'))
    : undefined)

export const isBase = (word: string): boolean => bases.has(word)
export const isVerb = (word: string): boolean => baseOf(word) !== undefined || baseOfPast(word) !== undefined
export const isDoing = (word: string): boolean =>
  /^[a-z]{2,}ing$/.test(word) &&
  !/^(?:be|go|gett|hav|turn|com|complet|miss|mov|spr|str|th|s|br|k|morn|even)ing$/.test(word) &&
  !untolds.has(among(word.slice(0, -3), word.replace(/ing$/, 'e'), word.replace(/(.)\1ing$/, '$1')) ?? '')

/** A verb of an unknown meaning as it is spelt: “she sketches” is “you sketch”. */
const unknownBase = (word: string): string | undefined =>
  /^[a-z]{2,}[^svcjuqi']s$|^[a-z]{2,}(?:sh|ch|ss|x)es$|^[a-z]{2,}ies$/.test(word)
    ? word
        .replace(/(sh|ch|ss|x)es$/, '$1')
        .replace(/([^aeiou])ies$/, '$1y')
        .replace(/([^s])s$/, '$1')
    : undefined

/** After “can” and “to” any verb may follow. */
export const baseVerb = (word: string): Verb | undefined =>
  /^[a-z]{2,}$/.test(word) &&
  !/(?:ing|ed)$|[^s]s$/.test(word) &&
  !/^(?:be|have|get|not|no|the|an?|do|go)$/.test(word)
    ? {
        said: word,
        isWhole: !bases.has(word) || (tellables.get(word)?.isFree ?? false),
        isFree: true,
        isProud: true,
        isUnknown: !tellables.has(word),
      }
    : /^(?:do|go)$/.test(word)
      ? { said: word, isWhole: false, isFree: word === 'go', isProud: true, isUnknown: false }
      : undefined

/** In the third person, or of several. `isNamed`: after a subject any verb may follow. */
export function finiteVerb(word: string, { child }: Listener, isNamed: boolean): Verb | undefined {
  const past = baseOfPast(word)
  const base = child === 'p' && bases.has(word) ? word : baseOf(word)
  const known = tellables.get(base ?? past ?? '')
  const said = base ?? word
  if (known) return { ...known, said, isProud: past !== undefined && known.isProud, isUnknown: false }
  if (!isNamed || base !== undefined || past !== undefined) return undefined
  const unknown = child === 'p' ? undefined : unknownBase(word)
  const isPast = /^[a-z]{3,}[^e]ed$/.test(word)
  return unknown !== undefined || isPast
    ? { said: unknown ?? word, isWhole: false, isFree: true, isProud: false, isUnknown: true }
    : undefined
}
