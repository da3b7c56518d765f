import type { Listener } from '../details.ts'
import { englishMustNot } from '../english-must-not.ts'
import * as safety from './english-safety.ts'
import { macros, shapes } from './english-shapes.ts'
import * as words from './english-words.ts'
import type { TellableVerb } from './language.ts'
import { inList } from './plain.ts'
import { CHILD, ONE, anyOf, namedBy, pairsOf, patternOf, wordsOf, type Finder } from './words.ts'

const { baseOf, isBase, isDoing, isKnown, isMass, isVerb, kin, pets, verb } = words

const ownChild = String.raw`(?:my|our|the|this)(?: (?:sweet|little|oldest|youngest))* (?:daughter|son|niece|nephew
    |grand\w+
  |god\w+|kid|child|girl|boy|princess|twins|kids|boys|girls|children)`
const subject = (who: string) => patternOf(`^(?:${who}|${CHILD}|${ownChild})(?: (?:both|all))? `)
const predicate = patternOf(
  `^(?:is|are|was|were|has|had|can|will|never|obsessed|into|crazy|mad|good|great|just|always|also|really|finally
    |please|let
    |[a-z]+n't)›`,
)
const firstOf = (text: string) => text.split(/[ ,]/)[0] ?? ''

const thing =
  '(?= (?!(?:and|to|at|in|on|with|for|from|how|every|when|a|the|so|very(?! first|own|best)|about|all)›)[a-z\\d])'
const turns = (owner: string, self: string) =>
  [patternOf(`(‹(?:${owner}|our)${thing})`, 'gi'), patternOf(`(‹(?:${self}))›`, 'gi')] as const
/** The child's own words, for which it is told “your” and “yourself”. */
const ofChild = {
  f: turns('her', 'herself'),
  m: turns('his', 'himself'),
  n: turns('their', 'themsel(?:f|ves)'),
  p: turns('their', 'themselves'),
}
const turned = (text: string, { child }: Listener): string => {
  const [owner, self] = ofChild[child]
  return text
    .replaceAll(owner, (found) => found.replace(/\w+$/, 'your'))
    .replaceAll(self, (found) => found.replace(/\w+$/, child === 'p' ? 'yourselves' : 'yourself'))
}

const small = '(?:own|very|first|second|new|old|big|little|tiny|favou?rite|best|whole|entire)'
const number = String.raw`(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)`
const isKin = new RegExp(`^(?:${kin})$`)
/** Beside it nobody is greeted, nor the child itself. */
const unsafeToMention = anyOf(`
(?:grand)?(?:son|daughter)|niece|nephew|twins?|not?|n't|never|without|lost|left|gone|away|over|fell|last|hopes?|scared`)

