import type { Listener } from '../details.ts'
import { englishMustNot } from '../english-must-not.ts'
import { englishDelicate } from './english-delicate.ts'
import { englishLexicon } from './english-lexicon.ts'
import {
  englishGraveIllness,
  englishIllness,
  englishLonging,
  englishSensitive,
  englishSorrow,
} from './english-sensitive.ts'
import { childShapes, listShape, otherShapes, people, phrase, requestShapes } from './english-shapes.ts'
import { courtesy, passing, repairs, spelling } from './english-typing.ts'
import { baseOf, isDoing, isPast, isTopic, kin, pets } from './english-words.ts'
import type { Language } from './language.ts'
import { CHILD } from './marker.ts'
import { STARTER_LINES } from '../starters.ts'
import { anyOf, isCapital, patternOf, wordsOf } from './words.ts'

const ownChild = String.raw`(?:my|our|the|this)(?: (?:sweet|little|dear|poor|beautiful|amazing|brave|oldest|
  youngest|middle|big))*
  (?: (?:daughter|son|niece|nephew|grand\w+|god\w+|step(?:son|daughter)|kid|child|kiddo|girl|boy|baby|princess|
  monkey|angel|toddler|one|
  man|guy|dude|lady|bug|twins|kids|boys|girls|children|sons|daughters))`
const subject = (words: string) => patternOf(`^(?:${words}|${CHILD}|${ownChild})(?: (?:both|all))? `)
const verb = patternOf(String.raw`^(?:is|are|was|were|has|have|had|can|could|will|would|loves?|likes?|enjoys|
    adores?|wants?|lost|got|knows?|
    thinks?|
    says?|told|starts?|started|does|doesn't|isn't|didn't|can't|won't|never|misses|needs?|hates|broke|fell|hurt|
    caught|bummed|sad|feels|threw|
    been|keeps|obsessed|scared|afraid|great at|good at|favorite|turned|turns|just|always|also|really|even|still|
    finally|a bit|a little|
    kind of|shy|nervous|excited|starting|learning|stutters|wets|bites|please|can you|could you|tell|remind|ask|say|
    mention|wish|
    encourage|congratulate|don't|sing|call|send|make sure|let (?:her|him|them)|talk about|avoid|no mention|
    congrat\w+)›`)
