import type { VerbForm } from './language.ts'
import { wordsOf } from './words.ts'

/** Verbs that a child may be told of; an irregular past after `=`. */
const tellable = `
  act arrange bake balance be=was blow=blew bounce bring=brought brush build=built call camp care carry catch=caught
  celebrate chase cheer choose=chose clap clean climb code collect color complete compose conquer cook count create
  crack cuddle dance decorate design dig=dug discover dive=dove do=did draw=drew dress drive=drove earn eat=ate enjoy
  explore feed=fed figure find=found finish fish fix fly=flew fold garden gather get=got give=gave go=went graduate
  grow=grew have=had help hike hold=held hop hug hum imagine invent invite join juggle jump keep=kept kick knit
  know=knew land laugh lead=led learn light=lit listen look love make=made master measure memorize mix name nail
  nap organize pack paint pass pedal perform pet photograph pick plan plant play pour practice practise prepare
  pretend protect pull pump put race read=read receive recite record recycle remember rescue rhyme ride=rode roar
  rock roll row run=ran sail save score sculpt see=saw sell=sold serve set=set sew share shine=shone shoot=shot show
  sign sing=sang skate sketch ski skip sled slide=slid smile snap solve speak=spoke spell spin=spun splash sort
  stack stand=stood start stir study surf sweep=swept swim=swam swing=swung take=took talk taste teach=taught
  thank throw=threw tickle tie toast train trace travel treat try=tried tumble turn twirl type understand=understood
  use visit volunteer walk work wash watch water wave wear=wore welcome whistle win=won wink wrap write=wrote zoom`
/** Other verbs: not told by themselves. */
const untold = `
  adore ask beg begin=began bite come=came cry drink fall=fell feel=felt hate hear=heard hope hurt like lose=lost mean
  miss need quit rest say=said sleep=slept stay stop tell=told think=thought want wake=woke stroke`

const basesIn = (list: string) => new Set([...wordsOf(list)].map((entry) => entry.replace(/=.*/, '')))
const told: ReadonlySet<string> = basesIn(tellable)
const bases: ReadonlySet<string> = new Set([...told, ...basesIn(untold)])
const pasts = new Map(
  [...wordsOf(tellable + untold)]
    .filter((entry) => entry.includes('='))
    .map((entry) => {
      const [base = '', past = ''] = entry.split('=')
      return [past, base]
    }),
)
const odd = new Map([
  ['is', 'are'],
  ['has', 'have'],
  ['was', 'were'],
])
const among = (stems: readonly string[]) => stems.find((stem) => bases.has(stem))

/** The base of a verb with an “s”: loves, tries, catches. */
export function baseOf(word: string): string | undefined {
  if (odd.has(word)) return odd.get(word)
  if (!/[^s]s$/.test(word)) return undefined
  return among([word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.slice(0, -1)])
}

/** The base of a past: loved, tried, planned, rode. */
const baseOfPast = (word: string): string | undefined =>
  pasts.get(word) ??
  (/..ed$/.test(word)
    ? among([word.slice(0, -1), word.slice(0, -2), word.replace(/ied$/, 'y'), word.replace(/(.)\1ed$/, '$1')])
    : undefined)

/** The base of “singing”. */
function baseOfDoing(word: string): string | undefined {
  const stem = word.replace(/ing$/, '')
  return stem === word
    ? undefined
    : among([stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/y$/, 'ie')])
}

/** A verb that a child may be told of, in this form. */
export function verb(form: VerbForm, word: string, several: boolean): string | undefined {
  const bases = {
    base: word,
    does: several ? word : baseOf(word),
    did: baseOfPast(word),
    doing: baseOfDoing(word),
  }
  const base = bases[form]
  const isOdd =
    form === 'did'
      ? /^(?:was|had|did|saw|called|named)$/
      : form === 'does'
        ? /^(?:are|were|have|be|do|get)$/
        : /^$/
  if (base === undefined || !told.has(base) || isOdd.test(form === 'does' ? base : word)) return undefined
  return form === 'does' ? base : word
}

export const isBase = (word: string): boolean => bases.has(word)
export const isDoing = (word: string): boolean => baseOfDoing(word) !== undefined
export const isVerb = (word: string): boolean =>
  baseOf(word) !== undefined || baseOfPast(word) !== undefined || isDoing(word)

