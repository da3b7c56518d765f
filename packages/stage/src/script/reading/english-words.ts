import type { TellableVerb, VerbForm } from './language.ts'
import { lineOf, patternOf, wordsOf } from './words.ts'

/**
 * What a child may be told that it does, with an irregular past after `=`. `*`: the verb tells something by itself,
 * `+`: with a place or a person, `!`: its past is told proudly, `~`: any noun may follow, as an instrument or a game.
 */
const tellable = `
act* bake*! blow=blew bounce+ bring=brought build=built! camp* carry catch=caught! chase choose=chose
climb*! collect color colour cook*! count+ create! cuddle cycle*! dance* decorate design! dig=dug dive*! do=did
draw*=drew explore
feed=fed find=found! finish! fix fly=flew+ gather give=gave graduate*! grow=grew help* hike*! hold=held hop+ hug
invent! juggle*! jump*! kick knit*! lead=led learn=learned make=made! mark memorize! mix name paint*! pass! pedal
perform*! plant play~ pick point+ pour practice*~ practise*~ race* read*=read! recite! rescue! ride*=rode! roar* roll+
run*=ran! sail+ save! score+! sew*! share sing*~=sang skate*! ski*! skip* solve! sort speak=spoke+ spell! spin*=spun
splash* stack stir study~ surf*! swim*=swam! swing* tie! train* twirl* wait+ water wear=wore whisper+
whistle*! win=won! write*=wrote!`
/** And what it may be asked to do. */
const wanted = 'be do eat drink listen try wash rest go take brush clean tidy'
/** Other verbs: only known as verbs. */
const untold = `
adore ask beat=beat beg begin=began bite break=broke buy=bought call care come=came cry enjoy fall=fell feel=felt
forget=forgot get=got go=went hate have=had hear=heard hope hurt join keep=kept know=knew laugh leave=left let like
listen live look lose=lost love miss move need open say=said see=saw send=sent show sit=sat sleep=slept start stay
stop take=took talk teach=taught tell=told thank think=thought throw=threw try=tried turn use visit wake=woke walk
want wash watch
wish work`

const entries = (list: string) =>
  [...wordsOf(list)].map((entry) => {
    const [base = '', past = ''] = entry.replaceAll(/[*!~+]/g, '').split('=')
    return {
      base,
      past,
      isWhole: entry.includes('*'),
      isFree: /[*+]/.test(entry),
      isProud: entry.includes('!'),
      trust: entry.includes('~') ? ('any' as const) : ('sure' as const),
    }
  })
const tellables = new Map(entries(tellable).map((entry) => [entry.base, entry]))
const all = entries(`${tellable} ${untold}`)
const bases: ReadonlySet<string> = new Set(all.map(({ base }) => base))
const pasts = new Map(all.map(({ base, past }) => [past, base]))
const wants = wordsOf(wanted)
const among = (...stems: readonly string[]) => stems.find((stem) => bases.has(stem))

/** The base of a verb with an “s”: loves, tries, catches. */
export const baseOf = (word: string): string | undefined =>
  new Map([['has', 'have']]).get(word) ??
  (/[^s]s$/.test(word)
    ? among(word.slice(0, -1), word.replace(/ies$/, 'y'), word.replace(/es$/, ''))
    : undefined)
/** The base of a past: loved, tried, planned, rode. */
const baseOfPast = (word: string) =>
  pasts.get(word) ??
  (/..ed$/.test(word)
    ? among(word.slice(0, -1), word.slice(0, -2), word.replace(/ied$/, 'y'), word.replace(/(.)\1ed$/, '$1'))
    : undefined)
/** The base of “singing”. */
const baseOfDoing = (word: string) => {
  const stem = word.replace(/ing$/, '')
  return stem === word
    ? undefined
    : among(stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/y$/, 'ie'))
}

/** A verb that a child may be told of, in this form; of several or of one. */
export function verb(form: VerbForm, word: string, several: boolean): TellableVerb | undefined {
  const finite = several ? word : baseOf(word)
  const base = { base: word, does: finite, did: baseOfPast(word), doing: baseOfDoing(word) }[form]
  const entry = tellables.get(base ?? '')
  if (entry) return { ...entry, said: form === 'does' ? entry.base : word }
  // What is learned may be any other verb.
  const isOpen =
    form === 'base' && (wants.has(word) || !isVerb(word)) && /^[a-z]{3,}$|^(?:do|go|be)$/.test(word)
  return isOpen ? { said: word, isWhole: false, isFree: true, isProud: true, trust: 'sure' } : undefined
}

export const isBase = (word: string): boolean => bases.has(word)
export const isDoing = (word: string): boolean => baseOfDoing(word) !== undefined
export const isVerb = (word: string): boolean =>
  isBase(word) || baseOf(word) !== undefined || baseOfPast(word) !== undefined || isDoing(word)