const person = patternOf(
  String.raw`^(?:she|he|they|it|this|that|there|everyone|everybody|someone|people)›|
    ^(?:(?:her|his|their|our|the|my|your|a|
    an|all|some|other|both) )+[a-z]|^(?:${kin}|(?:${pets})s?)›`,
)
const named = /^[A-ZÀ-Þ][a-zà-ɏ']+ (?:is|has|was|loves?|likes?|says?|will|can|[a-z]+s) /
const finite = `(?:is|are|was|were|has|have|loves?|likes?|says?|sends?|will|can|makes?|misses|
  died|passed|adores?|calls?|thinks?|
  lives?|just|always|[a-z]+ed)`
const theirVerb = patternOf(
  `^(?:(?:my|our|her|his|their|the) (?:[a-z]+ ){1,3}?|(?:${kin}) )(?:[A-ZÀ-Þ]\\S+ )?(?:and .{2,20} )?${finite}›`,
  '',
)
const firstOf = (words: string) => words.split(/[ ,]/)[0] ?? ''
const isVerb = (words: string) =>
  verb.test(words) || (!isCapital(words) && (baseOf(firstOf(words)) !== undefined || isPast(firstOf(words))))
const kinBefore = patternOf(`(?:^|[ ,])(?:${kin}|friends?|dog|cat)(?:(?:,| and)? [A-ZÀ-Þ][a-zà-ɏ]+)*$`)
const kinAfter = patternOf(
  `^(?:[A-ZÀ-Þ][a-zà-ɏ]+ and )?(?:(?:her|his|their|our|the|big|little|baby|all|whole) )*(?:${kin}|everyone|friends)›`,
)
const adverb = patternOf(
  String.raw`^(?:also|always|just|really|finally|even|still|now|recently|already|often|
    sometimes|usually|truly|never|first|
    totally|absolutely)$`,
  '',
)
const verbs = new Map([
  ['is', "'re"],
  ['are', "'re"],
  ['was', 'were'],
  ['has', 'have'],
  ["doesn't", "don't"],
  ["can't", "can't"],
])

/** “Loves” to “love”, “is” to “you're”: what is matched of a clause of the child's, said to it. */
function toChild(before: string, slot: string, listener: Listener): string {
  let isDone = false
  const said = englishLexicon
    .turned(before.trim(), listener)
    .split(' ')
    .map((word) => {
      if (isDone || adverb.test(word)) return word
      isDone = true
      return (
        verbs.get(word) ??
        baseOf(word) ??
        word.replace(/^(loves|likes|enjoys|adores|wants|lives|knows|owns|dreams|begins|quits)$/, (one) =>
          one.slice(0, -1),
        )
      )
    })
  return `you ${[...said, slot].join(' ')}`
    .replace(/^you ((?:\w+ )*)'re/, "you're $1")
    .replaceAll(/ +/g, ' ')
    .trim()
}

const owner = { f: 'her', m: 'his', n: 'their', p: 'their' } as const
const thing = String.raw`((?:(?:new|little|big|toy|pet|favorite|pink|purple|blue|red) )?[a-z-]+)(?: (?:named |
  called )?([A-ZÀ-Þ][a-zà-ɏ]+)|(?=,|$| (?:and|or|in|on|at|with|to|for|every|all|is|are|named|called|by|while)
  ›))`

const generic = patternOf(
  String.raw`^(?:story|stories|song|book|game|movie|show|play|picture|drawing|team|toy|
    card|project|race|match|letter|word|
    number|block|step|name)s?$`,
  '',
)
const isPet = new RegExp(`(?:${pets})s?$`)
const things = (whose: string) =>
  patternOf(`(?:‹(${whose}|a|an|the|of|about|with|play|plays|and|doing|does) |, |^)${thing}`, 'g')
const thingsOf = { f: things('her'), m: things('his'), n: things('their'), p: things('their') }

/** “Don't mention it”: of what stands around it. */
const ofAll = String.raw`(?: (?:up|it|this|that|them|anything|any of|a word))+(?! (?:about|that|her|his|the) \w)`

/** How parents write in English. */
export const english: Language = {
  ...englishLexicon,
  spelling,
  repairs,
  courtesy,
  passing,
  both: [
    patternOf(String.raw`(^|, |and )(?:they both|both of them|the two of them|both|(?:the|our|
      my) (?:two |little |sweet )?(?:twins|
      boys|girls|kids|children))(?= [a-z'])`),
    '$1they',
  ],
  plainStart: patternOf(
    String.raw`^(?:(?:Loves?|Likes?|Tell|Say|Wish|Congrat\w+|Mom\w*|Dad\w*|Grand\w+|Nana|
      Papa|Hugs|Kisses|Favorites?|Hobbies|
      Nickname|Obsessed|Starting|Great|Good|Big|Proud|From|Everyone|Everybody|Best|Everyone|Crazy|Kind|Please|Super|
      Very|So|Both|Huge)\b)`,
    '',
  ),
  joints: patternOf(
    String.raw`,? (?:and then|and also|and|but|because|cause|since|though|although|while|
      which|who|whenever|when|that|plus|
      yet|
      &|\+) |,? so (?=she|he|they|we|i )|
      ,\s*|\s*[;:()—–]\s*|\s+-+\s+|\s(?=(?:she|he) (?:is|has|loves|likes|can|also|just|always|really|plays|
      sings|
      collects|wants|knows|will|was)›)`,
    'gi',
  ),
  strongJoint: /but|because|cause|since|though|although|which|who|plus|yet|[;()—–]|\s-| so /i,
  startsClause: (words) =>
    !/^(?:she|he|they) (?:grows? up|gets? (?:big|older)|is (?:older|big|bigger))/i.test(words) &&
    (/^(?:she|he|they|i|we|it|it's|child§|one\d§|this|there|everyone|everybody) /i.test(words) ||
      named.test(words) ||
      theirVerb.test(words) ||
      (isVerb(words) && !isTopic(firstOf(words)))),
  joinsPeople: (before, after) =>
    kinBefore.test(before) &&
    kinAfter.test(after) &&
    !/\b(?:loves?|is|are|has|plays?|says?|with)\b/i.test(before),
  subjects: {
    f: subject('she'),
    m: subject('he'),
    n: subject('they'),
    p: subject('they|both(?: of them)?|(?:the )?two of them'),
  },
  parent: patternOf(String.raw`^(?:i|we|me|my (?:husband|wife|partner|mom|dad|mother|father|parents|
      sister|brother|family|mother-in-law)|
      (?:(?:his|her|their) )?(?:daddy|mommy|mom|dad) and i) `),
  verbs: isVerb,
  others: person,
  requestShapes,
  childShapes,
  otherShapes,
  listShape,
  reported: patternOf(String.raw`^(?:(?:tell|remind|assure|let) (?:her|him|them|
      child§) (?:know )?(?:that )?|(?:say|mention|add|know|include)
      (?: to (?:her|him|them))? that |mention )(?=[a-z])`),
  lovesChild: /^(?:(?:always|really|also) )?(?:loves?|adores?) (?:her|him|them)(?: (?:so|very) much)?$/i,
  isLoved: 'someone at home loves you so much',
  toChild,
  isOfOthers: (rest, { child }) =>
    child === 'p' && (/^(?:is|was|has|loves|likes)\b/i.test(rest) || baseOf(firstOf(rest)) !== undefined),
  ofOne: /\b(?:she|he|her|his|him)\b/i,
  ofOthers: /\b(?:she|he|they|her|his|him|them|my|we|us|i|me|it)\b/i,
  withSelf:
    /^you\b.* (?:with|to|for|than|and|taught|teach|tell|told) you\b|^you (?:love|like|adore|enjoy) you\b/,
  achieved: patternOf(
    String.raw`^you(?:'re| were| have| can| know)? (?:(?:been|also|just|finally|already|
      recently|so|very|really) )*(?:learn|
      master|memor|figur|taught|won|earn|scor|pass|finish|graduat|ma[dk]|buil|sav|swam|rode|wrot|complet|perform|
      climb|conquer|tri|lost|miss|help|rescu|creat|invent|a|b|c|d|e|f|g|h|i|j|k|m|n|o|p|q|s|t|u|v|w)`,
    '',
  ),
  finish: (words) => words,
  mentioned(clause, isChilds, { child }) {
    for (const [, whose = '', what = '', name] of clause.matchAll(thingsOf[child])) {
      const isOwn = whose === owner[child]
      const known = isTopic(what.split(' ').at(-1) ?? '') && !isDoing(what)
      if (!known || generic.test(what) || (!isOwn && (!isChilds || isPet.test(what)))) continue
      const article = isOwn ? 'your ' : /^(?:an?|the)$/.test(whose) ? 'the ' : ''
      return `${article}${what} ${name ?? ''}`.trim()
    }
    return undefined
  },
  unsafeToMention: anyOf(String.raw`tell|remind|ask|encourage|please
    
      no|never|nothing|without|wants?|wish*|get|gets|getting|got|buy|bought|give|gave|giving|too|only|going|will
      next|soon|about to
      plan*|hop(?:e|es|ing)|wait*|asked for|lost|broke|broken|old|how|why|party|cancel*|miss*|left|last|gone|away
      stop*|ended|over|taken|said|says|told|friends?|brother|sister|fell|falling|off|slipped|tripped|crash*|n't`),
  delicate: englishDelicate,
  starters: STARTER_LINES.en,
  started: {
    learned: "you've learned to {it}",
    loves: 'you love {it}',
    expects: "you're looking forward to {it}",
    fears: '{it}',
    hello: '{it}',
  },
  people,
  phrase,
  pronouns: patternOf(String.raw`\b(?:(?<f>she|her|hers|daughter|niece|granddaughter|goddaughter|
      stepdaughter)|(?<m>he|him|his|son|nephew|
      grandson|godson|stepson)|(?<n>they|their|them))\b`),
  othersBefore: {
    f: anyOf(
      'mom*|mum*|mother|mama|grandma*|granny|nan*|nonna|abuela|aunt*|sisters?|niece|wife|teacher|friend|' +
        'coach|cousin|neighbor|girl|mrs|ms|miss|she|dog|cat|puppy|kitty|doll|horse',
    ),
    m: anyOf(
      'dad*|father|papa|grandpa*|grandfather|gramps|abuelo|uncle|brothers?|nephew|husband|teacher|friend|' +
        'coach|cousin|neighbor|boy|mr|he|dog|cat|puppy|hamster|bear',
    ),
    n: anyOf(
      'parents|grandparents|friends?|cousins?|brothers|sisters|kids|classmates|family|cats|dogs|everyone|and',
    ),
    p: anyOf('parents|grandparents|friends|cousins|brothers|sisters|classmates|family|cats|dogs|everyone'),
  },
  private: [
    [
      'contact',
      patternOf(
        String.raw`\S@|@\S|https?:|www\.|\.com›|‹(?:phone|whatsapp|call me|text me|e-?mail|insta(?:gram)?|tiktok|
          snapchat|
          discord|facebook|gamertag|username|number is)›|(?:\d[\s().-]*){7,}`,
      ),
    ],
    ['money', /[$€£]|\b(?:dollars?|bucks|paid|price|money|refund|expensive|cost|cash|discount|coupon)\b/i],
    [
      'birth',
      patternOf(
        String.raw`‹(?:born (?:on|in)|date of birth|dob|birth ?date|birthday (?:is|
          was) (?:on )?(?:the )?(?:\d|jan|feb|mar|
          apr|may|jun|jul|aug|sep|oct|nov|dec))|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|‹(?:19|20)\d\d›|birthday is .*\d`,
      ),
    ],
    [
      'address',
      patternOf(String.raw`‹\d+ [a-z]+(?: [a-z]+)? (?:street|st|avenue|ave|road|rd|drive|dr|lane|
        ln|court|boulevard|blvd|way|circle)
        ›|‹[a-z]+ (?:street|avenue|boulevard)›|
        ‹(?:address|zip|liv(?:es?|ing) (?:with [^,]* )?(?:at|in|on|near)|apartment|apt)›`),
    ],
    [
      'school',
      patternOf(
        String.raw`\b(?:[Ee]lementary|[Aa]cademy|[Mm]ontessori|school called)\b|
          [A-ZÀ-Þ][a-zà-ɏ]+ (?:School|Kindergarten|
          Preschool|Daycare|Primary|High|Middle)\b|\b(?:Mr|Mrs|Ms|Miss|mrs|ms|miss) (?!Rachel|Beast|Bean|Potato|
          Incredible)[A-ZÀ-Þa-z]|[Tt]eacher (?:is |named |called )?[A-Z]`,
        '',
      ),
    ],
    [
      'school',
      patternOf(String.raw`‹(?:go(?:es)?|attends?|went|going) to (?!(?:an?|the|h\S+|their|our|my|
        big|new|summer|swim|dance) )
        (?:[a-z']+ ){1,3}(?:school|primary|preschool|daycare|middle|high)›|
        ‹(?:school|kindergarten|daycare|preschool|enrolled|attends) (?:at|in|is) (?!(?:an?|the|h\S+|our|night|
        home|first)›)[a-z]`),
    ],
    ['surname', /\b(?:full|last|family|middle) name\b|\bsurname\b/i],
  ],
  silence: patternOf(
    String.raw`‹(?:(?:do not|don't|never|not to|should(?:n't| not)|can't|cannot|better not(?: to)?|(?:rather|prefer)
    (?: (?:that )?(?:you|we))* (?:not|didn't|don't)(?: to)?)
    (?: (?:ever|please|to|even|you|try))* (?:mention\w*|discuss|reveal|bring\w* up|refer(?: to)?|speak (?:of|about)|
    say(?: anything| a word| something)?(?: about)?|
    tell (?:\w+|child§)(?: about| that)?|talk\w*(?: to \w+)?(?: about)?|spill|include|joke about|
    ask (?:\w+ )?about|touch on|spoil|use|let \w+ know|
    make (?:any )?(?:jokes?|reference|mention)(?: about| of| to)?)|(?:avoid\w*|skip|leave out|steer clear of|
    (?:stay|keep) away from|omit|exclude)
    (?: (?:any )?(?:mention\w*(?: of)?|talk\w* (?:about|of)|bringing up|references? to|the (?:topic|subject|word)
    s?(?: of)?|saying|jokes? about))?|
    (?:no|without|nothing) (?:any )?(?:mention\w*(?: of)?|talk\w*(?: about| of)?|words? about|bringing up|
    references? to|jokes?(?: about)?|about))(?<topic>.*)`,
  ),
  silenceOfAll: anyOf(String.raw`
    surprise(?! (?:eggs|toys|us))|secrets?|hush|shh+|between us
    (?:she|he|they|child§|kids?) (?:does|do|did)(?:n't| not) know(?: (?:yet|about|it|this|that|we|anything))?
    no idea
    (?:have|has)(?:n't| not) (?:been )?(?:told|tell)|not (?:been )?told
    (?:not|isn't) (?:\w+ )?(?:public|announced)|no ?(?:one|body) (?:else )?knows
    keep (?:it|this|that) (?:quiet|to yourself|hidden|private|between)|give (?:it|that|anything) away
    spoil (?:it|the)
    (?:don't|do not|never) (?:tell|say|let on|spill)(?!.* (?:about|that) \w)
    (?:don't|do not|never|not) (?:\w+ )?(?:mention|bring|say|tell|talk about|discuss)(?: (?:her|him|them))?${ofAll}`),
  stopWords: wordsOf(`
    going getting you just and not please ever anything everything thing things stuff all out okay thanks thank too
    also yet still already really much know knows tell say said mention talk saying telling word words don dont
    doesn didn isn love loves like likes want make let see one two new big little old day time child girl boy today
    year home get got give film video though rather would prefer than trying try into some even lot kind part topic
    subject surprise secret happy birthday christmas name hello heart hug friend friends come good best great bring
    avoid skip told up will been her his`),
  sorrow: englishSorrow,
  longing: englishLonging,
  illness: englishIllness,
  graveIllness: englishGraveIllness,
  sensitive: englishSensitive,
  dear: patternOf(`‹(?:${kin}|${pets}|friend|teacher)›`),
  instruction: anyOf(String.raw`
      (?:ignore|disregard) (?:all|any|the|previous|every)|instructions?|prompt|the script|accent|voice actor
      your voice|too long|keep (?:it|this)|make (?:it|this|the video)
      make (?:her|him|them) (?:laugh|smile|feel|giggle|happy|day)
      play along|surprise us|(?:the|this|a) video|your videos?|poem|rhym(?:e|ing)|sound like|do (?:\w+ )?\w+ voice
      short and|please use
      use (?:an?|your) (?:\w+ )?(?:voice|accent|tone)|speak (?:slow*|in|like|clear*)|say it in|pronounc*
      be (?:funny|silly|gentle|sweet|nice|kind)(?= please|$)|the (?:message|character)`),
  covered: patternOf(
    String.raw`^(?:(?:(?:she|he|they|child§|my \w+|our \w+) )?(?:(?:is|are|has|just|will be|be) )*(?:turn\w*|\d+|
    now \d+) ?(?:\w+ ?)?
    (?:years? old|yo|yrs?|soon|and a half|months? old)?|(?:(?:it's|it is|today is|for) )?(?:(?:her|his|their|happy|
    merry) )?(?:\w+ )?(?:birthday|christmas|
    easter|children's day)|get well soon|feel better soon|congrat\w+|good luck|(?:great|good) job|well done|
    thank(?:s| you).*|
    (?:she|he|they|i) (?:will|would|can't wait) .*(?:this|video|message|it)|no|none|nothing.*|nope|n\/?a|idk.*|
    (?:i'm )?not sure.*|i don't know.*|
    whatever.*|anything.*|test(?:ing)?|ok(?:ay)?|yes|hi|hello|hey|good|surprise|up to you.*|child§|asdf.*|qwer.*|
    [bcdfghjklmnpqrstvwxz]{4,})(?:,? child§)?$`,
  ),
  condition: anyOf('if|unless|as long as|or else|otherwise|in case|only when|even though'),
  foreign: patternOf(
    '‹(?:es|una|niñ[oa]|feliz|encanta|que|con|por|mi|tiene|años|ela|ele|dela|dele|adora|gosta|não|' +
      'você|com|para|muito|ella|él|le|gustan?|los|las|muy|elle|aime|est|und|liebt|sie|avó)›',
  ),
  sameAge: /\b(?:twins?|triplets?|same age|(?:they|both) (?:are|turn|are turning|just turned|turned) \d+)\b/i,
  draft: 'I heard that {it}.',
  gentleDraft: "I'm thinking of you, and I brought you a big, warm hug.",
  mustNot: englishMustNot,
}