/** Relatives, in every form of the word. */
export const kin = `
(?:step|god|grand|great-grand)?(?:mother|father|parent|son|daughter)s?|(?:step|half)?-?(?:brother|sister|sibling)s?
|(?:step)?(?:mom|dad|mum)s?|momm(?:y|ies)|mam+a|mummy|dadd(?:y|ies)|papa|papi|pops?|grand(?:ma|pa|mom|dad)s?|grann?y?
|gramm?(?:y|a|s|ps)|mimi|nann?a?|nanny|nonn[ao]|oma|opa|abuel(?:it)?[ao]s?|lol[ao]|yaya|pawpaw|mee?maw
|aunt(?:ie|y)?s?|uncles?|twin|cousins?|famil(?:y|ies)|niece|nephew`.replaceAll('\n', '')
export const pets = `
dog|doggy|pup(?:py)?|cat|kitt(?:y|en)|hamster|gerbil|guinea pig|bunn(?:y|ies)|puppies|rabbit|goldfish|turtle|tortoise
|parrot|parakeet|horse|pony|lizard|gecko|chicken|hen|duck|goat|ferret|snake|snail|axolotl`.replaceAll(
  '\n',
  '',
)

/** Harmless things that a child is glad to be asked about, in the singular. */
const topics = wordsOf(`
  dinosaur dino unicorn dragon mermaid fairy fairies pirate ninja robot superhero princess knight truck tractor train
  airplane rocket helicopter car bus digger boat bike scooter skateboard trampoline swing slide playground treehouse
  fort puddle mud sandbox sandcastle snow snowman beach ocean pool camping tent space planet star moon astronaut
  volcano rock shell bug beetle ladybug butterfly butterflies bee spider worm frog owl penguin shark whale dolphin
  octopus elephant lion tiger giraffe zebra monkey panda koala bear wolf fox hedgehog sloth animal bird soccer football
  baseball basketball hockey tennis gymnastics cartwheel karate judo swimming skating dance ballet tap rugby cricket
  yoga chess puzzle lego minecraft roblox pokemon barbie bluey spiderman batman frozen piano guitar violin ukulele
  drum trumpet choir song music band drawing painting art craft slime glitter sticker magic trick book reading story
  stories comic science math cooking baking pizza pancake waffle cookie cupcake cake chocolate pasta taco noodle
  strawberry strawberries popcorn lemonade garden flower tree rainbow doll teddy block ball kite costume cape tutu
  glasses backpack boots hat medal trophy belt badge team recital concert play show tournament match race joke map
  flag camera telescope treasure castle fishing hiking bubbles card collection friend toy game movie video goal shoe
  letter number picture drink paint name hand step point dress water light camp color weekend tooth teeth brother
  sister party picnic sleepover project sweater jersey club lesson practice spot fan bracelet puppet stuffed named called colored painted`)
const animals = new RegExp(`^(?:${pets})s?$`)
const isKin = new RegExp(`^(?:${kin})$`)
export const topicList = [...topics, 'birthday', 'favorite', 'beautiful', 'learning', 'grandma', 'everything']
export const isThing = (word: string): boolean =>
  topics.has(word) ||
  topics.has(word.replace(/e?s$/, '')) ||
  topics.has(word.replace(/s$/, '')) ||
  animals.test(word)
export const isTopic = (word: string): boolean => isThing(word) || isDoing(word) || isKin.test(word)

/** What a child may be called to its face. */
export const praise = `
adorable|amazing|artistic|athletic|awesome|beautiful|bilingual|brave|bright|brilliant|bubbly|caring|charming|cheerful
|clever|considerate|courageous|creative|curious|cute|daring|determined|energetic|fabulous|fantastic|fast|fearless
|friendly|funn(?:y|iest)|generous|gentle|gifted|goofy|gorgeous|great|hardworking|helpful|honest
|imaginative|incredible|independent|intelligent|joyful|kind|lovely|loving|loyal|musical|outgoing|patient|playful
|polite|proud|resilient|respectful|responsible|silly|smart|special|strong|super|sweet|talented|thoughtful|tough
|unique|unstoppable|wise|witty|wonderful`.replaceAll('\n', '')
