import type { Listener } from '../details.ts'
import { englishMustNot } from '../english-must-not.ts'
import { kin, men, pastimes, pets, things, women } from './english-kin.ts'
import * as safety from './english-safety.ts'
import { macros, shapes } from './english-shapes.ts'
import { baseOf, baseVerb, finiteVerb, isBase, isDoing, isVerb } from './english-verbs.ts'
import { CHILD, ONE, anyOf, firstOf, inList, namedBy, pairsOf, patternOf, wordsOf } from './words.ts'

const ownChild = `(?:my|our|the|this)(?: little)? (?:daughter|son|niece|nephew|grand\\w+|god\\w+|kid|child
|girl|boy|princess|twins)s?`
const subject = (who: string) => patternOf(`^(?:${who}|${CHILD}|${ownChild})(?: (?:both|all))? `)

/** The child's own words, for which it is told “your” and “yourself”. */
const turns = (owner: string, self: string) =>
  [
    patternOf(
      `(‹(?:${owner}|our)(?= (?!(?:and|to|at|in|on|with|for|from|how|every|when|a|the|so|very(?! first|own|best)|about
|all)›)[a-z\\d]))`,
      'gi',
    ),
    patternOf(`(‹(?:${self}))›`, 'gi'),
  ] as const
const ofChild = {
  f: turns('her', 'herself'),
  m: turns('his', 'himself'),
  n: turns('their', 'themsel(?:f|ves)'),
  p: turns('their', 'themselves'),
}
const turned = (text: string, { child, isOfKin }: Listener): string => {
  const [owner, self] = ofChild[child]
  return text
    .replaceAll(owner, (found) => (isOfKin && /\bour$/i.test(found) ? found : found.replace(/\w+$/, 'your')))
    .replaceAll(self, (found) => found.replace(/\w+$/, child === 'p' ? 'yourselves' : 'yourself'))
}

const predicate = patternOf(
  `^(?:is|are|was|were|has|had|can|will|did|never|obsessed|into|crazy|mad|good|great|please|let|[a-z]+n't)›`,
)
const knownThing = patternOf(`^(?:your )?(?:[a-z]+ )?(?:(?:${things}|${pets})s|${pastimes})$`)
const runOns = wordsOf(
  'plays loves likes wants takes makes lives sings reads draws eats sleeps collects speaks calls went got',
)
const others = `${pets}|cousin|friend|twin|teacher|coach|baby`

const dear = patternOf(`‹(?:${kin}|${others}|girl|boy)›`)

