import type { Slot } from './phrase.ts'
import { inList, phraseOf, singleOf } from './phrase.ts'
import { englishLexicon } from './english-lexicon.ts'
import { baseOf, isBase, isDoing, isPast, isTopic, kin, pets, praise } from './english-words.ts'
import { macrosOf, shapesOf } from './shapes.ts'
import { patternOf } from './words.ts'

export const phrase = phraseOf(englishLexicon)
const single = singleOf(phrase, englishLexicon)

/** The first word read by `first`, and what follows it. */
const led =
  (first: (word: string, several: boolean) => string | undefined, rest: Slot = single): Slot =>
  (words, listener) => {
    const [word = ''] = words.split(' ')
    const said = first(word.toLowerCase(), listener.child === 'p')
    if (said === undefined || word === words) return said
    const tail = rest(words.slice(word.length + 1), listener)
    return tail === undefined ? undefined : `${said} ${tail}`
  }
const when = (isRight: (word: string) => boolean) => (word: string) => (isRight(word) ? word : undefined)

const persons = patternOf(
  String.raw`^(?:(her|his|their|our|the|all) )*((?:(?:two|big|little|baby|older|younger|great|whole|best|twin|new) )*)
  (${kin}|friends?|classmates|teachers?|coach|neighbors|everyone|everybody|whole team|team|class|nurses|dogs?|cats?|
  puppy|bunny|hamster|
  stuffed \w+)?((?: ?[A-ZÀ-Þ][a-zà-ɏ'-]+)?)(?: (?:at|from) (?:home|school|ballet|preschool|daycare|soccer))?$`,
  '',
)
const owners = { her: 'f', his: 'm', their: 'p' } as const

/** Relatives and friends: “your mom and your dad”, “your grandma Rose”. */
export const people: Slot = (words, { child }) => {
  const all = words
    .replaceAll(/\s*[&+]\s*/g, ' and ')
    .split(/,? and |, /)
    .map((part) => {
      const [, whose = '', how = '', who = '', name = ''] =
        persons.exec(
          part
            .trim()
            .replace(/^[A-Z][a-z]+/, (word) =>
              persons.test(word.toLowerCase()) ? word.toLowerCase() : word,
            ),
        ) ?? []
      if (who === '' && (name === '' || how !== '' || whose !== '')) return undefined
      const owner = whose in owners ? owners[whose as keyof typeof owners] : child // checked
      if (owner !== child && !(owner === 'p' && child === 'n')) return undefined
      const said = `${how}${who}${who === '' ? '' : ' '}${name.trim()}`.trim()
      return who === '' || who.startsWith('every') ? said : `your ${said}`
    })
  const last = all.pop()
  if (last === undefined || all.length > 6 || all.includes(undefined)) return undefined
  return all.length > 0 ? `${all.join(', ')} and ${last}` : last
}

const roles = patternOf(String.raw`(?:helper|brother|sister|artist|singer|dancer|reader|swimmer|friend|kid|
    student|player|goalie|goalkeeper|
    captain|
    champ|champion|winner|runner|climber|builder|cook|baker|chef|gymnast|ballerina|skater|rider|writer|painter|
    drummer|musician|explorer|leader|
    teammate|cousin|grandson|granddaughter|son|daughter|kindergartner|grader|preschooler|scout|star|hero|rockstar|
    bookworm|animal lover|
    goofball|sweetheart|angel|gem|comedian|listener|learner|thinker|inventor|scientist|gardener|person|soul|
    storyteller|performer|actor|
    sunflower|tree|flower girl|ring bearer|blessing|rock star|superstar|superhero|ray of sunshine)s?
    (?: (?:ever|around|i know|in (?:the|his|her) .*|to .*|of .*|at .*|with .*))?$`)
const held = patternOf(
  `‹(?:${kin}|(?:${pets})s?|best friend|friends|imagination|heart|smile|laugh|memory|sense of humor)›`,
)
const owned = patternOf(
  `^(?:${pets}|best friend|bestie|imaginary friend|doll|teddy(?: bear)?|stuffed \\w+|blanket|pet|fish|bear|unicorn)$`,
)
const praised = patternOf(`^(?:(?:so|very|really|super|such) )*(?:${praise})$`)

