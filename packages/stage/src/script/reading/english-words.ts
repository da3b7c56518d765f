import type { VerbForm } from './language.ts'
import { lineOf, wordsOf } from './words.ts'

/** Verbs that a child may be told of; an irregular past after `=`. */
const tellable = `
act arrange bake balance be=was blow=blew bounce bring=brought brush build=built call camp care carry catch=caught
celebrate chase choose=chose clap clean climb code collect color complete conquer cook count create cuddle dance
decorate design dig=dug dive do=did draw=drew dress drive=drove earn eat=ate explore feed=fed find=found finish fix
fly=flew fold garden gather get=got give=gave go=went graduate grow=grew have=had help hike hold=held hop hug hum
imagine invent invite join juggle jump kick knit know=knew land laugh lead=led learn light=lit listen look make=made
master measure memorize mix name nail organize pack paint pass pedal perform pet pick plan plant play pour practice
practise prepare pretend protect put race read=read recite rescue ride=rode roar roll row run=ran save score see=saw
sell=sold set=set sew share shine=shone shoot=shot show sign sing=sang skate ski skip sled slide=slid smile solve
speak=spoke spell spin=spun splash sort stack stand=stood start study surf swim=swam swing=swung take=took talk
teach=taught thank throw=threw tie train travel treat try=tried turn twirl understand=understood use visit walk wash
watch water wave wear=wore whistle win=won work wrap write=wrote zoom`
/** Other verbs: not told by themselves. */
const untold = `
adore ask beg begin=began bite come=came cry drink enjoy fall=fell feel=felt hate hear=heard hope hurt like lose=lost
love mean miss need quit rest say=said sleep=slept stay stop tell=told think=thought want wake=woke`

const entries = (list: string) => [...wordsOf(list)].map((entry) => entry.split('='))
const tellables: ReadonlySet<string> = new Set(entries(tellable).map(([base = '']) => base))
const bases: ReadonlySet<string> = new Set(entries(tellable + untold).map(([base = '']) => base))
const pasts = new Map(entries(tellable + untold).map(([base = '', past = '']) => [past, base]))
const odd = new Map([
  ['is', 'are'],
  ['has', 'have'],
  ['was', 'were'],
])
const among = (...stems: readonly string[]) => stems.find((stem) => bases.has(stem))

/** The base of a verb with an “s”: loves, tries, catches. */
export const baseOf = (word: string): string | undefined =>
  odd.get(word) ??
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
export function verb(form: VerbForm, word: string, several: boolean): string | undefined {
  const finite = several ? word : baseOf(word)
  const base = { base: word, does: finite, did: baseOfPast(word), doing: baseOfDoing(word) }[form]
  if (base === undefined || !tellables.has(base)) return undefined
  if (form === 'does') return /^(?:have|be|do|get)$/.test(base) ? undefined : base
  return form === 'did' && /^(?:was|had|did|saw|called|named)$/.test(word) ? undefined : word
}

export const isBase = (word: string): boolean => bases.has(word)
export const isDoing = (word: string): boolean => baseOfDoing(word) !== undefined
export const isVerb = (word: string): boolean =>
  baseOf(word) !== undefined || baseOfPast(word) !== undefined || isDoing(word)

/** Relatives, in every form of the word. */
export const kin = lineOf(`
(?:step|god|grand)?(?:mother|father|parent|son|daughter)s?|(?:step|half)?-?(?:brother|sister|sibling)s?
|(?:step)?(?:mom|dad|mum)s?|momm(?:y|ies)|mam+a|mummy|dadd(?:y|ies)|papa|papi|pops?|grand(?:ma|pa|mom|dad)s?
|grann?y?|gramm?(?:y|a|s|ps)|mimi|nann?a?|nanny|nonn[ao]|oma|opa|abuel(?:it)?[ao]s?|lol[ao]|aunt(?:ie|y)?s?
|uncles?|twin|cousins?|famil(?:y|ies)|niece|nephew`)
export const pets = lineOf(`
dog|doggy|pup(?:py)?|cat|kitt(?:y|en)|hamster|gerbil|guinea pig|bunn(?:y|ies)|puppies|rabbit|goldfish|turtle
|tortoise|parrot|horse|pony|lizard|gecko|chicken|hen|duck|goat|ferret|snail`)

/** Harmless things that a child is glad to be asked about, in the singular. */
const topics = wordsOf(`
dinosaur dino unicorn dragon mermaid fairy ninja robot superhero princess knight truck tractor train airplane
rocket helicopter car bus digger boat bike scooter skateboard trampoline swing slide playground treehouse fort puddle
mud sandbox sandcastle snow snowman beach ocean pool camping tent space planet star moon astronaut volcano shell
bug beetle ladybug butterfly bee spider worm frog owl penguin shark whale dolphin octopus elephant lion tiger giraffe
zebra monkey panda koala bear wolf fox hedgehog sloth animal bird soccer football baseball basketball hockey tennis
gymnastics cartwheel karate judo swimming skating dance ballet rugby cricket yoga chess puzzle lego minecraft roblox
pokemon barbie bluey spiderman batman frozen piano guitar violin ukulele drum trumpet choir song music band drawing
painting art craft slime glitter sticker magic trick book reading story comic science math cooking baking pizza
pancake waffle cookie cupcake cake chocolate pasta taco popcorn lemonade garden flower tree rainbow doll teddy block
ball kite costume cape tutu glasses backpack boots hat medal trophy belt badge team recital concert play show
tournament match race joke map flag camera telescope treasure castle fishing hiking bubbles card collection friend toy
game movie video goal shoe letter number picture drink paint name hand step point dress water light camp color weekend
tooth teeth party picnic sleepover sweater club lesson practice bracelet imagination smile stuffed named
called painted`)
const animals = new RegExp(`^(?:${pets})s?$`)
const isKin = new RegExp(`^(?:${kin})$`)
export const isThing = (word: string): boolean =>
  animals.test(word) ||
  ['', 's', 'es'].some((end) => word.endsWith(end) && topics.has(word.slice(0, word.length - end.length)))
export const isTopic = (word: string): boolean => isThing(word) || isDoing(word) || isKin.test(word)

/** What a child may be called to its face. */
export const praise = lineOf(`
adorable|amazing|artistic|athletic|awesome|beautiful|bilingual|brave|bright|brilliant|bubbly|caring|charming
|cheerful|clever|considerate|courageous|creative|curious|cute|daring|determined|energetic|fantastic|fast|fearless
|friendly|funn(?:y|iest)|generous|gentle|gifted|goofy|gorgeous|great|hardworking|helpful|honest|imaginative
|incredible|independent|intelligent|joyful|kind|lovely|loving|loyal|musical|outgoing|patient|playful|polite|proud
|resilient|respectful|responsible|silly|smart|special|strong|super|sweet|talented|thoughtful|tough|unique
|unstoppable|wise|witty|wonderful`)