/** How parents write in English. */
export const english = {
  /** Words as they are typed and what they stand for; `_` is a blank. */
  spelling: pairsOf(`
shes=she_is hes=he_is theyre=they_are doesnt=doesn't dont=don't isnt=isn't cant=can't wont=won't didnt=didn't im=I_am
i'm=I_am bc=because luv=loves luvs=loves fav=favorite fave=favorite gonna=going_to bday=birthday xmas=Christmas
pls=please n=and w=with w/=with wi=with learnt=learned u=you r=are tho=though`),
  repairs: [
    [patternOf(`^(?:our |my )?(${ONE})(?: ?[:,-])? `), '$1 '],
    [
      patternOf(`^(?:our |my )?${CHILD}(?: ?[:,=-] ?(?=(?:she|he|they|loves|likes|is|has|just|can)›)|(?= ))`),
      CHILD,
    ],
    [
      /\b(she|he|child§) ?'s (?=(?:\w+ )?(?:got|been|learned|lost|won|made|started|joined|finished|built)\b)/gi,
      '$1 has ',
    ],
    [/\b(she|he|it|who|that|there)'s(?= (?!favorite|best (?!at)|dad|mom|dog|cat|name))/gi, '$1 is'],
    [/\b(child§|one\d§)'s(?= (?:an?|so|very|in|into|going|good|mad|obsessed|\w+ing)\b)/gi, '$1 is'],
    [/([a-z])\1{2,}/gi, '$1'],
    [/\b(loves?(?: \w+)?|really|very|so)(?:,? \1)+\b/gi, '$1'],
    [/ & /g, ' and '],
  ] as readonly (readonly [RegExp, string])[],
  /** Before a clause, and says nothing of the child. */
  courtesy: patternOf(
    String.raw`^(?:(?:please|also|and|then|yesterday|today
|(?:just )?say you heard
|that(?= (?:she|he|they)›)|for child§(?=[ :,-]+\S)|oh|ok|okay|btw|well|so|(?:hi|hello|hey)(?! from| to)|plus
|(?:can|could|would|if|we|i|you|just|like|want|to|please|remember| )+(?= (?:mention|say
|wish|congratulate|tell|ask|remind|give|encourage|call)›))(?:[ ,:!]+|$))`,
  ),
  /** Days that are past when the film is watched. */
  passing: patternOf(
    String.raw`,? ?‹(?:(?:this|last|next) (?:\w+day|week\w*|month|year|yr|time|term|summer|winter|morning|night)
|yesterday|today|tonight|tomorrow|(?:on |every )?(?:mon|tues|wednes|thurs|fri|satur|sun)day
|on (?:mon|tue|wed|thu|fri|sat|sun)s?|(?:\w+ ){1,2}(?:day|week|month|year)s? ago|lately|recently
|(?:right )?now)(?=$|,| (?:and|but)›)`,
    'gi',
  ),
  /** What may stand between two clauses, and after what it is said of another. */
  joints: patternOf(
    String.raw`,? (?:and then|and also|even (?:if|when|though)|including|and|but|because|since|though|although|while
|which|that|who|when|where|plus|yet|then|until|if|c[ou]s|except|especially|particularly|&|\+) 
|,? so (?:she|he|they) (?=(?:can|could|will|would)›)|,? (?:so|before|after) (?=she|he|they|we|i )|,\s*
|\s*[;:()—–]\s*|\s+-+\s+
|\s(?=(?:she|he|it) (?:is|has|loves|likes|can|also|just|always|really|plays|wants|knows|will|was|took)›)`,
    'gi',
  ),
  dependent:
    /including|because|since|though|wh[ieo]|that|until|if|before|after|c[ou]s|except|especial|particul|so s?[ht]/i,
  /** What goes before is not so without it. */
  cutting:
    /^(?:until|if|though|although|except)\b|^\S* ?(?:if|unless|except|apart|instead|only|as|or|than|not)\b/i,
  /** What ends with it goes on with what is to be told. */
  reporting: /\b(?:tell|say|mention|know|remind|add)(?: to)?(?: (?:her|him|them|child§))? that $/i,
  /** The child as the subject, by its pronouns. */
  subjects: {
    f: subject('she'),
    m: subject('he'),
    n: subject('they'),
    p: subject('they(?: both)?|both(?: of them)?|(?:the )?two of them'),
  },
  /** Whether a clause begins with what its subject does or is. */
  startsClause: (text: string): boolean => {
    const plain = text.replace(english.adverbs, '')
    return predicate.test(plain) || isVerb(firstOf(plain)) || (isBase(firstOf(plain)) && plain.includes(' '))
  },
  isVerb: (word: string): boolean => isVerb(word) || /^(?:is|are|was|were|has|had|can|will|did)$/.test(word),
  /** “Soccer plays goalie”: what cannot be a noun shows that a comma is missing. */
  runsOn: (word: string, _before: string): boolean => runOns.has(word.toLowerCase()),
  adverbs:
    /^(?:(?:also|always|just|really|finally|even|now|already|often|both|actually|once|absolutely|totally) )+/i,
  shapes,
  macros,
  /** “Tell her that”: what follows is read by itself. */
  reported:
    patternOf(String.raw`^(?:(?:tell|remind|assure|let) (?:her|him|them|child§) (?:know )?(?:that )?|(?:say|mention|add
|know)(?: to (?:her|him|them))? that |mention )(?=[a-z])`),
  /** A clause of the child's without its subject, said to it, for a line to begin with. */
  toChild(rest: string, listener: Listener): string {
    const [first = '', ...more] = turned(rest, listener).split(' ')
    const you = /^(?:is|are)$/.test(first) ? "you're" : `you ${baseOf(first) ?? first}`
    return [you, ...more].join(' ')
  },
  /** The child's owners and pronouns said to it. */
  turned,
  /** A clause without a pronoun says it of one where there are several, or of several where there is one. */
  isOfOthers: (rest: string, { child }: Listener): boolean =>
    child === 'p'
      ? /^(?:is|was|has|loves|likes)\b/i.test(rest) || baseOf(firstOf(rest)) !== undefined
      : (child === 'n' ? /^like\b/i : /^(?:love|like|enjoy|adore)\b/i).test(rest),
  /** A relative writes: what is “ours” is not the child's. */
  ofKin: patternOf(
    '‹(?:our|my) (?:\\S+ )?(?:niece|nephew|grand|god)|‹(?:from|love,?) (?:nan|gran|pop|aunt|uncle|opa|oma)',
  ),
  /** Pronouns of one of several, and of anybody. */
  ofOne: /\b(?:she|he|her|his|him)\b/i,
  ofOthers: /\b(?:she|he|they|her|his|him|them|my|our|we|us|i|me|it|(?:with|by|in|on) own)\b/i,
  finish: (text: string, _listener: Listener): string =>
    text.replaceAll(/\ba (?=[aeio]|u(?!n[ai]|se))/g, 'an '),
  /** They begin a clause, point elsewhere or deny: no part of a plain thing. */
  unclear: wordsOf(`
he she it they them we us i me my her him his their who whose which that this these those there here what why how when
where while because since if unless but though although than whether is are am was were be been has had have do does
did will would can could should must may might not no never nothing nobody despite yet its himself herself themselves
our let gets wants needs seems too idk lol enough whenever then tbh esp etc something someone dont except only same`),
  /** Nor a thing by themselves. */
  vague: wordsOf(`
anyway everyone apart or so and the a an very really just even also still maybe much more most less other
another again together away back up down now well best way bit lots both all any each few things stuff it one
first`),
  prepositions: wordsOf(`
of with in on at for from to by about under into through around over across off behind without out after before during
called named round along as like than`),
  /** Nothing ends with them. */
  opens: /^(?:a|an|the|and|or|your|so|very|really|every|some|any|own|more|my|better|ones?)$/,
  /** Whose it is, or where, cannot be told: “helps his dad with his shoes”, “at St Brigid's”. */
  misleading: patternOf(
    String.raw`‹(?:${kin}|friends?|coach)(?: [A-Z]\S+)? (?!and )(?:\S+ ){0,3}your›|‹(?:with|by|in|on|to) own›
|‹(?:at|near) (?:St\.? )?[A-ZÀ-Þ]|‹(?:${kin}|friend|pal|mate|with) [A-Z]\S+ [A-Z]|‹one (?:in|on|at|of|for|to)›`,
    '',
  ),
  nameable: patternOf(`(?:your|the) (?:\\S+ )*?(?:${kin}|${others}|teddy|bear|lion|doll|bunny)$`),
  isDoing,
  baseVerb,
  /** Told of nothing they say nothing: “caught with both hands”. */
  needsThing: /^(?:br|carr|ca(?:tch|ught)|f[eio]+u?n?d|g[ai]v|h[eo]ld|ma[kd]e|tie|w(?:ear|ore|rap))/,
  finiteVerb,
  isThing: (part: string): boolean =>
    knownThing.test(part) &&
    !(isVerb(firstOf(part)) && part.includes(' ')) &&
    !english.unclear.has(firstOf(part)),
  and: 'and',
  toShop: /(?:^|[^k] )you\b|\byour\b/i,
  /** A person, as `<how> <who> <name>`, and what it is called to the child. */
  person: patternOf(
    String.raw`^(?:all )?(?:(?:her|his|their|our|my) )?(?<article>the )?(?<how>(?:(?:two|big|little|baby|older|great
|whole|best|twin) )*)(?<who>${kin}|(?:friend|mate|pal)s?|buddy|classmates|teachers?|coach|everyone|team|class
|(?:${pets})s?)?(?<name>(?: ?[A-ZÀ-Þ][a-zà-ɏ'-]+)?)$`,
    '',
  ),
  owned: (noun: string, how: string, _listener: Listener, name = ''): string =>
    noun.startsWith('every') ? noun : `your ${how}${noun}${name}`,
  /** Beside it nobody is greeted: who is away or no longer there, says hello, or teaches. */
  unsafeToMention: anyOf(`
(?:grand)?(?:son|daughter)|niece|nephew|twins?|not?|n't|never|without|lost|left|gone|away|over|fell|last|hopes?|scared
says?|hi|hello|love|miss*|teach*|coach|school|class|far|in [A-Z]\\S+`),
  /** Things that are told alone, and without the preposition that a verb asks for. */
  ofThings: (items: readonly string[]): string => inList(items, 'and'),
  bare: (text: string): string => text,
  /** What may be said of a fear and, in a film for it, an illness. */
  delicate: {
    feared: (what: string): string => what.replace(/ (?:all|at|when|since|for) .*$/, ''),
    brave:
      patternOf(String.raw`^(?!.*(?:\bnot\b|never|n't)).*‹(?:is|was|were|been|so|very) (?:so |very |really |super |such 
|an?|the |being )*(?:brave|strong|tough|trooper|champ|champion|warrior|fighter|superstar)›`),
    braveWords: "you're so brave",
    missed: patternOf(
      String.raw`‹(?:miss(?:es|ing)?|can't wait to|(?:can't|cannot) (?:play|do|go to)) (?:\w+ ){0,4}?((?:best )?
(?:friends?|class\w*|team\w*|(?:pre)?school|kindergarten|teacher|\w+ball|soccer|ballet|dance|gymnastics|swimming
|karate|bike))›(?!')`,
    ),
    waits: (noun: string, _listener: Listener): string =>
      /friend|class|team|teacher|bike/.test(noun) ? `your ${noun}` : noun,
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
  pronouns:
    /\b(?:(?<f>she|hers?(?:elf)?|daughter|niece)|(?<m>he|him(?:self)?|his|son|nephew|grandson)|(?<n>they|their))\b/i,
  ...safety,
  mustNot: englishMustNot,
  /** Relatives; and with pets and friends, who may have died. */
  relatives: patternOf(`‹(?:${kin})›`),
  dear,
  /** Who else may be the next “she” or “he”. */
  rivals: {
    f: patternOf(`‹(?:${women}|${others}|girl)›`),
    m: patternOf(`‹(?:${men}|${others}|boy)›`),
    n: dear,
    p: dear,
  },
  sameAge: /\b(?:twins?|triplets?|same age|(?:they|both) (?:are|turn|are turning|just turned|turned) \d+)\b/i,
  /** Lines for what was not understood, and near sad news. */
  draft: 'I heard that {it}.',
  gentleDraft: "I'm thinking of you, and I brought you a big, warm hug.",
}