const verbPhrase = led(when(isBase))
/** Not told by themselves. */
const untold =
  /^(?:i|wa|ha|do|get|say|eat|love|like|adore|want|need|hope|think|begin|stop|quit|come|ask|sleep|drink|rest|stay)e?s$/

const past = led(
  when(
    (word) =>
      isPast(word) &&
      !/^(?:was|had|saw|did|ate|said|sold|stopped|quit|liked|wanted|needed|came|asked|slept)$/.test(word),
  ),
)

const slots: Readonly<Record<string, Slot>> = {
  p: phrase,
  q: single,
  k: people,
  /** What to do: “brush her teeth”. */
  v: (words, listener) =>
    /^(?:sleep|say|stop|quit|hope|want|need)\b|^eat (?!pizza|pasta|cookies|pancakes|fruit)/i.test(words)
      ? undefined
      : verbPhrase(words, listener),
  w: verbPhrase,
  /** “Got a bike”, but not “got bit”. */
  did: (words, listener) =>
    words.startsWith('got ') && !words.split(/[\s,]+/).some((word) => isTopic(word.toLowerCase()))
      ? undefined
      : past(words, listener),
  does: led((word, several) => (several ? when(isBase)(word) : untold.test(word) ? undefined : baseOf(word))),
  ing: led(when(isDoing)),
  have: (words, listener) =>
    held.test(words) || words.split(/[\s,]+/).some((word) => isTopic(word.toLowerCase()))
      ? phrase(words, listener)
      : undefined,
  role: (words, listener) =>
    roles.test(words) ? single(words.replace(/ i know$/, ''), listener) : undefined,
  good: (words) =>
    words.split(/,? and |, /).every((one) => praised.test(one)) ? inList(words, 'and') : undefined,
  own: (words, listener) => (owned.test(words) ? phrase(words, listener) : undefined),
  thing: (words, listener) =>
    /^(?:[a-z]+ ){0,2}[a-z]+$/i.test(words) && !/‹(?:is|are|person|boy|girl)›/.test(words)
      ? phrase(words, listener)
      : undefined,
  list: (words, listener) =>
    words
      .split(/,? and |, /)
      .every((item) => item.split(' ').length < 4 && isTopic((item.split(' ').at(-1) ?? '').toLowerCase())) &&
    !/^(?:a|an|the) /i.test(words) &&
    !isBase((words.split(' ')[0] ?? '').toLowerCase())
      ? phrase(words, listener)
      : undefined,
  about: (words, listener) =>
    /\b(?:name|age|birthday|character|video|party|present|gift)\b/i.test(words)
      ? undefined
      : phrase(words, listener),
  /** A name, or what somebody is called. */
  n: (words) =>
    /^(?:[A-ZÀ-Þ]\S+|[a-zà-ɏ]{2,12})(?: (?:[A-ZÀ-Þ]\S+|bear|bug|bean|bee|boo|bird|star|bunny|monkey))?$/.test(
      words,
    ) && !englishLexicon.unclear.has(words)
      ? words.replace(/^./, (letter) => letter.toUpperCase())
      : undefined,
  x: (words) => words,
}

