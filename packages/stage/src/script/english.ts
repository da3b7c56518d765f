import { englishMustNot } from './english-must-not.ts'
import { anyOf, whole, wordsOf } from './any-of.ts'
import type { Language } from './details.ts'
import { personOf, turnClause, turnNamed, yours } from './english-turn.ts'
import { beginsClause } from './english-verbs.ts'
import { JOINT, ONE } from './marker.ts'
import { people, subject } from './english-words.ts'
import { englishRequests } from './english-requests.ts'

const after = (words: string) =>
  words.replace(/^(?:also|always|just|really|finally|even|still|now|recently) /, '')

const namedOne = new RegExp(`^${ONE} `)

/** How parents write in English. */
export const english: Language = {
  repairs: [
    [/ & /g, ' and '],
    [/ w\/?(?= )/gi, ' with'],
    [/\bshes\b/gi, 'she is'],
    [/\bhes\b/gi, 'he is'],
    [/\btheyre\b/gi, 'they are'],
    [/\b(she|he)'s (?=got|been|just|learned|lost|won|already|become)/gi, '$1 has '],
    [/\b(she|he|it|who)'s(?= )/gi, '$1 is'],
    [/\b(we|they)'re\b/gi, '$1 are'],
    [/\bI'm\b/gi, 'I am'],
    [/\b(she|he|they|we)'ll\b/gi, '$1 will'],
    [/\bluvs?\b/gi, 'loves'],
    [/\bscard\b|\bscarred of\b/gi, 'scared'],
    [/\b(?:dosent|doesnt|dont like)\b/gi, "doesn't"],
    [/\bdont\b/gi, "don't"],
    [/\b(do|does|did|is|was|has) not\b/gi, "$1n't"],
    [/\bcant\b/gi, "can't"],
    [/\bfav\b/gi, 'favorite'],
    [/\bgonna\b/gi, 'going to'],
    [/\b(?:bday|b-day)\b/gi, 'birthday'],
  ],
  noise:
    /^(?:(?:please|pls|plz|also|and|oh|btw|fyi|well|so|hi|hello|hey|just|maybe)(?![\p{L}'])[ ,]*)+|[ ,]*(?<![\p{L}'])(?:lol|lmao|haha+|hehe+|please|pls|plz|thanks?(?: (?:you|so much|a lot))*|xoxo|omg|already|:\))$/giu,
  joints: /,? (?:and then|and also|and|but) |, (?:and )?|; /iu,
  startsClause: (words) =>
    (namedOne.test(words) && beginsClause(after(words.replace(namedOne, '')))) ||
    (subject.test(words)
      ? beginsClause(after(words.replace(subject, ''))) || /^\S+ (?:is|are|has|was|will|can) /.test(words)
      : beginsClause(after(words)) ||
        /^(?:please|do not|don't|tell|remind|ask|say|mention|wish|make sure|i|we|great at|good at|learning to|starting|email|call|a bit|a little|kind of|still a|shy|timid|nervous|stubborn)(?:[ ,]|$)/iu.test(
          words,
        ) ||
        /^(?:her|his|their|my|our) \p{L}+ (?:is|are|was|has|loves|makes|died|passed)\b/iu.test(words)),
  runOn:
    /(?<=\p{L}{2} (?<!(?:that|when|because|cause|if|where|wherever|everywhere|and|what|how|as|while|until|till|before|after|since|whenever|so|but|than|thing|things|which|who|all|know|says|think|thinks|let|now|once|the) ))(?=(?:she|he) (?:\p{L}+s|can|will) )/iu,
  own: anyOf('the|and|a|she|he|her|his|is|loves|likes|to|with|my|has|of|in|so|for'),
  foreign: anyOf(
    'ela|ele|dela|dele|adora|gosta|não|você|com|para|muito|ama|ella|él|su|le|les|gusta|gustan|los|las|una|muy|elle|aime|est|und|liebt|ihr|sie|er|il|e|avó|y|abuela',
  ),
  private: [
    [
      'contact',
      /@|https?:|www\.|\.com\b|\b(?:phone|whatsapp|call me|text me|e-?mail|instagram|insta|tiktok|snapchat|facebook|youtube channel|number is)\b|(?:\d[\s().-]*){7,}/i,
    ],
    ['money', /[$€£]|\b(?:dollars?|bucks|paid|price|money|refund|expensive)\b/i],
    [
      'birth',
      /\b(?:born (?:on|in)|date of birth|dob|birth ?date)\b|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b(?:19|20)\d\d\b/i,
    ],
    [
      'address',
      /\b\d+ \p{L}+(?: \p{L}+)? (?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|court|boulevard|blvd|way)\b|\b(?:address|zip code|lives? (?:at|in|on)|apartment \d|apt)\b/iu,
    ],
    [
      'school',
      /\b(?:[Ee]lementary|[Aa]cademy|[Mm]ontessori|(?:pre)?school called)\b|\p{Lu}\p{Ll}+ (?:School|Kindergarten|Preschool|Daycare|Primary|High)\b|(?<!(?:named|called|blanket|blankie|bear|teddy|bunny|doll|dog|cat|fish|hamster) )\b(?:Mr|Mrs|Ms|Miss) \p{Lu}|\bclass (?:at|of) |\bteacher (?:is )?\p{Lu}/u,
    ],
    ['surname', /\b(?:full name|last name|surname|family name)\b/i],
  ],
  silence:
    /\b(?:(?:do not|don't|never|not to) (?:ever |please )?(?:mention|discuss|reveal|bring up|refer to|speak (?:of|about)|say (?:anything|a word|something) about|say|tell (?:her|him|them) (?:about|that)|talk (?:to (?:her|him|them) )?about)|(?:no|without|avoid|skip)(?: any)? (?:mention(?:s|ing)?(?: of)?|talk(?:ing)?(?: about| of)?|words? about|bringing up|references? to|the (?:topic|subject) of|topics? like)|avoid|leave out|nothing about|keep quiet about) (?:the |any )?(?<topic>[^,.;]+?)(?= but |,|;|$)/iu,
  silenceOfBefore:
    /\b(?:do not|don't|never|please don't|not to) (?:(?:mention|say|bring|talk about|tell) (?:it|that|this|them)|promise)\b|\b(?:it's|it is|is|its) (?:a )?(?:surprise|secret)\b/i,
  stopWords: wordsOf(
    'the and her his him their she he they that this about any please ever with for our your from has had have been was were lol',
  ),
  sorrow: anyOf(
    'died|dies|dying|dead|death|passed away|passed on|passed in|funeral|heaven|in loving memory|grieving|grief|late (?:mom|dad|grandma|grandpa)',
    'lost (?:her|his|their|our|a) (?:\\p{L}+ )?(?:mom|mommy|mother|dad|daddy|father|grandma|grandpa|nana|brother|sister|uncle|aunt|dog|cat|puppy|baby|pet|cousin|friend)',
    'divorc*|separated|split up|breakup|broke up|custody|two houses|prison|jail|deployed|overseas|far away from',
    'bull(?:y|ied|ying|ies)|abus*|miscarr*|misses|really miss|miss (?:her|his|their|him|them)|ran away|is sad|been sad|so sad|very sad|depress*|lonely|cancer|chemo*|hospice',
  ),
  illness: anyOf(
    'sick|ill|hospital|surgery|operation|diagnos*|fever|cough|flu|broke (?:her|his|their|a|an)|broken (?:arm|leg)',
    'fractured|stitches|in a cast|concussion|leukemia|covid|pneumonia|chickenpox|measles',
  ),
  sensitive: anyOf(
    'hates?|mean|bites?|wets?|wetting|chubby|fat|overweight|weight|skinny|ugly|lazy|picky|cries|crying|tantrum*|naughty|bad|worst|rude|stutter*|lisp',
    'allerg*|diabetes|asthma|epilepsy|seizure*|adopted|adoption|foster*|autis*|adhd|disab*|delay*|special needs|therapy|therapist|medication|meds|jealous|hits|hitting|kicks|fights',
    'too (?:cool|old|big) for|farts?|poops?|pees?|potty|diaper*|snores?|drunk|stop|quit|shy|nervous|anxious|anxiety|stubborn|bossy|annoying|grumpy|spoiled|messy|clumsy',
    'lies|lying|steals|punish*|far away|works far|premature|born|hard (?:year|time|day|week)|difficult|tough|pretends|travels|santa|presents|grounded|if|unless|or else|church|god|jesus|boyfriend|girlfriend|crush|toilet|problem*|struggl*|worr*',
  ),
  order: anyOf(
    'ignore|instructions?|prompt|system|script|accent|voice actor|too long|make it|make sure|keep it|make this|surprise us|video|poem|sound like|short and|using a',
    "don't be|be funny|the message|(?:it|this|that|all|everything|message|talk|please) in (?:spanish|english|portuguese)|in (?:spanish|english|portuguese) please|this will make|will make her day|make his day|thank you|don't know what|no idea|up to you|whatever you",
  ),
  empty: whole(
    "(?:no|none|nothing|nope|n/?a|idk|dunno|whatever|anything|test|testing|ok|okay|yes|hi|hello|\\.+|x+|-+|good|surprise|not sure|i don't know.*|[bcdfghjklmnpqrstvwxz]{4,}|asdf.*|qwer.*|use (?:a|an|the|your) .*|(?:speak|talk) (?:in|like|with) .*)",
  ),
  requests: englishRequests,
  pronoun: /(?<![\p{L}])(?:(?<f>she|her|hers|daughter|girl)|(?<m>he|him|his|son|boy))(?![\p{L}])/iu,
  turn: turnClause,
  turnNamed,
  both: [
    /^(?:they both|both of them|the two of them|both|(?:(?:the|our|my|these) )(?:(?:two|little|sweet) )?(?:twins|boys|girls|kids|children|sons|daughters|siblings|babies|two))(?= [\p{L}'])/iu,
    'they',
  ],
  single: /(?<![\p{L}'])(?:she|he|him|her|his|hers)(?![\p{L}'])/iu,
  sameAge: /\b(?:twins?|triplets?|same age|(?:they|both) (?:are|turn|are turning|just turned|turned) \d+)\b/i,
  mayBeOther: (before, clause, child) => personOf(before) === child && subject.test(clause),
  turnWords: yours,
  // Of the child's own clauses: what stands before “and sings” is still the child.
  subjectOf(clause) {
    const said = (subject.exec(clause) ?? namedOne.exec(clause))?.[0].trim()
    if (said !== undefined) return said
    const [who = ''] =
      /^(?:(?:her|his|their|the|my|our) )?\p{L}+(?: and \p{L}+)?(?= (?:\p{L}+s|are|died|passed|love|work|live|just)\b)/iu.exec(
        clause,
      ) ?? []
    return who !== '' && (people.test(who.replace(/ and .*/i, '')) || /^(?:i|we)$/i.test(who)) ? who : ''
  },
  join: (first, second) => `${first}${JOINT}${second}`,
  mustNot: englishMustNot,
  stray: /(?<![\p{L}])(?:I|I'm|I've|me|my|mine|we|us|our|ours|she|he|hers|himself|herself|lol)(?![\p{L}])/iu,
}
