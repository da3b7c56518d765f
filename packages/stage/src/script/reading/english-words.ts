import { wordsOf } from './words.ts'

/** Verbs that a child may be told of; an irregular past after `=`. */
const verbs = wordsOf(`
  act ask bake balance be=was blow=blew bounce bring=brought brush build=built bury call camp care carry
  catch=caught celebrate chase cheer choose=chose clap clean climb code collect color complete conquer cook count
  create cuddle dance decorate design dig=dug discover dive do=did draw=drew dress drive=drove earn enjoy explore
  feed=fed figure find=found finish fish fix fly=flew fold garden gather get=got giggle give=gave go=went graduate
  grow=grew have=had help hike hop hug hum imagine invent invite join juggle jump keep=kept kick knit know=knew
  laugh lead=led learn light=lit listen look love make=made master measure memorize mix name organize paint parade
  pass pedal perform pet photograph pick plant play practice practise prepare present pretend protect pump race
  read=read receive recite record recycle remember rescue rhyme ride=rode roar rock roll row run=ran sail save score
  sculpt see=saw sell=sold serve set=set sew share shine=shone show sing=sang skate skateboard sketch ski skip sled
  slide=slid smile snap snorkel snuggle solve speak=spoke spell spin=spun splash sort stack stand=stood start stir
  study surf sweep=swept swim=swam swing=swung take=took talk taste teach=taught tell=told thank throw=threw tickle
  tie toast train trace travel treat try=tried tumble turn twirl type understand=understood use visit volunteer wait
  walk wash watch water wave wear=wore welcome whistle win=won wink wrap write=wrote zoom eat=ate say=said
  sleep=slept like adore drink rest stay want need hope think begin=began stop quit come=came ask`)
const bases: ReadonlySet<string> = new Set([...verbs].map((entry) => entry.replace(/=.*/, '')))
const pasts: ReadonlySet<string> = new Set([...verbs].flatMap((entry) => entry.split('=').slice(1)))
const odd = new Map([
  ['is', 'are'],
  ['has', 'have'],
  ['does', 'do'],
  ['was', 'were'],
  ['goes', 'go'],
])

export const isBase = (word: string): boolean => bases.has(word)

const among = (stems: readonly string[]) => stems.find((stem) => bases.has(stem))

/** The base of a verb with an “s”: loves, tries, catches. */
export function baseOf(word: string): string | undefined {
  if (odd.has(word)) return odd.get(word)
  return /[^s]s$/.test(word)
    ? among(
        [word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.slice(0, -1)].filter(
          (base) => base !== word,
        ),
      )
    : undefined
}

/** A past of a known verb. */
export const isPast = (word: string): boolean =>
  pasts.has(word) ||
  (/...ed$/.test(word) &&
    among([
      word.slice(0, -1),
      word.slice(0, -2),
      word.replace(/ied$/, 'y'),
      word.replace(/(.)\1ed$/, '$1'),
    ]) !== undefined)

/** “Singing”, of a known verb. */
export function isDoing(word: string): boolean {
  const stem = word.replace(/ing$/, '')
  return (
    stem !== word &&
    among([stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/y$/, 'ie')]) !== undefined
  )
}

/** Relatives, in every form of the word. */
export const kin = `
  (?:step|god|grand|great-grand)?(?:mothers?|fathers?|parents|sons?|daughters?)|(?:step|half)?-?(?:brothers?|
  sisters?|siblings)|
  (?:step)?(?:mom|dad|mum)s?|mommy|mommies|momma|mama|mamma|mummy|daddy|daddies|papa|papi|pops|grand(?:ma|pa|mom|
  dad|ad)s?|gran|
  granny|grammy|gramma|grampa|gramps|grams|mimi|nana|nanna|nan|nonn[ao]|oma|opa|abuel(?:it)?[ao]s?|lol[ao]|yaya|
  pa?wpaw|mee?maw|bubbe|
  aunt(?:ie|y)?s?|uncles?|twin|cousins?|family|families|niece|nephew`.replaceAll(/\s+/g, '')
export const pets = `
  dog|doggy|puppy|pup|cat|kitty|kitten|hamster|gerbil|guinea pig|bunny|bunnies|puppies|rabbit|goldfish|turtle|
  tortoise|parrot|
  parakeet|horse|pony|lizard|gecko|chicken|hen|duck|goat|bearded dragon|ferret|snake|hermit crab|axolotl`.replaceAll(
  /\s+/g,
  '',
)

/** Harmless things that a child is glad to be asked about, in the singular. */
const topics = wordsOf(`
  dinosaur dino t-rex unicorn dragon mermaid fairy fairies pirate ninja robot superhero princess knight truck
  tractor train plane airplane rocket helicopter car bus excavator digger boat bike bicycle scooter skateboard
  trampoline swing slide playground treehouse fort puddle mud sandbox sandcastle snow snowman beach ocean pool
  camping tent space planet star moon astronaut volcano volcanoes rock shell bug insect ladybug butterfly
  butterflies bee spider snail worm frog owl penguin shark whale dolphin octopus elephant lion tiger giraffe zebra
  monkey panda koala bear wolf wolves fox hedgehog sloth llama otter ponies cow pig sheep animal bird soccer
  football baseball basketball softball hockey volleyball tennis gymnastics cartwheel karate judo taekwondo swimming
  skating skiing surfing dance dancing ballet tap cheerleading rugby cricket golf yoga chess checkers puzzle lego
  minecraft roblox pokemon barbie bluey spiderman batman superman frozen moana piano guitar violin ukulele drum
  flute trumpet cello saxophone recorder choir singing song music band drawing painting art craft clay slime glitter
  sticker magic trick book reading story stories comic science math history cooking baking pizza pancake waffle
  cookie cupcake chocolate spaghetti pasta sushi taco noodle strawberry strawberries watermelon mango banana popcorn
  lemonade soup garden gardening flower sunflower plant tree rainbow doll dollhouse teddy stuffie block ball kite
  costume cape tutu glasses braces backpack boots hat medal trophy belt badge team recital concert play show
  performance musical tournament match race project joke riddle map globe flag camera telescope microscope
  binoculars treasure castle fishing hiking bubbles marbles card collection friend toy game movie video goal shoe
  word letter number picture drink paint name hand step point dress water light train pet camp stuffed named called
  colored red painted weekend word kid teacher class brother sister`)
const animals = new RegExp(`^(?:${pets})s?$`)
export const topicList: readonly string[] = [
  ...topics,
  'birthday',
  'favorite',
  'beautiful',
  'learning',
  'grandma',
  'everything',
]
export const isTopic = (word: string): boolean =>
  topics.has(word) ||
  topics.has(word.replace(/s$/, '')) ||
  topics.has(word.replace(/es$/, '')) ||
  animals.test(word)

/** What a child may be called to its face. */
export const praise = `
  adorable|amazing|artistic|athletic|awesome|beautiful|brave|bright|brilliant|bubbly|caring|charming|cheerful|
  clever|considerate|
  courageous|creative|curious|cute|daring|dedicated|determined|energetic|fabulous|fantastic|fast|fearless|friendly|
  fun|funny|generous|
  gentle|gifted|good|goofy|gorgeous|great|happy|hardworking|helpful|honest|imaginative|incredible|independent|
  intelligent|joyful|kind|
  lovely|loving|loyal|musical|outgoing|patient|playful|polite|resilient|respectful|responsible|silly|smart|special|
  strong|sweet|
  talented|thoughtful|tough|unique|unstoppable|wise|witty|wonderful|bilingual|full of (?:life|energy|joy|love)|
  one of a kind`.replaceAll(/\n\s*/g, '')
