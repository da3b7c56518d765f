import type { PropWords } from '../known-decor.ts'
import type { PropName } from './props.ts'

/**
 * Words of each thing: patterns of whole words. A word stands here only if it means the drawn thing, and no other, in
 * each of its usual senses; what tells one sense from another stands before or after it. In doubt there is no picture.
 */
export const wordsEn = {
  dog: {
    words: 'dogs?(?![- ]?man| days)|dogg(?:y|ie|ies)|pupp(?:y|ies)|labradors?|beagles?',
    notAfter: '(?:hot|corn|prairie|downward|cats and) ',
  },
  cat: {
    words: "cats?(?! in the hat|'s cradle| nap)|kitt(?:y|ies|ens?)",
    notAfter: '(?:hello|copy|big|wild|pete the|rain(?:s|ed|ing)) |scaredy[- ]',
  },
  rabbit: {
    words: 'rabbits?(?! hole)|bunn(?:y|ies)(?! (?:slope|hill|hop))',
    notAfter: '(?:dust|bad) ',
  },
  bear: [
    '(?:teddy|stuffed|toy|plush|brown|grizzly) bears?(?! hug)|bear cubs?',
    { words: 'bears', after: '(?:love|like|adore|about|two|three) ' },
  ],
  lion: { words: "lions?(?!'s share| dance)|lioness(?:es)?", notAfter: '(?:sea|mountain|detroit|for the) ' },
  horse: {
    words: 'horses?(?! (?:around|play))|pon(?:y|ies)(?![- ]?tail)|horseback',
    notAfter: '(?:sea|rocking|hobby|charley|high|little) ',
  },
  unicorn: 'unicorns?',
  bird: { words: 'birds?|parakeets?|budgies?', notAfter: '(?:early|big|angry|love|little) ' },
  fish: [
    { words: 'fish(?:es)?', after: '(?:pet|tropical|colou?rful|feed|feeding) (?:the |your |our )?' },
    { words: 'goldfish', after: '(?:pet|an?) ' },
    'fish tanks?|clown ?fish',
  ],
  dinosaur: 'dinosaurs?(?! nuggets)|dinos?(?! nuggets)|t-?rex',
  turtle: { words: 'turtles?(?![- ]?neck)|tortoises?', notAfter: '(?:ninja|mutant|sea) ' },
  butterfly: {
    words: 'butterfl(?:y|ies)(?! (?:in|stroke|kiss))',
    notAfter: '(?:social|swim|swimming) ',
  },
  duck: {
    words: 'ducks|duck(?!,? (?:duck|goose|under))|duckies|ducklings?',
    notAfter: '(?:donald|daffy|to|you|duck) |duck, ',
  },
  dolphin: { words: 'dolphins?', notAfter: '(?:miami|for the) ' },
  monkey: {
    words: 'monkeys(?! around)|(?:toy|stuffed|sock) monkey',
    notAfter: '(?:cheeky|little|silly|called) ',
  },
  bicycle: {
    words: 'bikes?|bicycles?|biking|cycling|training wheels',
    notAfter: '(?:dirt|motor|quad|balance|exercise) ',
  },
  ball: 'soccer',
  basketball: 'basketball',
  doll: { words: 'dolls?(?! house)', notAfter: '(?:baby|nesting|russian|lol|such a|are a) ' },
  blocks: ['(?:building|wooden|toy|alphabet) blocks', { words: 'blocks', after: '(?:with|stack|tower of) ' }],
  car: {
    words: 'cars?(?! (?:seat|sick|park|pool|wash|crash|accident))',
    notAfter: '(?:cable|police|bumper|race|racing|monster|train|side|sports) ',
  },
  train: [
    'train sets?|(?:toy|steam|model|wooden) trains?',
    { words: 'trains', after: '(?:love|like|adore|about|with|of) ' },
    { words: 'train(?! (?:of|your|for))', after: '(?:on|by) (?:an? |the )?' },
  ],
  plane: { words: '(?:air)?planes?(?! mode)', notAfter: '(?:paper) ' },
  rocket: {
    words: 'rockets?(?! (?:scien|league|man|salad))|rocket ?ships?',
    notAfter: '(?:rosa|houston|pocket|little) ',
  },
  boat: {
    words: 'boats?|sail ?boats?',
    notAfter: '(?:gravy|speed|motor|row|rowing|banana|dragon|paper|same|fishing) ',
  },
  kite: 'kites?',
  puzzle: {
    words: 'jigsaws?|puzzles?(?! (?:over|game|book))',
    notAfter: '(?:word|crossword|math|number|logic|to) ',
  },
  skates: 'roller[- ]?skat(?:es?|ing)|roller[- ]?blad(?:es?|ing)',
  scooter: { words: 'scooters?', notAfter: '(?:motor|mobility|electric) ' },
  videoGame: 'video ?games?|playstation|xbox|nintendo',
  robot: { words: 'robots?(?! (?:vacuum|mower))|robotics', notAfter: '(?:zib the) ' },
  balloon: { words: 'balloons?', notAfter: '(?:air|water) ' },
  swing: ['swing ?sets?', { words: 'swings?', after: 'on (?:the|an?|your) ' }],
  tooth: {
    words: '(?:tooth|teeth)(?!.?(?:brush|paste|pick|ache))',
    notAfter: '(?:sweet|shark|vampire|saber|(?:brush|clean)(?:es|ed|ing)? (?:your|his|her|the|my)) ',
  },
  toothbrush: 'tooth ?brush(?:es)?|(?:brush(?:es|ing)?) (?:your|his|her|the|my) teeth',
  schoolBag: 'school ?bags?|backpacks?|first day (?:of|at) (?:school|kindergarten|preschool)',
  book: [
    { words: 'books?', notAfter: '(?:face|colou?ring|sticker|activity|you|to|by the) ' },
    { words: 'reading(?! (?:glasses|music))', notAfter: '(?:mind) ' },
    { words: 'read(?! (?:minds|music|maps?|the|lips))', after: '(?:you can|can now) ' },
  ],
  pencil: 'pencils?(?! (?:case|skirt))',
  palette: [
    'paint ?brush(?:es)?|watercolou?rs?',
    {
      words: 'paint(?:ing)?(?! (?:your|her|his|the|my|our|nails?|faces?|walls?|eggs?|rocks?))',
      after: '(?:love|like|adore|enjoy)(?: to)? ',
    },
  ],
  glasses: {
    words: 'glasses(?! of)|spectacles|eye ?glasses',
    after: '(?:new|wear|wearing|your|got|get|getting|need|first|with) ',
  },
  guitar: { words: 'guitars?(?! hero)|ukuleles?', notAfter: '(?:air|electric|bass) ' },
  piano: 'pianos?',
  drum: { words: 'drums?(?! ?roll)|drumming', notAfter: '(?:ear|steel|oil) ' },
  microphone: 'microphones?|karaoke',
  note: { words: 'music(?!al)|songs?|sing|sings|singing|sang|choir', notAfter: '(?:swan|face the) ' },
  ballet: 'ballet(?! flats)|ballerinas?',
  medal: 'medals?',
  trophy: 'troph(?:y|ies)',
  swimming: {
    words: 'swim|swims|swam|swimming',
    notAfter: '(?:fish|ducks?|dolphins?|turtles?|sharks?) (?:can )?',
  },
  telescope: 'telescopes?',
  bottle: 'baby bottles?',
  heart: {
    words:
      'hearts?(?! (?:surgery|condition|attack|defect|disease|rate|problem|murmur|doctor|operation|transplant))',
    notAfter: '(?:by|broken|broke (?:your|his|her|my|our)|bad|weak|open) ',
  },
  crown: { words: 'crowns?(?! on)', notAfter: '(?:dental|tooth) ' },
  sun: { words: 'sun(?!.?(?:screen|burn|flower|glasses|hat|tan|cream|dress|block|day))', after: '(?:the) ' },
  moon: { words: 'moon(?! (?:bounce|sand))', notAfter: '(?:over the|sailor|full|half) ' },
  star: { words: 'stars(?! of)', after: '(?:count|counting|watch|watching|look at|looking at) (?:the )?' },
  flower: 'flowers?(?! girl)',
  tree: {
    words: 'trees?(?! ?(?:house|fort|frog))',
    notAfter: '(?:family|christmas|xmas|palm|pine|fir|shoe) ',
  },
  beach: { words: 'beach(?:es)?(?! ?(?:balls?|volleyball|boys))', notAfter: '(?:long|palm|virginia|miami) ' },
  tent: { words: 'tents?|camping', notAfter: '(?:circus) ' },
  castle: { words: 'castles?', notAfter: '(?:sand|bouncy|bouncing|jumping|inflatable|white|you) ' },
  rainbow: 'rainbows?(?! (?:baby|babies|bridge|dash|friends|fish|high|loom|trout))',
  snowman: 'snow ?m[ae]n',
  iceCream: 'ice[- ]?creams?(?! (?:truck|van|cake|sandwich|man))',
  pizza: 'pizzas?',
  chocolate: {
    words:
      'chocolates?(?! (?:milk|cake|chip|ice|lab|cookie|pudding|eggs?|bunny|muffin|shake|donut|croissant))',
    notAfter: '(?:hot|white) ',
  },
  strawberry: 'strawberr(?:y|ies)(?! (?:short|blond|jam|milk|ice|yogurt|cake))',
  apple: {
    words: 'apples?(?! ?(?:pie|juice|sauce|cider|tv|watch|music|store|of|cake|crumble))',
    notAfter: '(?:big|crab) ',
  },
  cookie: {
    words: 'cookies?(?! (?:monster|dough|cutter|run))',
    notAfter: '(?:smart|tough|fortune|sugar|gingerbread|clever) ',
  },
} satisfies Readonly<Record<PropName, PropWords[string]>>
