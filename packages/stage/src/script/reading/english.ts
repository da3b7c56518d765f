import type { Listener } from '../details.ts'
import { englishMustNot } from '../english-must-not.ts'
import { bodyParts, graveIllness, illness, longing, sensitive, sorrow } from './english-safety.ts'
import { macros, shapes } from './english-shapes.ts'
import { courtesy, passing, repairs, spelling } from './english-typing.ts'
import {
  baseOf,
  isBase,
  isDoing,
  isThing,
  isTopic,
  isVerb,
  kin,
  pets,
  praise,
  topicList,
  verb,
} from './english-words.ts'
import type { Language } from './language.ts'
import { CHILD } from './marker.ts'
import { anyOf, isCapital, patternOf, wordsOf } from './words.ts'

const ownChild = String.raw`(?:my|our|the|this)(?: (?:sweet|little|dear|poor|beautiful|amazing|brave|oldest|youngest
  |middle|big))* (?:daughter|son|niece|nephew|grand\w+|god\w+|kid|child|kiddo|girl|boy|princess|toddler|guy|dude|twins
  |kids|boys|girls|children)`
const subject = (words: string) => patternOf(`^(?:${words}|${CHILD}|${ownChild})(?: (?:both|all))? `)
const predicate =
  patternOf(String.raw`^(?:is|are|was|were|has|had|can|could|will|would|doesn't|isn't|didn't|can't|won't
  |never|tell|say|sing|give|call|talk|bring|obsessed|into|crazy about|scared|great at|good at|just|always|also|really|even|still|finally|shy|nervous|been
  |excited|starting|learning|looking|please|remind|ask|mention|wish|encourage|congrat\w+|make sure|let (?:her|him|them)
  |don't|avoid|no mention|a (?:bit|little|big)|big fan|huge fan)›`)
const firstOf = (words: string) => words.split(/[ ,]/)[0] ?? ''
const anyFirst = (...patterns: readonly RegExp[]) => ({
  test: (text: string) => patterns.some((one) => one.test(text)),
})
const adverb =
  /^(?:also|always|just|really|finally|even|still|now|recently|already|often|usually|never|first|both|actually|once)$/
const irregular = new Map([
  ['is', "'re"],
  ['are', "'re"],
  ['was', 'were'],
  ['has', 'have'],
  ["doesn't", "don't"],
])

const thing =
  '(?= (?!(?:and|to|at|in|on|with|for|from|how|every|when|a|the|so|very(?! first|own|best)|about|all)›)[a-z])'
const turns = (owner: string, object: string) =>
  [patternOf(`(‹(?:${owner}|our)${thing})`, 'gi'), patternOf(`(‹(?:${object}))›`, 'gi')] as const
/** The child's own words, for which it is told “your” and “you”. */
const ofChild = {
  f: turns('her', 'her|herself'),
  m: turns('his', 'him|himself'),
  n: turns('their', 'themsel(?:f|ves)'),
  p: turns('their', 'them|themselves'),
}
const turned = (words: string, { child }: Listener): string => {
  const [owner, object] = ofChild[child]
  const self = child === 'p' ? 'yourselves' : 'yourself'
  return words
    .replaceAll(owner, (found) => found.replace(/\w+$/, 'your'))
    .replaceAll(object, (found) => found.replace(/\w+$/, found.includes('sel') ? self : 'you'))
}

const things = (whose: string) =>
  patternOf(
    `(?:‹(?:and )?(?<whose>${whose}|our|my|a|an|the|of|about|with|and|plays?) |, |^)
    (?<what>(?:[a-z]+ ){0,3}?(?:${kin}|[a-z-]+))
    (?: (?:named |called )?(?<name>(?!Mr|Miss)[A-ZÀ-Þ][a-zà-ɏ]+(?:(?:,| and|, and) [A-ZÀ-Þ][a-zà-ɏ]+)*)|(?=,|$| (?:and|or|in|on|at|with|to|for|every|all|is|are|was|will
    |has|by|while|from)›))`,
    'g',
  )