/** How parents write in English. */
export const english = {
  /** Words as they are typed and what they stand for; `_` is a blank. */
  spelling: pairsOf(`
shes=she_is hes=he_is theyre=they_are doesnt=doesn't dont=don't isnt=isn't cant=can't wont=won't didnt=didn't
hasnt=hasn't im=I_am i'm=I_am cuz=because bc=because cos=because cause=because lil=little luv=loves luvs=loves
fav=favorite fave=favorite gonna=going_to bday=birthday xmas=Christmas pls=please plz=please n=and w=with
w/=with learnt=learned tho=though ur=your u=you`),
  repairs: [
    [patternOf(`^(?:our |my )?(${ONE})(?: ?[:,-])? `), '$1 '],
    [patternOf(`^(?:our |my )?${CHILD} ?[:,=-] ?(?=(?:she|he|they|loves|likes|is|has|just|can)›)`), ''],
    [patternOf(`^(?:our|my) (?=${CHILD})`), ''],
    [
      /\b(she|he|child§) ?'s (?=(?:\w+ )?(?:got|been|beaten|learned|lost|won|made|started|joined|finished|built)\b)/gi,
      '$1 has ',
    ],
    [/\b(she|he|it|who|that|there)'s(?= (?!favorite|best (?!at)|dad|mom|dog|cat|name))/gi, '$1 is'],
    [/\b(child§|one\d§)'s(?= (?:an?|so|very|in|into|going|good|mad|obsessed|\w+ing)\b)/gi, '$1 is'],
    [patternOf(`^(${ONE}),? \\d{1,2},? (?=[a-z])`), '$1 '],
    [/\b(loves?(?: \w+)?|really|very|so)(?:,? \1)+\b/gi, '$1'],
    [/([a-z])\1{2,}/gi, '$1'],
    [/\bhow to (?=\w)/gi, 'to '],
    [/ & | \+ /g, ' and '],
    [patternOf(`(‹(?![a-z]+s,)(?:${kin}|${pets})), ([A-ZÀ-Þ][a-zà-ɏ]+),?(?= (?!and )|$)`, 'g'), '$1 $2'],
  ] as readonly (readonly [RegExp, string])[],
  /** What stands before a clause and says nothing of the child. */
  courtesy: patternOf(
    String.raw`^(?:(?:please|also|and|(?:yesterday|today|(?:this|last) (?:week|month|year|morning))(?= \S+ \S)|then
      |(?:just |maybe )*(?:say|tell (?:her|him|them|child§)) (?:that )?you(?:'ve)? (?:heard|know|saw)(?: that)?
      |that(?= (?:she|he|they)›)|for child§(?=[ :,-]+\S)|oh|ok|okay|btw|well|so|hi(?! from)|hello(?! from| to)
      |hey(?! from)|plus
      |(?:can|could|would|will|if|we|i|you|i'd|we'd|be|just|'d|love|like|want|to|for|it|please|don't forget|remember
      | )+(?= (?:mention|say|wish|congratulate|tell|ask|remind|give|encourage|call)›))(?:[ ,:!]+|$))`,
  ),
  /** Days that are past when the film is watched. */
  passing: patternOf(
    String.raw`,? ?‹(?:(?:this|last|next|the other) (?:\w+day|week|weekend|month|year|summer|winter|spring|fall|morning
      |afternoon|evening|night)|yesterday|today|tonight|tomorrow
      |(?:on |every )?(?:mon|tues|wednes|thurs|fri|satur|sun)day
      |on (?:mon|tue|wed|thu|fri|sat|sun)s?
      |as of (?:\w+ )?\w+|(?:at|on|over) the weekend
      |(?:\w+ ){1,2}(?:days?|weeks?|months?|years?) ago|lately|right now|recently|now)(?=$|,| (?:and|but)›)`,
    'gi',
  ),
  /** What may stand between two clauses, what always divides them, and after what it is said of another. */
  joints: patternOf(
    String.raw`,? (?:and then|and also|even (?:if|when|though)|including|and|but|because|since|though|although
      |while|which|that|who|whenever|when|where
      |plus
      |yet|then|until|if|&|\+) |,? (?:so|before|after) (?=she|he|they|we|i )|,\s*|\s*[;:()—–]\s*|\s+-+\s+|\s(?=(?:she
      |he|it) 
      (?:is|has|loves|likes|can|also|just|always|really|plays|wants|knows|will|was|took)›)`,
    'gi',
  ),
  dependent: /including|because|since|though|wh[ieo]|that|until|if|before|after/i,
  /** What goes before is not so without it. */
  cutting: /^(?:until|if|though|although)\b|^\S* ?(?:if|unless|except|apart|instead|only|as|or|than|not)\b/i,
  /** What ends with it goes on with what is to be told. */
  reporting: /\b(?:tell|say|mention|know|remind|add)(?: to)?(?: (?:her|him|them|child§))? that $/i,
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
  verbs: (text: string): boolean => {
    const first = firstOf(text).toLowerCase()
    return predicate.test(text) || isBase(first) || (isVerb(first) && !(isKnown(first) && text === first))
  },
  shapes,
  macros,
  /** “Tell her that”: what follows is read by itself. */
  reported:
    patternOf(String.raw`^(?:(?:tell|remind|assure|let) (?:her|him|them|child§) (?:know )?(?:that )?|(?:say|mention
      |add|know)(?: to (?:her|him|them))? that |mention )(?=[a-z])`),
  /** A clause of the child's without its subject, said to it, for a line to begin with. */
  toChild(rest: string, listener: Listener): string {
    const [first = '', ...more] = turned(rest, listener).split(' ')
    const you = /^(?:is|are)$/.test(first) ? "you're" : `you ${baseOf(first) ?? first}`
    return [you, ...more].join(' ')
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
  ofOthers: /\b(?:she|he|they|her|his|him|them|my|we|us|i|me|it|(?:with|by|in|on) own)\b/i,
  finish: (text: string, _listener: Listener): string =>
    text.replaceAll(/\ba (?=[aeio]|u(?!n[ai]|se))/g, 'an '),
  /** They begin a clause, point at something or say how much: no part of a plain thing. */
  unclear: wordsOf(`
he she it they them we us i me my mine ours hers theirs her him his their who whom whose which that this these those
there here what why how when where while because since if unless but though although than whether is are am was were
be been isn't aren't has had have having haven't hasn't do does did don't doesn't didn't will would won't can
could can't couldn't should must may might not no never nothing nobody none nor neither hardly barely instead despite
yet its it's i'm i've himself herself themselves let's let gets wants needs seems too u idk always rarely lol whenever
then incl especially someone one monday tuesday wednesday thursday friday saturday sunday mondays`),
  /** Nor these, which say how, how much or which. */
  vague: wordsOf(`
somebody everyone everybody anything something ones as or so and the a an very really just even also still only maybe
probably actually most much more less enough else such like same other another again together away ago back up down
over now except well better best way bit lots both all any each few etc esp tbh tho thru cos cuz wi wee till til per
via you your yours yourself getting being`),
  prepositions: wordsOf(`
of with in on at for from to by about under into onto through around over across off behind beside without out after
before during called named round along`),
  determiners: patternOf(
    `^(?:(?:all |every |both )?(?:of )?(?:your|the)|an?|some|every|any|all|lots of|${number}
      |another|all kinds of|first|second|\\d+(?:st|nd|rd|th))(?: ${small}| ${number})* `,
  ),
  /** What needs no article, and what may follow a whole clause. */
  fixed: patternOf(
    `^(?:(?:(?:on|with) )?everything|anything [a-z]+|(?:at|to|from) (?:school|home|preschool|kindergarten|camp)
      |in bed|by heart
      |on stage|at night|for fun|with (?:merit|distinction|honou?rs)|in [a-z]+[ai]sh)$`,
  ),
  tail: patternOf(
    String.raw`(?:^| )(?:(?:really |very |so )?(?:well|fast|hard|far|loudly|quickly|beautifully)|a lot|so much
      |every (?:\w+ )?(?:day|night|morning|evening|week)|all by (?:yourself|yourselves)|by (?:yourself|yourselves)
      |on your own|all day|all the time|(?:online )?on \w+days|backwards|underwater|outside|together|again|yourself
      |alone
      |cover to cover|online|twice|three times)$`,
  ),
  /** Whether a noun without an article may stand alone: several of them, or what cannot be counted. */
  isHeld: (preposition: string, core: readonly string[]): boolean => {
    const noun = (core.at(-1) ?? '').toLowerCase()
    return (
      /[^si]s$|^\d+k?m?$/.test(noun) ||
      isMass(noun) ||
      isDoing(noun) ||
      (preposition !== '' && isKin.test(noun))
    )
  },
  agrees: (_preposition: string, _head: string, _core: readonly string[]): boolean => true,
  /** After it a name may follow. */
  mayHaveName: patternOf(
    `^(?:${kin}|(?:${pets})s?|friends?|coach|called|named|teddy|bear|blankie|blanket|dragon|doll)$`,
  ),
  /** No noun, whatever stands around it. */
  never: /(?!)/ as Finder,
  /** A verb that describes a noun behind it: “spelling bee”. */
  describes: (word: string, isLed: boolean): boolean => isDoing(word) || (isLed && isBase(word)),
  activity: (word: string): TellableVerb | undefined => {
    const known = verb('doing', word, false)
    return known && { ...known, isWhole: true, isFree: true }
  },
  verb,
  isVerb,
  isKnown,
  isThing: words.isThing,
  proper: words.proper,
  roles: words.roles,
  and: 'and',
  toShop: /(?:^|[^k] )you\b|\byour\b/i,
  /** A person, as `<how> <who> <name>`, and what it is called to the child. */
  person: patternOf(
    String.raw`^(?:all )?(?:(?:her|his|their|our|my) )?(?<article>the )?(?<how>(?:(?:two|big|little|baby|older
      |younger|great|whole|best
      |twin|very proud) )*)(?<who>${kin}|(?:friend|mate|pal)s?|buddy|classmates|teachers?|coach|neighbors|everyone
      |everybody|team|class
      |nurses|(?:${pets})s?)?(?<name>(?: ?[A-ZÀ-Þ][a-zà-ɏ'-]+)?)$`,
    '',
  ),
  owned: (noun: string, how: string, _listener: Listener, name = ''): string =>
    noun.startsWith('every') ? noun : `your ${how}${noun}${name}`,
  withThe(role: string): string | undefined {
    // “Our little lion” is theirs.
    if (/^(?:our|your|my) /.test(role)) return undefined
    if (/^(?:an?|the) /.test(role)) return role
    const isOne = /^big |expert|fan/.test(role)
    return isOne || /^\w+(?:$| (?:of|for|in|on|at|with) )/.test(role)
      ? `${isOne ? 'a' : 'the'} ${role}`
      : undefined
  },
  ofRole: / (?:of|for|in|on|at|with) /,
  praise: patternOf(`^(?:(?:so|very|really|super|such an?|full of) )*(?:${words.praise}|life|energy|joy)$`),
  unsafeToMention,
  ofThings: (items: readonly string[]): string => inList(items, 'and'),
  bare: (text: string): string => text,
  /** What may be said of a fear and, in a film for it, an illness. */
  delicate: {
    feared: (what: string): string => what.replace(/ (?:all|at|when|since|for) .*$/, ''),
    brave:
      patternOf(String.raw`^(?!.*(?:\bnot\b|never|n't)).*‹(?:is|was|were|been|so|very) (?:so |very |really |super 
        |such |an?|the |being )*(?:brave|strong|tough|trooper|champ|champion|warrior|fighter|superstar)›`),
    braveWords: "you're so brave",
    /** Whom a child misses: they wait. */
    missed: patternOf(
      String.raw`‹(?:miss(?:es|ing)?|can't wait to|(?:can't|cannot) (?:play|do
    |go to)) (?:\w+ ){0,4}?((?:best )?(?:friends?
        |buddies|class(?:mates)?|team(?:mates)?|school|preschool|kindergarten|teacher|soccer|football|baseball
    |basketball
        |ballet|dance|gymnastics|swimming|karate|hockey|tennis|choir|bike))›(?!')`,
    ),
    waits: (noun: string, _listener: Listener): string =>
      /friend|class|budd|team|teacher|bike/.test(noun) ? `your ${noun}` : noun,
    /** What an illness is called to the child: `{own}` is a part of its body, `{1}` the word of the notes. */
    ill: namedBy(`
{own} < (?:bro|fractur|sprain|hurt|injur|twist|bump|cut|burn|tore)[a-z]* (?:[a-z]+ ){0,4}?(${safety.bodyParts})s?›
{own} < (${safety.bodyParts}|ear) (?:is|was|hurts|surgery|operation|injury|infection)›
{own} < (stitches|crutches|cast|sore throat|cough|tonsils|appendix|operation|tummy|stomach)›
the {1} < (flu|measles|mumps|fever|hospital|pneumonia|bronchitis|covid|croup|chicken ?pox)›
your cold < (?:a|bad|nasty|head) cold›
your operation < surger`),
    notIll: anyOf(`
died?|dies|dying|accident|hit by|crash|abuse*|potty|diarrhea|poop*|vomit*|lice|mental|no|without|over|gone|better
mending|healed|fine now|i|me|my|drive*|stole|loves?|likes?|enjoys?|hates?|into|cut out|paper|doll*|teddy|pretend*`),
  },
  started: {
    learned: "you've learned to {it}",
    loves: 'you love {it}',
    expects: "you're looking forward to {it}",
  },
  /** The child's pronouns in a text. */
  pronouns:
    /\b(?:(?<f>she|hers?(?:elf)?|daughter|niece)|(?<m>he|him(?:self)?|his|son|nephew|grandson)|(?<n>they|their))\b/i,
  ...safety,
  mustNot: englishMustNot,
  /** Relatives; and with pets and friends, of whom nothing more is told after sad news. */
  relatives: patternOf(`‹(?:${kin})›`),
  dear: patternOf(`‹(?:${kin}|${pets}|friend|teacher|coach|girl|boy)›`),
  sameAge: /\b(?:twins?|triplets?|same age|(?:they|both) (?:are|turn|are turning|just turned|turned) \d+)\b/i,
  /** Lines for what was not understood, and near sad news. */
  draft: 'I heard that {it}.',
  gentleDraft: "I'm thinking of you, and I brought you a big, warm hug.",
}
