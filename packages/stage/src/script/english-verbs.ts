import { wordsOf } from './patterns.ts'

/** Verbs that parents use of a child, in their base form. */
const verbs = wordsOf(
  'adore answer ask bake bark beat believe bike blow bounce bring brush build bump call care carry catch chase cheer choose clap',
  'climb collect color come cook count crawl cuddle dance dig dislike do draw dream dress drink drive eat enjoy explore feed feel find',
  'finish fish fix float fly forget get giggle give go grow hang hate have hear help hide hike hold hop hug imagine invent invite join',
  'joke juggle jump keep kick kiss know knock laugh lead learn light like listen live look lose love make meet miss move name need open pack',
  'paint pet pick plant play practice practise pretend pull push put read rescue ride roar roll run save say score see share shine',
  'show sing sit skate skip sleep slide smile solve speak spell spend spin start stay study swim swing take talk taste tell think',
  'throw tie touch train treat try tumble turn twirl understand use visit wait wake walk want wash watch water wave wear whistle win',
  'wish work wrestle write yell zoom deserve follow protect sound surf wonder prefer sew knit compose perform travel begin become',
  'bloom howl purr chew scream snuggle splash stand stack sort teach copy mix notice recycle remember repeat respect support surprise trust welcome',
)
/** Nouns as well as verbs: after “and” a verb only where more words follow. */
export const alsoNouns = wordsOf(
  'dances plays drums paints runs swims walks talks jokes dreams hugs laughs bikes cooks skates swings slides trains watches books',
  'fishes pets hikes kisses smiles colors jumps bounces plants waters waves drinks cheers shares treats balls turns',
)
const past = wordsOf(
  'learned learnt lost won got took made slept read rode swam sang ate drew ran went gave built began became caught chose came did',
  'found flew grew had held kept knew left let met put said saw sat spoke spent stood swung taught told threw thought understood',
  'broke woke wore wrote heard was were beat fed hid led lit paid sold shone stuck swept',
)
/** Of these a child may be proud. */
export const proudVerbs = wordsOf(
  'learned learnt lost won got took made slept rode swam built finished started scored tied passed graduated earned completed wrote',
  'became began was were read climbed jumped saved beat broke ate caught ran did lifted stopped mastered walked',
)
export const likingVerbs = wordsOf('love loves like likes enjoy enjoys adore adores prefer prefers')
const same = wordsOf(
  "can could will would won't can't cannot didn't couldn't wouldn't should must may might gonna",
)
const irregular: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  goes: 'go',
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
  "doesn't": "don't",
}
/** What the child is or is doing, without “is”. */
const predicates =
  /^(?:(?:doing|learning|starting|getting|turning|going|moving|working|practicing|practising|training|growing|becoming|excited|interested in|proud of|proud owner|full of)(?![A-Za-zÀ-ɏ'])|(?:(?:so|very|super|really|always) )*(?:great|good|amazing|awesome|excellent|brilliant|fantastic|kind|brave|curious|creative|smart|clever|funny|sweet|excited|determined|talented)(?=$|,| (?:at|with|to|in|about|for|and|but|when|that)(?![A-Za-zÀ-ɏ'])))/u
export const isPredicate = (words: string): boolean =>
  predicates.test(words) || /^[A-Za-zÀ-ɏ]{2,}ing (?:to|his|her|their|an?|the|for|out|up|on) /u.test(words)

function baseOf(verb: string): string {
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`
  if (/(?:s|sh|ch|x|z|o)es$/.test(verb) && !verbs.has(verb.slice(0, -1))) return verb.slice(0, -2)
  return verb.replace(/s$/, '')
}

export const isPast = (verb: string): boolean =>
  past.has(verb) || /(?<!e|talent|gift|determin|spoil)ed$/.test(verb)

/** The verb as “you” has it; `undefined` for a word that is not known as a verb. `sure`: a subject stands before it. */
export function ofYou(word: string, sure: boolean): string | undefined {
  const verb = word.toLowerCase()
  const known = irregular[verb]
  if (known !== undefined) return known
  if (
    same.has(verb) ||
    isPast(verb) ||
    ['are', 'have', 'do', "aren't", "don't", "haven't", 'were'].includes(verb)
  )
    return verb
  if (verb.endsWith('s') && !/(?:ss|us|is)$/.test(verb)) {
    const base = baseOf(verb)
    if (verbs.has(base)) return base
    return sure && /[A-Za-zÀ-ɏ]{3}/u.test(base) ? base : undefined
  }
  return sure && verbs.has(verb) ? verb : undefined
}

/** A verb that has a third person for its subject, or a past: it can begin a clause. */
export function beginsClause(words: string): boolean {
  const [first = '', ...rest] = words.toLowerCase().split(' ')
  const bare = first.replace(/[,.]$/, '')
  if (alsoNouns.has(bare))
    return (
      rest.length > 0 &&
      /^(?:in|on|at|to|with|the|a|an|his|her|their|all|every|everything|like|around|for|about|when|by|off|over|up|down|out|from|through|into|after)$/.test(
        rest[0] ?? '',
      )
    )
  return ofYou(bare, false) !== undefined && !/^(?:are|have|do)$/.test(bare)
}
