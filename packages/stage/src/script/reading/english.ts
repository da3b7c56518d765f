import type { LeftOutReason, Listener } from '../details.ts'
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
  verb,
} from './english-words.ts'
import { CHILD } from './marker.ts'
import { anyOf, patternOf, wordsOf, type Finder } from './words.ts'

const ownChild = String.raw`(?:my|our|the|this)(?: (?:sweet|little|dear|poor|amazing|brave|oldest
  |youngest))*(?: (?:daughter|son|niece|nephew|grand\w+|god\w+|kid|child|kiddo|girl|boy|princess|toddler|guy|dude
  |twins|kids|boys|girls|children))`
const subject = (words: string) => patternOf(`^(?:${words}|${CHILD}|${ownChild})(?: (?:both|all))? `)
const predicate =
  patternOf(String.raw`^(?:is|are|was|were|has|had|can|could|will|would|doesn't|isn't|didn't|can't|won't|never|give
    |call|bring|obsessed|into|crazy about|scared|great at|good at|just|always|also|really|still|finally|shy|been
    |excited|looking|please|remind|mention|wish|encourage|congrat\w+|let|don't|avoid|a (?:bit|little|big)|(?:big
    |huge) fan)›`)
const firstOf = (words: string) => words.split(/[ ,]/)[0] ?? ''
const adverb =
  /^(?:also|always|just|really|finally|even|still|now|recently|already|often|usually|never|first|once)$/
const irregular = new Map([
  ['is', "'re"],
  ['are', "'re"],
  ['was', 'were'],
  ['has', 'have'],
  ["doesn't", "don't"],
])

const thing =
  '(?= (?!(?:and|to|at|in|on|with|for|from|how|every|when|a|the|so|very(?! first|own|best)|about|all)›)[a-z\\d])'
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

const unclear = wordsOf(`
he she it they them we us i me my mine ours hers theirs her his him their who whom whose which that this these those
there here what why how when where while because since if unless but though although than whether is are am was were
be been isn't aren't has had have haven't hasn't do does did don't doesn't didn't will would won't can could can't
couldn't should must may might not no never nothing nobody none nor neither hardly barely instead despite yet its it's
i'm i've himself herself themselves let's let gets wants needs seems too u idk our always rarely lol whenever then
incl especially someone one monday tuesday wednesday thursday friday saturday sunday january february april june july
august september october november december`)
const cutShort = wordsOf(`
a an the and or of to at in on for with from by about after into onto over under through like as your every each some
any my very so really super named called without between than during towards even also just`)

const things = (whose: string) =>
  patternOf(
    `‹(?:${whose}|our|my) (?<what>(?:(?:best|big|little|new) )?(?:${kin}|(?:${pets})s?|friends?)) (?<name>[A-ZÀ-Þ]
      [a-zà-ɏ]+(?:(?:,| and|, and) [A-ZÀ-Þ][a-zà-ɏ]+)*)`,
    'g',
  )

const privates: readonly (readonly [LeftOutReason, RegExp])[] = [
  [
    'contact',
    patternOf(
      '‹(?:phone|whatsapp|(?:call|text) me|e-?mail|insta*|tiktok|snapchat|facebook|username|number is)›',
    ),
  ],
  ['money', patternOf('‹(?:dollars?|bucks|paid|price|money|refund|expensive|cost|cash|discount)›')],
  [
    'birth',
    patternOf(String.raw`‹(?:born (?:on|in)|date of birth|dob|birth ?date|birthday (?:is|was) .*\d)`),
  ],
  [
    'address',
    patternOf(String.raw`‹(?:\d+ [a-z]+(?: [a-z]+)?|(?!the|our|a|of)[a-z]+) (?:street|st|avenue|ave|road|rd|drive|lane
      |court|close|crescent)›|‹(?:address|zip|apartment|apt|liv(?:es?|ing) (?:with [^,]* )?(?:at|in|on
      |near)|ward \d)›`),
  ],
  [
    'school',
    patternOf(
      String.raw`‹(?:[Ee]lementary|[Aa]cademy)›|[A-ZÀ-Þ][a-zà-ɏ]+ (?:School|Kindergarten|Preschool|Daycare|Primary
        |High)›|‹(?:Mr|Mrs|Ms|Miss|mrs|ms|miss) (?!Rachel|Beast|Bean|Potato)[A-ZÀ-Þ]|[Tt]eacher (?:is |named 
        |called )?[A-Z]|‹(?:go(?:es)?|attends?|went|going) to (?!an? |the |h\S+ |their |our |my |big |new |summer 
        |swim |dance )(?:[a-z']+ ){1,3}(?:school|primary|preschool|daycare|middle|high)›|‹(?:school|kindergarten
        |daycare|preschool|enrolled|attends) (?:at|in|is|called) (?!an?›|the›|h\S+|our›|home›)[a-z]`,
      '',
    ),
  ],
  ['surname', /\b(?:full|last|family) name\b|\bsurname\b/i],
]