const macros = macrosOf(String.raw`
adv = (?:also |always |just |really |finally |even |still |now |recently |already |absolutely |totally |truly |
  +often |usually |first )*
be = (?:is|are|was|were|has been|have been) (?:also |always |just |finally |now |already |currently )?
deg = (?:so |very |really |super |such |pretty |totally |absolutely |extremely |incredibly |completely |a bit |
  +a little |quite |the )*
kid = (?:her|him|them|child§|the (?:kids|boys|girls|twins))
whose = (?:(?:her|his|their|our|the) )?
more = (?: (?:so|very|too) much| a lot| dearly| deeply| tons| more than (?:anything|words|the world|
  +all the stars)(?: in the world)?
  +| to (?:the moon|pieces|bits|infinity)(?: and (?:back|beyond))?| always| forever| with all \w+ hearts?)*
hi = (?:an? )?(?:(?:big|huge|special|warm|very) )*(?:hi|hello|hey|happy (?:birthday|easter|holidays|
  +children's day)|merry christmas
  +|congrat\w+|get well(?: soon)?|feel better(?: soon)?|good luck|shout ?out|well done|good job)
hugs = (?:(?:all|lots of|tons of|much|my|our|their|his|her|big|an?|huge|giant|great|bear|so|warm|and|&|love|
  +hugs?|kiss(?:es)?|cuddles|xoxo) )*
  +(?:love|hugs?|kiss(?:es)?|cuddles|xoxo)
fav = {whose}(?:absolute |all[- ]time |current |new )?favorite
proud = (?:are|am|is|could not be|couldn't be|feels?) (?:(?:all|so|very|really|super|beyond|incredibly|more|just|
  +both|always) )*proud(?:er)?
home = (?:(?:i|we|we all|both of us|(?:(?:her|his) )?(?:mom|dad|mommy|daddy|papa|mama) and i) )
big = (?:an? |the )?(?:big (?:sister|brother|cousin)|flower girl|ring bearer)
tooth = (?:(?:her|his|their|a|two|three|both|another|very|first|second|front|top|bottom|baby|of|super|loose|
  +wobbly|wiggly) )*(?:tooth|teeth)
good = (?:good|great|amazing|awesome|fantastic|excellent|brilliant|talented|gifted|a natural|a whiz|a pro|a star|
  +incredible)
`)

