import { wordsOf, patternOf } from './patterns.ts'
import { CHILD } from './marker.ts'

/** What a parent or a relative calls the child. */
export const childWords =
  'daughter|son|niece|nephew|grandson|granddaughter|grandchild|grandkid|godson|goddaughter|stepson|stepdaughter|kid|child|kiddo|girl|boy|baby girl|baby boy|princess|prince|monkey|angel|toddler|preschooler|little (?:one|man|guy|dude|lady|bug)'
/** Who the notes are about, at the beginning of a clause. */
export const subject = patternOf(
  String.raw`^(?:and )?(?:(?:she|he|they|it's that she)(?![\p{L}'])|${CHILD}(?!')|(?:my|our|the|this)(?: \p{L}+)?? (?:${childWords})(?![\p{L}'])) `,
)

/** Relatives, in every form of the word. */
export const kin =
  'mom*|mum*|mama|mother|dad|dadd*|papa|papi|pops|father|parents?|grand(?:ma|pa|mo|fa|dad)*|gran|granny|grammy|nan*|abuel*|nonna|aunt*|uncles?|brothers?|sisters?|twin|cousins?|godmother|godfather'.replaceAll(
    '*',
    String.raw`\p{L}*`,
  )
export const pets =
  'dogs?|doggy|cats?|kitty|pupp*|kitten|hamster|bunny|rabbit|fish|goldfish|birds?|horse|pony|pets?'
export const people = patternOf(
  String.raw`^(?:(?:all|her|his|their|the|my|our|big|little|baby|older|younger|great|whole) )*(?:${kin}|family|everyone|everybody)(?: \p{L}+)?$`,
)

const things =
  'buddy|bestie|lovey|dog|doggy|cat|kitty|puppy|kitten|hamster|bunny|rabbit|goldfish|turtle|tortoise|bird|parrot|horse|pony|guinea pig|pet|lizard|best friend|friend|teddy(?: bear)?|bear|doll|blanket|blankie|stuffed animal|toy|bike|smile|laugh|laughter|voice|hair|drawings|bedroom|room'
/** Her dog …, best friend …, favorite color …: a thing of the child's, and what is said of it. */
export const ownThings = patternOf(
  String.raw`^(?:(?:and )?(?:her|his|their|our|my|the|your|${CHILD}'s) )?(?<thing>(?:(?:big|little|baby|older|younger|new|old|pet|sweet|beautiful|best) )*(?:favou?rite \p{L}+(?: \p{L}+)??|(?:${things}|${kin}|family))(?: \p{Lu}\p{Ll}+)?) (?:also |always |just )?(?<verb>is|are|was|were|can|will|has|made|taught|gave|took|built|came|\p{L}+s|\p{L}+ed) (?<rest>.+)$`,
  'u',
)

/** Things that children like: a list with one of them is a list of what the child likes. */
export const knownThings = wordsOf(
  'dinosaurs unicorns soccer football gymnastics ballet dance dancing',
  'music singing piano guitar drawing painting art crafts reading books stories lego legos puzzles chess trains',
  'trucks tractors cars planes rockets space stars dragons dogs',
  'cats horses ',
  'animals pizza pancakes cookies chocolate swimming swim camping',
  'trampolines cooking baking flowers pink purple minecraft',
  'roblox pokemon dolls magic science',
)