/** Relatives, in every form of the word. */
export const kin = lineOf(`
(?:step|god|grand)?(?:mother|father|parent|son|daughter)s?|(?:step|half)?-?(?:brother|sister|sibling)s?
|(?:step)?(?:mom|dad|mum)s?|mamm?[ay]+|[mp]aw[mp]aw|papaw|me+maw|mumm[ya]|momm(?:y|ies)|dadd(?:y|ies)|papa|papi|pops?
|grand(?:ma|pa|mom|dad|paw)s?|grann?[yd]?a?|gramm?(?:y|a|s|ps)|mimi|nann?[ay]?|nonn[ao]|oma|opa|abuel(?:it)?[ao]s?
|lol[ao]|[td]ad[ai]|nani|babushka|aunt(?:ie|y)?s?|uncles?|t[ií][ao]|twins?|cousins?|famil(?:y|ies)|niece|nephew`)
export const pets = lineOf(`
dog|doggy|pup(?:py)?|cat|kitt(?:y|en)|hamster|gerbil|guinea pig|bunn(?:y|ies)|puppies|rabbit|goldfish|fish|turtle
|tortoise|pig|parrot|budgie|horse|pony|lizard|gecko|chicken|hen|duck|goat|lamb|donkey|ferret|snail`)

/** Harmless things that a child is glad to be asked about, in the singular. */
const topics = wordsOf(`
dinosaur unicorn dragon mermaid robot superhero princess truck tractor train plane rocket car bus digger lorry engine
fire garbage bin boat bike scooter skateboard trampoline castle camp tent planet star butterfly bee spider worm frog
owl shark whale elephant lion tiger monkey panda bear wolf animal bird farm garden flower tree rainbow cartwheel
handstand puzzle guitar ukulele drum trumpet choir song band trick book story comic poem pancake cookie cake doll
teddy ball kite costume hat badge belt medal trophy race recital card collection friend toy game movie letter party
picnic sleepover club lesson tooth glasses backpack knock`)
/** The same without an article. */
const masses = wordsOf(`
soccer football baseball basketball hockey tennis gymnastics karate judo taekwondo swimming skating dance ballet rugby
netball badminton cricket yoga chess minecraft roblox spiderman batman frozen piano violin music art slime glitter
magic reading science math maths cooking baking pizza chocolate pasta popcorn snow sand mud space fishing hiking
camping teeth`)
/** Written with a capital. */
export const proper = wordsOf(`
english french spanish german italian polish welsh irish scottish chinese japanese korean indian mexican african hindi
christmas easter halloween disney barbie bluey pokemon lego paw patrol elsa peppa harry potter star wars mario sonic
moana olaf marvel`)
const isPet = new RegExp(`^(?:${pets})s?$`)
const isKin = new RegExp(`^(?:${kin})$`)
const isCount = (word: string): boolean =>
  isPet.test(word) ||
  ['', 's', 'es'].some((end) => word.endsWith(end) && topics.has(word.slice(0, word.length - end.length)))
export const isMass = (word: string): boolean => masses.has(word) || proper.has(word)
export const isKnown = (word: string): boolean => isCount(word) || isMass(word) || isKin.test(word)
/** A part of a list that stands without a verb: “dinosaurs”, “monster trucks”, “slime”, “your dog Max”. */
const pet = new RegExp(
  `^(?:your |the )(?:${pets}|teddy|bear|bunny|doll)(?: called| named)?(?: [A-ZÀ-Þ][a-zà-ɏ]+){1,2}$`,
)
export function isThing(part: string): boolean {
  const [noun = '', ...more] = part.toLowerCase().split(' ').toReversed()
  const isPlural = noun.endsWith('s') && isCount(noun)
  return (
    (more.length < 2 && (isPlural || isMass(noun)) && more.every((word) => isKnown(word))) || pet.test(part)
  )
}

/** What a child may be called to its face. */
export const praise = lineOf(`
amazing|artistic|awesome|beautiful|brave|bright|brilliant|caring|charming|cheerful|clever|creative|curious
|cute|determined|energetic|fantastic|fast|fearless|friendly|funn(?:y|iest)|generous|gentle|gorgeous|great|helpful
|honest|incredible|independent|kind|lovely|loving|loyal|patient|playful|polite|responsible|smart
|special|strong|sweet|talented|thoughtful|tough|unstoppable|wise|witty|wonderful`)

/** What a child may be told that it is. */
export const roles = patternOf(`
(?:^| )(?:helper|brother|sister|artist|singer|dancer|reader|swimmer|friend|player|goalie|champion|captain|winner
|gymnast|ballerina|writer|painter|star|hero|bookworm|sweetheart|superhero|expert|monitor|assistant
|navigator|sheep|angel|narrator|page boy|bridesmaid
|ring bearer|mascot|shepherd|king|innkeeper|donkey|camel|elf|snowflake|mouse|lion|tree|flower girl|fan)s?$`)