/** How parents write in English. */
export const english = {
  /** Words as they are typed and what they stand for. */
  spelling,
  repairs,
  /** What stands before a clause, and days that are past when the film is watched. */
  courtesy,
  passing,
  /** What may stand between two clauses, what always divides them, and after what it is said of another. */
  joints: patternOf(
    String.raw`,? (?:and then|and also|and|but|because|since|though|although|while|which|who|whenever|when|where|plus
      |yet|then|&|\+) |,? so (?=she|he|they|we|i )|,\s*|\s*[;:()—–]\s*|\s+-+\s+|\s(?=(?:she|he) (?:is|has|loves|likes
      |can|also|just|always|really|plays|wants|knows|will|was)›)`,
    'gi',
  ),
  strongJoint: /but|because|since|though|while|which|who|when|where|plus|yet|then|[;()—–]|\s-| so /i,
  dependent: /because|since|though|while|which|who|when|where/i,
  /** What ends with it goes on with what is to be told. */
  reporting: /(?!)/,
  /** Subjects at the beginning of a clause: the child by its pronouns, the parent, another; and a verb. */
  subjects: {
    f: subject('she'),
    m: subject('he'),
    n: subject('they'),
    p: subject(
      `they(?: both)?|both(?: of them)?|(?:the )?two of them|(?:the |our |my )(?:two |little |sweet )?(?:twins|boys
        |girls|kids)`,
    ),
  },
  parent:
    patternOf(String.raw`^(?:i|we|me|my (?:husband|wife|partner|mom|dad|mother|father|parents|family)|(?:(?:his|her
      |their) )?(?:daddy|mommy|mom|dad) and i) `),
  others: patternOf(
    String.raw`^(?:[Ss]he|[Hh]e|[Tt]hey|[Ii]t|[Tt]his|[Tt]hat|[Tt]here|[Ee]veryone|[Ss]omeone|[Pp]eople|[Ww]ho)›
      |^(?:(?:[Hh]er|[Hh]is|[Tt]heir|[Oo]ur|[Tt]he|[Mm]y|your|[Aa]n?|[Aa]ll|some|both) )+[a-z]|^(?:${kin}
      |(?:${pets})s?)›|^[A-ZÀ-Þ][a-zà-ɏ']+ (?:[A-Z]\S+ )?(?:is|has|was|love|will|can|[a-z]+s|[a-z]+ed)(?= |$)`,
    '',
  ) as Finder,
  verbs: (words: string): boolean => {
    const first = firstOf(words).toLowerCase()
    return predicate.test(words) || isBase(first) || (isVerb(first) && !(isThing(first) && words === first))
  },
  shapes,
  macros,
  /** “Tell her that”: what follows is read by itself. */
  reported:
    patternOf(String.raw`^(?:(?:tell|remind|assure|let) (?:her|him|them|child§) (?:know )?(?:that )?|(?:say|mention
      |add|know)(?: to (?:her|him|them))? that |mention )(?=[a-z])`),
  /** “Loves” to “love”, “is” to “you're”: what is matched of a clause of the child's, said to it. */
  toChild(before: string, slot: string, listener: Listener): string {
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
  /** The owners and pronouns of the child said to it; others stay. */
  turned,
  /** A clause without a pronoun says it of one where there are several, or of several where there is one. */
  isOfOthers: (rest: string, { child }: Listener): boolean =>
    child === 'p'
      ? /^(?:is|was|has|loves|likes)\b/i.test(rest) || baseOf(firstOf(rest)) !== undefined
      : (child === 'n' ? /^like\b/i : /^(?:love|like|enjoy|adore)\b/i).test(rest),
  /** Pronouns of one, where there are several children; and of anybody. */
  ofOne: /\b(?:she|he|her|his|him)\b/i,
  ofOthers: /\b(?:she|he|they|her|his|him|them|my|we|us|i|me|it)\b/i,
  plain:
    /\b(?:put|got (?!(?:her|his|a|an|the|first|into)\b)|went|had|watched|called|took|waited|used|changed)\b/,
  /** “You play with you”: a pronoun was another's. */
  withSelf:
    /^you\b.* (?:with|to|for|than|and|at|on|of|about|took|taught|teach|tell|told) you\b|^you (?:love|like|watch) you\b/,
  finish: (words: string, _listener: Listener): string =>
    words.replaceAll(/\ba (?=[aeio]|u(?!n[ai]|se))/g, 'an '),
  /** Nobody knows whom they mean, or they begin a clause; and nothing ends with them. */
  unclear,
  cutShort,
  /** A place with a name: where somebody is to be found. */
  locality: patternOf(
    String.raw`(?:^|\s)(?:[Ii]n|[Aa]t|[Tt]o|[Ff]rom|[Nn]ear|[Oo]f) (?!Disney|Legoland|Christmas|Easter|English|Spanish
      |French|Polish|Year)[A-Z]`,
    '',
  ),
  /** After them, and after what nothing ends with, a verb is none: “the plays”. */
  leads: /^(?:two|three|four|first|new|big|best|most|great|funny|good|little|more|many)$/,
  verb,
  isVerb,
  isTopic,
  /** A part of a list: a thing, with what describes it. */
  isThing: (part: string): boolean => {
    const [noun = ''] = part.toLowerCase().split(/ (?:with|by|of|in|on|at|from|for|named|called) /)
    const first = firstOf(noun)
    return (
      !/^(?:favorite|to|plays)$/.test(first) &&
      isThing(noun.split(' ').at(-1) ?? '') &&
      (isThing(first) || isDoing(first) || !(isBase(first) || isVerb(first)))
    )
  },
  /** What after a comma is no further thing. */
  aside: /^(?:maybe|ok|only|fair|nearly|long|first)\b|\b(?:ones|enough|kind|way)$/i,
  and: 'and',
  toShop: /(?:^|[^k] )you\b|\byour\b/i,
  /** A person, as `<how> <who> <name>`, and what it is called to the child. */
  person: patternOf(
    String.raw`^(?:(?:her|his|their|our|the|all|my) )*(?<how>(?:(?:two|big|little|baby|older|younger|great|whole|best
      |twin|new|stuffed|pet) )*)(?<who>${kin}|friends?|classmates|teachers?|coach|neighbors|everyone|everybody|team
      |class|nurses|(?:${pets})s?)?(?<name>(?: ?[A-ZÀ-Þ][a-zà-ɏ'-]+)?)(?: (?:at|from) [a-z]+)?$`,
    '',
  ),
  owned: (noun: string, how: string, _listener: Listener): string =>
    noun.startsWith('every') ? noun : `your ${how}${noun}`,
  praise: patternOf(
    `^(?:(?:so|very|really|super|such an?|full of) )*(?:${praise}|life|energy|joy|one of a kind)$`,
  ),
  /** Things in a clause, how one is mentioned alone, and beside what it is not. */
  things: { f: things('her'), m: things('his'), n: things('their'), p: things('their') },
  mention: (what: string, name: string, _listener: Listener): string => `your ${what} ${name}`,
  unsafeToMention: anyOf(`
no|never|without|lost|broken?|cancel*|miss*|left|gone|away|ended|over|fell|crash*|n't|worr*|last|ignore|soon|hope*`),
  /** Bare things as a part of “I heard about …”, and without a preposition. */
  ofThings: (words: string): string =>
    /^(?:an?|the|your) |[^s]s$|ing$|[A-Z,]| and /.test(words)
      ? words.replace(/^an? /, 'the ')
      : `the ${words}`,
  bare: (words: string): string => words,
  /** What may be said of a fear, a step in growing up and, in a film for it, an illness. */
  delicate: {
    fear: /^(?:[a-z]+ ){0,4}?(?:(?:scared|afraid|frightened|terrified) of|nervous about) (.+)$/i,
    feared: (what: string): string => what.replace(/ (?:all|at|when|since|for) .*$/, ''),
    grown:
      patternOf(String.raw`^(?:\w+ ){0,3}?(?:potty[- ]trained|diaper[- ]free|dry (?:all|at) night|(?:out of|done with
        |gave up|given up|bye to|no longer \w+|stopped \w+|no more)(?: her| his| a| the| any)* (?:pacis?|pacifiers?
        |diapers?|bink(?:y|ies)|pull-ups|bottles?|nappies|dummy)|sle(?:eps|pt
        |eping)(?: all night)? in \w+ own (?:big \w+ )?(?:bed|room))(?: now| anymore| at night| all night| for .*)?$`),
    brave:
      patternOf(String.raw`^(?!.*(?:\bnot\b|never|n't)).*‹(?:is|was|were|been|so|very) (?:so |very |really |super 
        |such |an?|the |being )*(?:brave|strong|tough|trooper|champ|champion|warrior|fighter|superstar)›`),
    braveWords: "you're so brave",
    /** Whom a child misses: they wait. */
    missed: patternOf(String.raw`‹(?:miss(?:es|ing)?|can't wait to|itching to|(?:can't|cannot) (?:play|do
      |go to)) (?:\w+ ){0,4}?((?:best )?(?:friends?|classmates|buddies|teammates|class|school|kindergarten|preschool
      |team|soccer|football|baseball|basketball|netball|ballet|dance|gymnastics|swimming|teacher|karate|hockey|tennis
      |choir|bike))›(?!')`),
    waits: (noun: string, _listener: Listener): string =>
      /friend|class|budd|mate|team|teacher|bike/.test(noun) ? `your ${noun}` : noun,
    /** What an illness is called to the child: `{own}` is a part of its body, `{1}` the word of the notes. */
    ill: [
      [
        patternOf(
          `‹(?:bro|fractur|sprain|hurt|injur|twist|bump|cut|burn|scrape|tore)[a-z]* (?:[a-z]+ ){0,4}?(${bodyParts})s?›`,
        ),
        '{own}',
      ],
      [patternOf(`‹(${bodyParts}|ear) (?:is|was|hurts|surgery|operation|injury|infection)›`), '{own}'],
      [
        patternOf('‹(stitches|crutches|cast|sore throat|cough|tonsils|appendix|operation|tummy|stomach)'),
        '{own}',
      ],
      [
        patternOf(
          '‹(flu|measles|mumps|fever|hospital|pneumonia|bronchitis|covid|croup|chicken ?pox)(?!ized)',
        ),
        'the {1}',
      ],
      [patternOf('‹(?:a|bad|nasty|head) cold›'), 'your cold'],
      [patternOf('‹surger'), 'your operation'],
    ] as readonly (readonly [RegExp, string])[],
    notIll: anyOf(`
died?|dies|dying|accident|hit by|crash|abuse*|potty|diarrhea|poop*|vomit*|lice|mental|no|without
(?:her|his|their|my|our) (?:${kin}) (?:is|has|was|broke|had)`),
  },
  started: {
    learned: "you've learned to {it}",
    loves: 'you love {it}',
    expects: "you're looking forward to {it}",
  },
  /** The child's pronouns in a text, and whether a person of that gender is spoken of before. */
  pronouns:
    patternOf(String.raw`\b(?:(?<f>she|hers?(?:elf)?|daughter|niece|granddaughter)|(?<m>he|him(?:self)?|his|son
      |nephew|grandson)|(?<n>they|their)|(?<p>§§))\b`),
  othersBefore: {
    f: anyOf(`
mom*|mum*|mother|mama|gran*|nan*|abuela|aunt*|sister*|wife|teacher|friend|coach|cousin|girl|mrs|miss|she|dog|cat
puppy|doll|who`),
    m: anyOf(`
dad*|father|papa|grand*|abuelo|uncle|brother*|husband|teacher|friend|coach|cousin|boy|mr|he|dog|cat|puppy|bear|who`),
    n: anyOf('parents|grandparents|friends?|cousins?|brothers|sisters|kids|family|everyone|and'),
    p: anyOf('parents|grandparents|friends|cousins|brothers|sisters|family|everyone'),
  },
  private: privates,
  /** `(topic)` is not to be spoken of; and the same of what stands around it. */
  silence: patternOf(String.raw`‹(?:(?:do not|don't|never|not|no need|shouldn't|can't|cannot|didn't
    |rather)(?: \w+){0,3}?(?: mention\w*| discuss| reveal| bring\w* up| refer| speak| say(?: anything)?| tell \w+§?
    | hear| dwell| talk\w*| joke| ask| touch on| spoil| use| let \w+ know| go there| (?:jokes?|reference))
    |avoid\w*(?: (?:mention|talk|bring)ing)?|skip(?= that| the)|le(?:ave|ft) (?:it )?out|(?:steer|stay|keep) (?:clear
    |away|off)|omit|exclude|(?:no|without|nothing) (?:any )?(?:mention\w*|talk\w*|words?|references?|jokes?
    |about))(?<topic>.*)`),
  silenceOfAll: anyOf(String.raw`
surprise(?! (?:eggs|toys|us))|secret(?:s|ly)?|hush|shh+|between us|no idea|best left|prob\w* skip|n't dwell
n't go there|(?:doesn't|don't|does not|didn't) know(?: (?:yet|about|it|this|that|we|anything|the))?
(?:n't|not) (?:been )?told|(?:not|isn't) (?:\w+ )?(?:public|announced)|no ?(?:one|body) (?:else )?knows
spoil (?:it|the)|leave (?:it|that) out|keep (?:it|this|that) (?:quiet|to yourself|hidden|private|between)
give (?:it|that|anything) away|(?:don't|do not|never) (?:tell|say|let on|spill)(?!.* (?:about|that) \w)
(?:don't|do not|never|not)(?: \w+){0,3} (?:it|this|that|them|anything|a word)(?! (?:about|that|her|his|the) \w)`),
  stopWords: wordsOf(`
don doesn didn isn mention tell told say said talk know knows discuss bring get give going come please ever
anything everything thing things stuff all out thanks still already much word words love loves likes make
see two new big little old day time child girl boy today year home film video kind part topic subject surprise
secret happy birthday christmas name hello heart hug friend friends good best great avoid skip dare obviously`),
  /** News that only love may follow, longing, which belongs to a film for an illness, and illness. */
  sorrow,
  longing,
  illness,
  graveIllness,
  sensitive,
  mustNot: englishMustNot,
  /** Relatives; and with pets and friends, of whom nothing more is told after sad news. */
  relatives: patternOf(`‹(?:${kin})›`),
  dear: patternOf(`‹(?:${kin}|${pets}|friend|teacher)›`),
  instruction: anyOf(String.raw`
ignore (?:all|any|the|previous)|instructions?|prompt|the script|accent|your voice|too long|keep (?:it|this)
play along|make (?:it|this|the video)|make (?:her|him|them) (?:laugh|smile|feel|giggle|happy)|surprise us
(?:the|this|a|your) videos?|poem|rhym(?:e|ing)|sound like|speak (?:slow*|in|like)|say it in|pronounc*|focus on
the (?:message|character)|talk calmly|be (?:extra|super|very|really) (?:funny|silly|gentle)
something (?:silly|calming)`),
  /** The film says it anyway, or there is nothing to say. */
  covered:
    patternOf(String.raw`^(?:(?:(?:she|he|they|child§|(?:my|our) \w+) )?(?:(?:is|are|has|just|will be|be
      |going to be) )*(?:turn\w*|\d+|three|four|five|six|seven) ?(?:\w+ ?)?(?:years? old|yo|soon|and a half)?|(?:it's 
      |it is |today is |for )?(?:(?:her|his|their|happy|merry|first|\d+th) )*(?:\w+ )?(?:birthday|christmas|easter)
      |(?:get|feel) \w+ soon|congrat\w+|good luck|(?:great|good) job|well done|thank(?:s| you).*|(?:she|he|they
      |i) (?:will|would) .*(?:this|video|message| it)|(?:no|none|nope)|(?:nothing|idk|whatever|anything
      |up to you)(?: .*)?|n\/?a|(?:hi|hello|hey)(?: \S+){0,2}|test(?:ing)?|.*(?:not sure|don't know).*|ok(?:ay)?|yes
      |good|surprise|child§|asdf.*|qwer.*|[bcdfghjklmnpqrstvwxz]{4,})(?:,? child§)?$`),
  condition: anyOf('if|unless|as long as|or else|otherwise|in case|only when|even though'),
  foreign:
    patternOf(`‹(?:es|una|niñ[oa]|que|con|por|tiene|años|el[ea]s?|dela|dele|adora|gosta|não|você|para|muito|ella|él
      |gustan?|los|las|muy|elle|aime|est|und|liebt|sie|avó)›`),
  sameAge: /\b(?:twins?|triplets?|same age|(?:they|both) (?:are|turn|are turning|just turned|turned) \d+)\b/i,
  /** Lines for what was not understood, and near sad news. */
  draft: 'I heard that {it}.',
  gentleDraft: "I'm thinking of you, and I brought you a big, warm hug.",
}