/** What the child is, does and has: the clause without its subject. */
export const childShapes = shapesOf(
  String.raw`
nickname: (?:(?:likes|loves|prefers|wants) (?:to be|being) called|goes by|is (?:called|known as|nicknamed)|
  +answers to) <n> => {1}
likes: {adv}(?:loves?|likes?|enjoys?|adores?) (?:to )<v>
likes: {adv}(?:loves?|likes?|enjoys?|adores?) {deg}(?!to )<p>
likes: (?:{be}{deg})?(?:obsessed|in love|fascinated|enamored|smitten) (?:with|by) {deg}<p> => you love {1}
likes: (?:{be}{deg})?(?:crazy|nuts|wild|mad|passionate|bonkers) (?:about|for|over) <p> => you love {1}
likes: (?:{be}{deg})?(?:all about|(?:very much )?into) <p> => you love {1}
likes: (?:{be})?(?:(?:a|the|very|super|big|huge|massive|biggest|true|real|number one) )*fan of <p> => you love {1}
likes: (?:{be})?(?:an?|such an?) (?:(?:big|huge|massive|total|true|real|avid|super) )*<p> (?:fan|lover|fanatic|
  +enthusiast|nut) => you love {1}
likes: (?:can't|cannot|can never|never) (?:seem to )?get enough of <p> => you can't get enough of {1}
likes: (?:can't|cannot|never) stops? (?:talking|singing) about <p> => you love {1}
likes: (?:could|can|would) <v> all day(?: long| every day)? => you could {1} all day
likes: lives (?:and breathes|for) <p> => you live for {1}
proud: {adv}(?:(?:has|have) )?{adv}(?:learned|figured out|worked out|taught \w+sel(?:f|ves)) (?:how )?to <v>
proud: {adv}(?:learned|mastered|memorized) <q>
fact: {be}{adv}learning (?:(?:how )?to )<v>
fact: {be}{adv}learning (?:about )?<q>
fact: learning (?:how )?to <v> => you're learning to {1}
fact: learning <q> => you're learning {1}
proud: {adv}(?:can|is able to|knows how to) {adv}<v>
proud: {adv}knows? <q>
proud: {adv}(?:has )?(?:just )?(?:lost|is missing|is losing) {tooth}
proud: {adv}(?:has|got|have) {tooth}
fact: (?:never|doesn't) (?:ever )?(?:gives?|quits?) ?(?:up)?
fact: {adv}(?:wants to be|dreams of being|dreams of becoming) <q>
soon: {be}{deg}(?:looking forward to|excited (?:about|for)|thrilled (?:about|for)|
  +counting down (?:the days )?to) {deg}<q>
soon: {be}{deg}excited to <v>
soon: {deg}excited to <v> => you're excited to {1}
soon: {deg}(?:looking forward to|excited (?:about|for)) <q> => you're looking forward to {1}
soon: (?:can't|cannot|can hardly) wait for <q>
soon: (?:can't|cannot|can hardly) wait to <v>
soon: {adv}(?:(?:is|are) (?:going to|about to) be|will (?:soon )?be|is becoming) {big}
soon: {adv}(?:(?:is|are) (?:going to|about to)|will) {adv}<v>
soon: {adv}(?:starts?|(?:is|are) starting|started|begins?) <q>
soon: starting <q> => you're starting {1}
soon: {be}getting (?:new |her |his |their )?(?:first )?(?:glasses|braces|(?:her|his|their) (?:braces|cast) off)
soon: (?:is|are) going to <q>
proud: (?:is|are|was|were) {deg}<good>
proud: {deg}<good> => you're {1}
proud: (?:is|are) (?:such )?an? {deg}<good> (?:little )?(?:kid|boy|girl|child|person|guy|dude|one) => you're {1}
proud: {be}{deg}<good> (?:at|during|with|about|for|on) <q>
proud: {be}(?:{deg}|such an? |an? |our |my )(?:(?:very|really|super) )*<role>
proud: (?:great|best|big|awesome|amazing|super) <role> => you're a great {1}
proud: (?:(?:is|are) )?{deg}{good} (?:at|with|on) <q> => you're great at {1}
proud: (?:{be})?(?:doing|did) {deg}(?:well|great|good|amazing|awesome) (?:at|in|with|
  +on) <q> => you're doing great with {1}
proud: (?:has|have) (?:an? |the )(?:(?:very|biggest|best|huge|big|kind|great|amazing|wonderful|wild|incredible|
  +vivid|beautiful|kindest) )+
  +(?:heart|imagination|smile|laugh|sense of humor|memory)(?: ever| in the world)?
fact: {adv}(?:has|have|owns?)(?: got)? <have>
fact: (?:has|have) {adv}been {adv}<ing>
fact: (?:is|are) {adv}<ing>
proud: {adv}(?:(?:has|have) )?{adv}<did>
fact: {adv}<does>
`,
  macros,
  slots,
)