/** “Don't mention it”: of what stands around it. */
const ofAll = String.raw`(?: (?:up|it|this|that|them|anything|any of|a word))+(?! (?:about|that|her|his|the) \w)`

/** How parents write in English. */
export const english: Language = {
  spelling,
  repairs,
  courtesy,
  passing,
  both: [
    patternOf(String.raw`(^|, |and )(?:they both|both of them|the two of them|both|(?:the|our|my) (?:two |little
      |sweet )?(?:twins|boys|girls|kids|children))(?= [a-z'])`),
    '$1they',
  ],
  plainStart:
    /^(?:Congrat\w+|Mom|Dad|Grand\w+|Nana|Papa|From|Everyone|Everybody|Please|Super|Very|So|Huge|Big)\b/,
  joints: patternOf(
    String.raw`,? (?:and then|and also|and|but|because|since|though|although|while|which|who|whenever|when|where|plus|yet|then|&|\+) |,? so (?=she|he|they|we|i )|,\s*|\s*[;:()—–]\s*|\s+-+\s+
    |\s(?=(?:she|he) (?:is|has|loves|likes|can|also|just|always|really|plays|wants|knows|will|was)›)`,
    'gi',
  ),
  strongJoint: /but|because|since|though|while|which|who|when|where|plus|yet|then|[;()—–]|\s-| so /i,
  reporting: /(?!)/,
  dependent: /because|since|though|while|which|who|when|where/i,
  subjects: {
    f: subject('she'),
    m: subject('he'),
    n: subject('they'),
    p: subject('they|both(?: of them)?|(?:the )?two of them'),
  },
  parent:
    patternOf(String.raw`^(?:i|we|me|my (?:husband|wife|partner|mom|dad|mother|father|parents|sister|brother
    |family)|(?:(?:his|her|their) )?(?:daddy|mommy|mom|dad) and i) `),
  others: anyFirst(
    patternOf(String.raw`^(?:she|he|they|it|this|that|there|everyone|everybody|someone|people|nobody|who)›
    |^(?:(?:her|his|their|our|the|my|your|a|an|all|some|other|both|whole|entire) )+[a-z]|^(?:${kin}|(?:${pets})s?)›`),
    /^[A-ZÀ-Þ][a-zà-ɏ']+ (?:[A-Z]\S+ )?(?:is|has|was|love|will|can|[a-z]+s|[a-z]+ed)(?= |$)/,
  ),
  verbs: (words) => {
    const first = firstOf(words).toLowerCase()
    return predicate.test(words) || isBase(first) || (isVerb(first) && !(isThing(first) && words === first))
  },
  shapes,
  macros,
  reported: patternOf(String.raw`^(?:(?:tell|remind|assure|let) (?:her|him|them|child§) (?:know )?(?:that )?
    |(?:say|mention|add|know|include)(?: to (?:her|him|them))? that |mention )(?=[a-z])`),
  /** “Loves” to “love”, “is” to “you're”: what is matched of a clause of the child's, said to it. */
  toChild(before, slot, listener) {
    let isDone = false
    const said = turned(before.trim(), listener)
      .split(' ')
      .map((word) => {
        if (isDone || adverb.test(word)) return word
        isDone = true
        return irregular.get(word) ?? baseOf(word) ?? word
      })
    return `you ${[...said, slot].join(' ')}`
      .replace(/^you ((?:\w+ )*)'re/, "you're $1")
      .replaceAll(/ +/g, ' ')
      .trim()
  },
  turned,
  isOfOthers: (rest, { child }) =>
    child === 'p'
      ? /^(?:is|was|has|loves|likes)\b/i.test(rest) || baseOf(firstOf(rest)) !== undefined
      : (child === 'n' ? /^like\b/i : /^(?:love|like|enjoy|adore)\b/i).test(rest),
  ofOne: /\b(?:she|he|her|his|him)\b/i,
  ofOthers: /\b(?:she|he|they|her|his|him|them|my|we|us|i|me|it)\b/i,
  achieved:
    /^(?!.*\b(?:put|got (?!(?:her|his|a|an|the|first|into)\b)|went|had|called|watched|called|took|waited|used|changed)\b)/,
  withSelf:
    /^you\b.* (?:with|to|for|than|and|at|on|of|about|took|taught|teach|tell|told) you\b|^you (?:love|like|adore|enjoy|watch) you\b/,
  finish: (words) => words.replaceAll(/\ba (?=[aeio]|u(?!n[ai]|se))/g, 'an '),
  unclear: wordsOf(`
    he she it they them we us i me my mine ours hers theirs her his him their who whom whose which that this these
    those there here what why how when where while because since if unless but though although than whether is are
    am was were be been isn't aren't has had have haven't hasn't do does did don't doesn't didn't will would won't
    can could can't couldn't should must may might shall not never nothing nobody none nor neither hardly barely
    instead despite yet its it's i'm i've himself herself themselves ain't let's let gets wants needs seems too u ur
    idk our always rarely lol whenever then especially someone one`),
  cutShort: wordsOf(`
    a an the and or of to at in on for with from by about after into onto over under through like as your every each some
    any my very so really super named called without between than during toward towards no even also just`),
  preposition: /^(?:in|at|to|from|near|of)$/,
  knownName:
    patternOf(String.raw`^(?:disney\w*|legoland|christmas|halloween|easter|thanksgiving|english|spanish|french
    |polish|hogwarts|minecraft|roblox|the|mario|fortnite|uno|legos?|elsa|bluey|reception|year|i)`),
  date: anyOf(`
    (?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november
    december|\\d+(?:th|st|nd|rd|am|pm)(?! (?:place|grade))|o'clock`),
  leads:
    patternOf(String.raw`^(?:a|an|the|your|with|of|to|for|some|all|two|three|four|in|at|on|her|his|by|from|first
    |new|big|best|most|great|funny|good|little|more|many)$`),
  verb,
  isVerb,
  isThing: (part) => {
    const [noun = ''] = part.toLowerCase().split(/ (?:with|of|in|on|at|from|for|named|called) /)
    const first = firstOf(noun)
    return (
      isThing(noun.split(' ').at(-1) ?? '') &&
      (isThing(first) || isDoing(first) || !(isBase(first) || isVerb(first)))
    )
  },
  isTopic,
  topics: topicList,
  and: 'and',
  toShop: /(?:^|[^k] )you\b|\byour\b/i,
  people: patternOf(
    String.raw`^(?:(?:her|his|their|our|the|all|my) )*(?<how>(?:(?:two|big|little|baby|older|younger|great|whole|best
    |twin|new|stuffed|pet|entire) )*)(?<who>${kin}|friends?|classmates|teachers?|coach|neighbors|everyone|everybody|team
    |class|nurses|(?:${pets})s?)?(?<name>(?: ?[A-ZÀ-Þ][a-zà-ɏ'-]+)?)(?: (?:at|from) [a-z]+)?$`,
    '',
  ),
  owned: (noun, how) => (noun.startsWith('every') ? noun : `your ${how}${noun}`),
  praise: patternOf(String.raw`^(?:(?:so|very|really|super|such an?|full of) )*(?:${praise}|life|energy|joy
    |one of a kind)$`),
  held: anyOf(
    `${kin}|(?:${pets})s?|best friend|friends|imagination|heart|smile|laugh|memory|sense of humor|lucky \\S+`,
  ),
  things: { f: things('her'), m: things('his'), n: things('their'), p: things('their') },
  mention(whose, what, name, listener) {
    const noun = what.split(' ').at(-1) ?? ''
    const isOwn = /^(?:her|his|their|our|my)$/.test(whose)
    const isSomebody = new RegExp(`^(?:${kin}|(?:${pets})s?|friends?)$`).test(noun)
    if (isSomebody && (name === '' || !isOwn)) return undefined
    if (
      !isSomebody &&
      (!isThing(noun) || /^(?:story|song|book|game|movie|show|card|word|name)s?$/.test(what))
    )
      return undefined
    if (
      what.split(' ').some((word) => isVerb(word) || english.unclear.has(word) || english.cutShort.has(word))
    )
      return undefined
    const article = isOwn ? 'your ' : /^(?:an?|the)$/.test(whose) || !/s$|ing$/.test(noun) ? 'the ' : ''
    return english.turned(`${article}${what} ${name}`.trim(), listener)
  },
  unsafeToMention: anyOf(String.raw`
    no|never|nothing|without|wants?|wish*|got|buy|bought|gave|giving|too|only|soon|about to|plan*|hop(?:e|es|ing)
    asked for|says?|said|tells?|told|ask|remind|please|lost|broke|broken|cancel*|miss*|left|gone|away|stop*|ended|over|fell|falling|slipped|tripped|crash*
    n't|worr*|last`),
  bare: (words) => words,
  ofThings: (words) =>
    /^(?:an?|the|your) |s$|ing$|[A-Z,]| and /.test(words) ? words.replace(/^an? /, 'the ') : `the ${words}`,
  delicate: {
    fear: patternOf(String.raw`^(?:(?:is|are|gets?|still|also|sometimes|really|very|so|a|bit|little|kind|of|super
      |just) )*(?:(?:scared|afraid|frightened|terrified) of|nervous about|has a (?:little |big )?fear of|fears) (.+)$`),
    soothed:
      patternOf(String.raw`^(?:tell|remind|let|assure) (?:her|him|them|child§) (?:know )?(?:that )?(?:(?:she|he
      |they) )?(?:(?:doesn't|don't) (?:need|have) to be|not to be|there(?:'s| is) no(?:thing| need| reason) to be)
      (?:scared|afraid) of (.+)$`),
    feared: (what) => what.replaceAll(' and of ', ' and ').replace(/ (?:all|at|in|when|since|for) .*$/, ''),
    grown: patternOf(String.raw`^(?:(?:is|are|has|been|was|got|just|finally|now|fully|officially|already) )*
      (?:potty[- ]trained|diaper[- ]free|dry (?:all|at) night
      |(?:out of|done with|gave up|given up|said (?:good)?bye to|no longer (?:uses?|wears?|needs?)
      |doesn't (?:use|wear|need)|stopped (?:using|wearing)|no more) (?:(?:her|his|a|the|any) )*
      (?:pacis?|pacifiers?|bink(?:y|ies)|diapers?|pull-ups|bottles?|nappies|dummy)
      |(?:sleeps|slept|sleeping) (?:all night )?in (?:her|his|their) own (?:big \w+ )?(?:bed|room))
      (?: (?:now|anymore|at night|all night|for .*))?$`),
    brave:
      patternOf(String.raw`^(?!.*(?:\bnot\b|\bnever\b|n't)).*‹(?:is|was|were|been|so|very) (?:(?:so|very|really
      |super|such|an?|incredibly|the|being) )*(?:brave|strong|tough|courageous|trooper|champ|champion|warrior|fighter
      |superstar)›`),
    braveWords: "you're so brave",
    missed:
      patternOf(String.raw`‹(?:miss(?:es|ing)?|(?:can't wait|itching) to (?:see|get back to|go back to|play|do)
      |(?:can't|cannot) (?:play|do|go to)) (?:(?:out on|all|her|his|their|the|being|at|going|to|playing|with|seeing|go
      |play|do|doing|back) )*((?:best )?(?:friends?|classmates|buddies|teammates|class|school|kindergarten|preschool
      |daycare|team|soccer|football|baseball|basketball|netball|ballet|dance|gymnastics|swimming|teacher|karate|hockey
      |tennis|music|choir|bike|playground|practice|softball|volleyball))›(?!')`),
    waits: (noun) => (/friend|class|budd|mate|team|teacher|bike/.test(noun) ? `your ${noun}` : noun),
    ill: (
      [
        [
          `(?:brok|fractured|sprained|hurt|injured|twisted|bumped|cut|burn|scraped|banged|tore|broke)[a-z]* (?:[a-z]+ )
          {0,4}?(${bodyParts})s?›`,
          '{own}',
        ],
        [`‹(?:her|his|their) (?:(?:left|right|poor) )*(${bodyParts}) (?:is|was|got|hurts)`, '{own}'],
        [`‹(${bodyParts}) (?:surgery|operation|injury|infection)`, '{own}'],
        ['‹(stitches|crutches|cast|sore throat|cough|tonsils|appendix)', '{own}'],
        ['‹chicken ?pox›', 'the chickenpox'],
        ['‹(flu|measles|mumps|fever|hospital|pneumonia|bronchitis|covid|croup)(?!ized)', 'the {1}'],
        ['‹strep', 'your throat'],
        ['‹ear ?(?:infection|ache)', 'your ear'],
        ['‹(?:tummy|stomach) ?(?:bug|ache|virus|flu|pain)', 'your tummy'],
        ['‹(?:a|bad|nasty|head) cold›', 'your cold'],
        ['‹(?:surger|operation|operated)', 'your operation'],
      ] as const
    ).map(([source, words]) => [patternOf(source), words] as const),
    notIll:
      anyOf(`died?|dies|dying|accident|hit by|crash|abuse*|potty|diarrhea|poop*|vomit*|pee*|lice|mental|no|without
      (?:her|his|their|my|our) (?:${kin}) (?:is|has|was|broke|had)`),
  },
  starters: {
    learned: /^Has learned to /,
    loves: /^Loves /,
    expects: /^Is looking forward to /,
    fears: /^Is a little afraid of /,
    hello: /^Hello from /,
    silence: /^Please don't mention /,
  },
  started: {
    learned: "you've learned to {it}",
    loves: 'you love {it}',
    expects: "you're looking forward to {it}",
  },
  pronouns:
    patternOf(String.raw`\b(?:(?<f>she|her|hers|daughter|niece|granddaughter|goddaughter)|(?<m>he|him|his|son
    |nephew|grandson|godson)|(?<n>they|their))\b`),
  othersBefore: {
    f: anyOf(`mom*|mum*|mother|mama|grandma*|granny|nan*|nonna|abuela|aunt*|sisters?|niece|wife|teacher|friend|coach
      cousin|neighbor|girl|mrs|ms|miss|she|dog|cat|puppy|kitty|doll|horse|who`),
    m: anyOf(`dad*|father|papa|grandpa*|grandfather|gramps|abuelo|uncle|brothers?|nephew|husband|teacher|friend|coach
      cousin|neighbor|boy|mr|he|dog|cat|puppy|hamster|bear|who`),
    n: anyOf(
      'parents|grandparents|friends?|cousins?|brothers|sisters|kids|classmates|family|cats|dogs|everyone|and',
    ),
    p: anyOf('parents|grandparents|friends|cousins|brothers|sisters|classmates|family|cats|dogs|everyone'),
  },
  private: [
    [
      'contact',
      patternOf(String.raw`\S@|@\S|https?:|www\.|\.com›|‹(?:phone|whatsapp|call me|text me|e-?mail
      |insta(?:gram)?|tiktok|snapchat|discord|facebook|gamertag|username|number is)›|(?:\d[\s().-]*){7,}`),
    ],
    ['money', /[$€£]|\b(?:dollars?|bucks|paid|price|money|refund|expensive|cost|cash|discount|coupon)\b/i],
    [
      'birth',
      patternOf(String.raw`‹(?:born (?:on|in)|date of birth|dob|birth ?date|birthday (?:is|was) (?:on )?(?:the )?
      (?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|‹(?:19|20)\d\d›
      |birthday is .*\d`),
    ],
    [
      'address',
      patternOf(String.raw`‹\d+ [a-z]+(?: [a-z]+)? (?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|court
      |boulevard|way|circle)›|‹(?!the|our|a|of)[a-z]+ (?:street|avenue|boulevard)›|‹(?:address|zip|apartment|apt
      |liv(?:es?|ing) (?:with [^,]* )?(?:at|in|on|near)|ward \d)›`),
    ],
    [
      'school',
      /\b(?:[Ee]lementary|[Aa]cademy|[Mm]ontessori|school called)\b|[A-ZÀ-Þ][a-zà-ɏ]+ (?:School|Kindergarten|Preschool|Daycare|Primary|High|Middle)\b/,
    ],
    [
      'school',
      /\b(?:Mr|Mrs|Ms|Miss|mrs|ms|miss) (?!Rachel|Beast|Bean|Potato|Incredible|Waffles)[A-ZÀ-Þ]|[Tt]eacher (?:is |named |called )?[A-Z]/,
    ],
    [
      'school',
      patternOf(String.raw`‹(?:go(?:es)?|attends?|went|going) to (?!(?:an?|the|h\S+|their|our|my|big|new
      |summer|swim|dance) )(?:[a-z']+ ){1,3}(?:school|primary|preschool|daycare|middle|high)›
      |‹(?:school|kindergarten|daycare|preschool|enrolled|attends) (?:at|in|is) (?!(?:an?|the|h\S+|our|night|home
      |first)›)[a-z]`),
    ],
    ['surname', /\b(?:full|last|family) name\b|\bsurname\b/i],
  ],
  silence:
    patternOf(String.raw`‹(?:(?:(?:do not|don't(?: you)?(?: dare)?|never|not to|no need to|should(?:n't| not)|can't
    |cannot|better not(?: to)?|(?:rather|prefer)(?: (?:that )?(?:you|we))* (?:not|didn't|don't)(?: to)?)
    (?: (?:ever|please|to|even|you|try))* (?:mention\w*|discuss|reveal|bring\w* up|refer(?: to)?|speak (?:of|about)
    |say(?: anything| a word| something)?(?: about)?|tell (?:\w+|child§)(?: about| that)?|hear about|dwell(?: on)?
    |talk\w*(?: to \w+)?(?: about)?|spill|include|joke about|ask (?:\w+ )?about|touch on|spoil|use|let \w+ know|go there
    |make (?:any )?(?:jokes?|reference|mention)(?: about| of| to)?)|(?:avoid\w*|skip(?= that|the)|le(?:ave|ft) (?:it )?out
    |steer clear of|(?:stay|keep) away from|omit|exclude)(?: (?:any )?(?:mention\w*(?: of)?|talk\w* (?:about|of)
    |bringing up|references? to|the (?:topic|subject|word)s?(?: of)?|saying|jokes? about))?|(?:no|without|nothing)
    (?:any )?(?:mention\w*(?: of)?|talk\w*(?: about| of)?|words? about|bringing up|references? to|jokes?(?: about)?
    |about))(?<topic>.*))`),
  silenceOfAll: anyOf(String.raw`
    surprise(?! (?:eggs|toys|us))|secret(?:s|ly)?|hush|shh+|between us|no idea|best left|prob(?:ably)? skip
    (?:she|he|they|child§|kids?) (?:does|do|did)(?:n't| not) know(?: (?:yet|about|it|this|that|we|anything|the))?
    (?:have|has)(?:n't| not) (?:been )?(?:told|tell)|not (?:been )?told|(?:don't|not) dwell|leave (?:it|that) out
    (?:not|isn't) (?:\w+ )?(?:public|announced)|no ?(?:one|body) (?:else )?knows|(?:don't|not) go there
    keep (?:it|this|that) (?:quiet|to yourself|hidden|private|between)|give (?:it|that|anything) away|spoil (?:it|the)
    (?:don't|do not|never) (?:tell|say|let on|spill)(?!.* (?:about|that) \w)
    (?:don't|do not|never|not) (?:\w+ ){0,2}(?:mention|bring|say|tell|talk about|discuss)(?: (?:her|him|them))?${ofAll}`),
  stopWords: wordsOf(`
    going getting you just and not please ever anything everything thing things stuff all out okay thanks thank too
    also yet still already really much know knows tell say said mention talk saying telling word words don dont
    doesn didn isn love loves like likes want make let see one two new big little old day time child girl boy today
    year home get got give film video though rather would prefer than trying try into some even lot kind part topic
    subject surprise secret happy birthday christmas name hello heart hug friend friends come good best great bring
    avoid skip told up will been her his dare obviously`),
  sorrow,
  longing,
  illness,
  graveIllness,
  sensitive,
  dear: patternOf(`‹(?:${kin}|${pets}|friend|teacher)›`),
  instruction: anyOf(String.raw`
    (?:ignore|disregard) (?:all|any|the|previous|every)|instructions?|prompt|the script|accent|voice actor|your voice
    too long|keep (?:it|this)|make (?:it|this|the video)|make (?:her|him|them) (?:laugh|smile|feel|giggle|happy|day)
    play along|surprise us|(?:the|this|a) video|your videos?|poem|rhym(?:e|ing)|sound like|do (?:\w+ )?\w+ voice
    short and|please use|use (?:an?|your) (?:\w+ )?(?:voice|accent|tone)|speak (?:slow*|in|like|clear*)|say it in
    pronounc*|be (?:extra|super|very|really) (?:funny|silly|gentle|sweet|nice)|the (?:message|character)|something (?:silly|calming)
    (?:just )?focus on|talk calmly`),
  covered:
    patternOf(String.raw`^(?:(?:(?:she|he|they|child§|my \w+|our \w+) )?(?:(?:is|are|has|just|will be|be|going to be
    |about to) )*(?:turn\w*|\d+|now \d+|three|four|five|six|seven) ?(?:\w+ ?)?(?:years? old|yo|yrs?|soon|and a half
    |months? old)?|(?:(?:it's|it is|today is|for) )?(?:(?:her|his|their|happy|merry|first|\d+th) )*(?:\w+ )?(?:birthday
    |christmas|easter|children's day)|get well soon|feel better soon|congrat\w+|good luck|(?:great|good) job|well done
    |thank(?:s| you).*|(?:she|he|they|i) (?:will|would|can't wait) .*(?:this|video|message|it)|no|none|nothing.*|nope
    |n\/?a|(?:hi|hello|hey) \S+(?: \S+)?|idk.*|(?:i'm )?not sure.*|i don't know.*|whatever.*|anything.*|test(?:ing)?|ok(?:ay)?|yes|hi|hello|hey|good
    |surprise|up to you.*|child§|asdf.*|qwer.*|[bcdfghjklmnpqrstvwxz]{4,})(?:,? child§)?$`),
  condition: anyOf('if|unless|as long as|or else|otherwise|in case|only when|even though'),
  foreign:
    patternOf(`‹(?:es|una|niñ[oa]|feliz|encanta|que|con|por|mi|tiene|años|ela|ele|dela|dele|adora|gosta|não|você|com
    |para|muito|ella|él|le|gustan?|los|las|muy|elle|aime|est|und|liebt|sie|avó)›`),
  sameAge: /\b(?:twins?|triplets?|same age|(?:they|both) (?:are|turn|are turning|just turned|turned) \d+)\b/i,
  draft: 'I heard that {it}.',
  gentleDraft: "I'm thinking of you, and I brought you a big, warm hug.",
  mustNot: englishMustNot,
}
