import { wordsOf } from './any-of.ts'
import { CHILD } from './marker.ts'

const childWords =
  'daughter|son|kid|child|kiddo|girl|boy|baby girl|baby boy|princess|prince|monkey|angel|munchkin|bug|peanut|toddler|preschooler|little one'
/** Who the notes are about, at the beginning of a clause. */
export const subject = new RegExp(
  String.raw`^(?:and )?(?:(?:she|he|they|it's that she)(?![\p{L}'])|${CHILD}(?!')|(?:my|our|the|this)(?: \p{L}+)?? (?:${childWords})(?![\p{L}'])) `,
  'iu',
)

const relatives =
  'mom|mommy|mum|mummy|mama|mother|dad|daddy|papa|father|parents|grandma|grandmother|granny|grammy|nana|nanny|abuela|nonna|grandpa|grandfather|granddad|papi|pops|grandparents|aunt|auntie|aunty|uncle|brother|sister|brothers|sisters|cousin|cousins|godmother|godfather|family'
export const people = new RegExp(
  String.raw`^(?:(?:her|his|their|the|my|our|big|little|baby|older|younger|great|whole) )*(?:${relatives}|everyone|everybody)(?: \p{L}+)?$`,
  'iu',
)

const things =
  'dog|doggy|cat|kitty|puppy|kitten|hamster|bunny|rabbit|goldfish|turtle|tortoise|bird|parrot|horse|pony|guinea pig|pet|lizard|best friend|friend|teddy(?: bear)?|bear|doll|blanket|blankie|stuffed animal|toy|bike|smile|laugh|laughter|voice|hair|drawings|bedroom|room'
/** Her dog …, best friend …, favorite color …: a thing of the child's, and what is said of it. */
export const ownThings = new RegExp(
  String.raw`^(?:(?:and )?(?:her|his|their|our|my|the|your|${CHILD}'s) )?(?<thing>(?:(?:big|little|baby|older|younger|new|old|pet|sweet|beautiful|best) )*(?:favou?rite \p{L}+(?: \p{L}+)??|(?:${things}|${relatives}))(?: \p{Lu}\p{Ll}+)?) (?:also |always |just )?(?<verb>is|are|was|were|can|will|has|made|\p{L}+s|\p{L}+ed) (?<rest>.+)$`,
  'u',
)

/** Things that children like: a list with one of them is a list of what the child likes. */
export const knownThings = wordsOf(
  'dinosaurs dinosaur dinos unicorns unicorn soccer football basketball baseball tennis gymnastics karate judo ballet dance dancing',
  'music singing piano guitar violin drums drawing painting art crafts coloring reading books stories lego legos puzzles chess trains',
  'trucks tractors cars planes rockets space stars planets robots dragons pirates princesses fairies mermaids superheroes ninjas dogs',
  'cats puppies kittens horses ponies bunnies frogs bugs insects butterflies sharks whales dolphins penguins owls elephants lions',
  'tigers monkeys animals pizza pancakes cookies chocolate strawberries spaghetti swimming swim skating biking bikes scooters camping',
  'fishing hiking surfing beach swings slides trampolines cooking baking gardening flowers rainbows glitter pink purple minecraft',
  'roblox pokemon barbie dolls dress-up magic science maps math kites snowmen bubbles mud puddles sand',
)