/** What does not begin with the child. */
export const otherShapes = shapesOf(
  String.raw`
love: <k> (?:(?:all|both|really|absolutely|always|will|will always) )*<=loves?|adores?|
  +cherish(?:es)?> {kid}{more} => {1} {2} you so much
love: <k> <=is|are> (?:(?:all|so|very|really|super|beyond|incredibly|more|just|both|
  +always) )*proud of {kid}(?: .*)? => {1} {2} so proud of you
love: <k> (?:misses|is thinking of|is missing) {kid}{more} => {1} is thinking of you
love: <k> (?:miss|are thinking of|are missing) {kid}{more} => {1} are thinking of you
love: {home}{adv}(?:all )?(?:will )?(?:always )?(?:love|adore|
  +cherish) {kid}{more} => someone at home loves you so much
love: {home}{proud}(?: of {kid})?(?: (?:for|that|because|and) .*)? => someone at home is so proud of you
love: (?:(?:so|very|super) )*proud of {kid}(?: .*)? => someone at home is so proud of you
love: (?:{kid} (?:is|are) )?{deg}loved by <k> => you are so loved by {1}
greeting: <k> (?:all )?(?:says?|wants? to say|(?:is|are) saying|
  +would like to say) {hi}(?: to {kid})?(?: too)? => {1}
greeting: <k> (?:sends?|(?:is|are) sending) (?:(?:an?|their|his|her|big|warm) )*(?:{hi}|greetings|(?:best |
  +well )?wishes)(?: to {kid})? => {1}
greeting: <k> (?:(?:wish(?:es)?|wants? to wish|(?:is|are) wishing)) {kid} (?:(?:an?|the|very|super|big|
  +really) )*(?:happy|merry|great|good|speedy|quick|best) <x> => {1}
kiss: <k> (?:all )?(?:sends?|(?:is|are) sending|gives?) (?:{kid} )?{hugs}(?: to {kid})? => {1}
kiss: {hugs},? from <k> => {1}
kiss: (?:with )?(?:(?:all|my|our|lots of) )*love,? (?:from )?<k> => {1}
greeting: (?:{hi}|best wishes|greetings|a message)(?: to {kid})?,? from <k> => {1}
greeting: from:? <k> => {1}
nickname: (?:everyone|everybody|we|i|we all|{whose}(?:family|{kin1})) (?:always |usually )?calls? {kid} (?:our |
  +my )?(?:little )?<n> => {1}
nickname: (?:{whose}nickname(?: at home)?|aka|also known as) ?(?:is|[:=])? ?<n> => {1}
fact: {whose}<own> ?(?:(?:is|are) (?:called|named)|'?s name is|[:=]) ?<n> => your {1} is called {2}
fact: {whose}(?:very )?best friend(?:'s name)? is <n> => your best friend is {1}
proud: <k> taught {kid} (?:how )?to <v> => {1} taught you to {2}
likes: {fav} (?:things?|stuff|hobb(?:y|ies)|activit(?:y|ies))(?: to do| in the world)? ?(?:is|are|:|
  +=) ?(?:to )?<p> => you love {1}
likes: {fav} <thing> ?(?:is|are|:|=|has to be) ?<p> => your favorite {1} is {2}
likes: {whose}(?:favorites|hobb(?:ies|y)|interests|loves|likes|enjoys|passions|obsessions?|into) ?(?:is|are|
  +include|[:=-])+ ?<p> => you love {1}
`,
  new Map([...macros, ['kin1', kin]]),
  slots,
)

/** What the character is asked to do. */
export const requestShapes = shapesOf(
  String.raw`
wish: (?:tell|remind|encourage|ask) {kid} to keep <ing> => keep {1}
wish: (?:tell|remind|encourage|ask|inspire|motivate|help|teach) {kid} to (?:please |always |also )?<w> => {1}
luck: (?:(?:wish {kid}|say) )?(?:(?:(?:all )?the best of|lots of) )?(?:good )?luck(?: to {kid})? (?:with|for|on|
  +at|in) <q> => {1}
congratulation: (?:congratulate {kid}|congrat\w+|well done|kudos|bravo|(?:say )?(?:good|great) job)
  +(?: to {kid})? (?:on|for|with) <q> => {1}
greeting: (?:say|tell {kid}) {hi} (?:to {kid} )?from <k> => {1}
greeting: wish {kid} (?:an? )?(?:happy|merry) .* from <k> => {1}
hello: (?:say|give|send|tell) (?:(?:an?|big|special|quick|little) )*(?:hi|hello|hey|shout ?-?out|
  +wave) (?:also )?to <k> => {1}
kiss: (?:give|send|tell) {kid} {hugs} from <k> => {1}
song: sing(?: (?:an?|the|happy|birthday|little|funny|silly|song|lullaby|something|for|to|{kid}))* => -
joke: (?:tell|make|crack|say|include|add)(?: {kid})? (?:(?:an?|some|her|his|few|good|funny|silly|dad|
  +knock[- ]knock|corny) )*jokes?(?: about .*)? => -
nickname: call {kid} (?:our |my )?<n> => {1}
about: (?:mention|talk about|talk to {kid} about|ask (?:{kid} )?about|bring up|include|reference|
  +say something about)
  + (?:how much (?:she|he|they) loves? )?<about> => {1}
`,
  macros,
  slots,
)

export const listShape = shapesOf('heard: <list> => {1}', macros, slots)
