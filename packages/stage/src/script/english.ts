import { englishMustNot } from './english-must-not.ts'
import { anyOf, whole, wordsOf, patternOf } from './patterns.ts'
import type { Language } from './details.ts'
import { personOf, thing } from './english-pronouns.ts'
import { topicOf } from './english-topic.ts'
import { turnClause, turnNamed } from './english-turn.ts'
import { isUnsure } from './english-unsure.ts'
import { beginsClause } from './english-verbs.ts'
import { JOINT, ONE } from './marker.ts'
import { childWords, kin, people, pets, subject } from './english-words.ts'
import { englishRequests } from './english-requests.ts'
import { englishRepairs, englishSpelling } from './english-spelling.ts'

const after = (words: string) =>
  words.replace(/^(?:also|always|just|really|finally|even|still|now|recently|only|never) /, '')

/** What one is glad to have lost. */
const gladlyLost = String.raw`(?! .*(?:tooth|teeth|fear|wheels|floaties))`
/** Of the child: “grandma misses her” is love, and who “never misses a practice” is keen. */
const missing = String.raw`(?=miss)(?<!(?:never|everyone|everybody|family|friends|we|i|${kin}|${pets})(?: \p{L}+){0,3} )miss(?:es|ing)?(?: really)? (?:h\p{L}+|the\p{L}*|you|old)(?! .*(?:tooth|teeth))`
const be = '(?:is|are|was|were|be|been|being|gets?|got)'
const soothers = 'paci*|bink*|dummy|soother|thumb|bottle|crib'

const namedOne = new RegExp(`^${ONE} `)

/** How parents write in English. */
export const english: Language = {
  spelling: englishSpelling,
  repairs: englishRepairs,
  noise:
    /^(?:(?:please|pls|plz|also|and|oh|ok|okay|btw|fyi|well|so|hi|hello|hey|just|maybe|basically|anyways?|honestly|(?:(?:the|my|our) )?(?:twins|kids|boys|girls|children) ?:|(?:(?:if|could|can|would|will) you(?: please)?(?: can| could)?|(?:be sure|make sure|don't forget|feel free|try) to)(?= (?:mention|talk|say|wish|congratulate|tell|ask|remind|sing|include|add|send|give|encourage)(?![a-zà-ɏ]))|um+|yeah|guys|but)(?![a-zà-ɏ'])[ ,]*)+|[ ,]*(?<![a-zà-ɏ'])(?:lol|lmao|haha+|hehe+|so pls|please|pls|plz|thanks?(?: (?:you|so much|a lot))*|thx|ty|xoxo|omg|rn|tbh|already|(?:(?:that|it) )?would be (?:great|amazing|awesome|nice|perfect|lovely|wonderful|cool)|game changer|unfortunately|though|(?:his|her|their) words|:\))$/gi,
  joints: /,? (?:and then|and also|and|but) |, (?:and )?|; /i,
  startsClause: (words, joint) =>
    !/^(?:hugs|kisses) from /i.test(words) &&
    (new RegExp(`^(?:${ONE} to |they (?:are|love|like|have) )`).test(words) ||
      (joint !== ' but ' && /^(?:they|we|i) [a-zà-ɏ]+ /i.test(words)) ||
      (namedOne.test(words) && beginsClause(after(words.replace(namedOne, '')))) ||
      (subject.test(words)
        ? beginsClause(after(words.replace(subject, ''))) || /^\S+ (?:is|are|has|was|will|can) /.test(words)
        : beginsClause(after(words)) ||
          /^(?:please|do not|don't|tell|remind|ask|say|mention|wish|make sure|i|we|great at|good at|learning to|starting|email|call|a bit|a little|kind of|still a|shy|timid|nervous|stubborn)(?:[ ,]|$)/i.test(
            words,
          ) ||
          /^(?:her|his|their|my|our) [a-zà-ɏ]+ (?:is|are|was|has|loves|makes|died|passed)\b/i.test(words) ||
          (joint.includes(',') &&
            /^(?:(?:the|a|baby|little) )?[a-zà-ɏ]+(?<!who|which|that|what) (?:is|was|has)\b/i.test(words)))),
  runOn:
    /(?<=[a-zà-ɏ] )(?=(?:please|pls|plz|can you|could you) (?:tell|ask|remind|say|mention|wish|encourage|don't) )|(?<=[a-zà-ɏ]{2} (?<!(?<![a-zà-ɏ])(?:to|we|you|they|always|can|could|please|and|you) ))(?=(?:tell|remind|ask) (?:her|him|them) )|(?<=[a-zà-ɏ]{2} (?<!(?:that|when|because|cause|if|where|wherever|everywhere|and|what|how|as|while|until|till|before|after|since|whenever|so|but|than|thing|things|which|who|all|know|says|think|thinks|let|now|once|the) ))(?=(?:she|he) (?:[a-zà-ɏ]+s|can|will) )/i,
  native: anyOf('the|and|a|she|he|her|his|is|loves|likes|to|with|my|has|of|in|so|for'),
  foreign: anyOf(
    'es|un|una|niñ[oa]|feliz|encanta|bailar|que|con|por|mi|hij[oa]|tiene|quiere|años|ela|ele|dela|dele|adora|gosta|não|você|com|para|muito|ama|ella|él|su|le|les|gusta|gustan|los|las|una|muy|elle|aime|est|und|liebt|ihr|sie|er|il|e|avó|y|abuela',
  ),
  private: [
    [
      'contact',
      /\S@|@\S|https?:|www\.|\.com\b|\b(?:phone|whatsapp|call me|text me|e-?mail|instagram|insta|tiktok|snapchat|facebook|youtube channel|number is)\b|(?:\d[\s().-]*){7,}/i,
    ],
    ['money', /[$€£]|\b(?:dollars?|bucks|paid|price|money|refund|expensive)\b/i],
    [
      'birth',
      /\b(?:born (?:on|in)|date of birth|dob|birth ?date)\b|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b(?:19|20)\d\d\b|\bbirthday is .*\d/i,
    ],
    [
      'address',
      /\b\d+ [a-zà-ɏ]+(?: [a-zà-ɏ]+)? (?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|court|boulevard|blvd|way)\b|\b(?:address|zip code|liv(?:es?|ing) (?:with [^,]* )?(?:at|in|on|near)|apartment \d|apt)\b/i,
    ],
    [
      'school',
      /\b(?:[Ee]lementary|[Aa]cademy|[Mm]ontessori|(?:pre)?school called)\b|[A-ZÀ-Þ][a-zà-ɏ]+ (?:School|Kindergarten|Preschool|Daycare|Primary|High)\b|(?<!(?:named|called|blanket|blankie|bear|teddy|bunny|doll|dog|cat|fish|hamster|without|hugs|cuddles) )\b(?:Mr|Mrs|Ms|Miss) (?!Rachel|Beast|Bean|Potato)[A-ZÀ-Þ]|\bclass (?:at|of) (?!daycare|school|preschool|the|her|his)|\bteacher (?:is )?[A-ZÀ-Þ]/u,
    ],
    [
      'school',
      /\bgo(?:es)? to (?!(?:an?|the|h\S+|their|our|my|big|new|summer) )(?:[a-z']+ ){1,3}(?:school|primary|preschool|daycare)\b|\bteacher (?:mr|mrs|ms|miss) [a-z]|(?:school|kindergarten|daycare) at (?!(?:an?|the|h\S+|our|night)\b)[a-z]/i,
    ],
    ['surname', /\b(?:full name|last name|surname|family name)\b/i],
  ],
  silence:
    /\b(?:(?:do not|don't|never|not to) (?:ever |please )?(?:mention|discuss|reveal|bring up|refer to|speak (?:of|about)|say (?:anything|a word|something) about|say|tell (?:her|him|them) (?:about|that)|talk (?:to (?:her|him|them) )?about)|(?:no|without|avoid|skip)(?: any)? (?:mention(?:s|ing)?(?: of)?|talk(?:ing)?(?: about| of)?|words? about|bringing up|references? to|the (?:topic|subject) of|topics? like)|avoid|leave out|nothing about|keep quiet about) (?:the |any )?(?<topic>[^,.;]+?)(?= but |,|;|$)/i,
  silenceOfBefore:
    /\b(?:do not|don't|never|please don't|not to) (?:(?:mention|say|bring|talk about|tell) (?:it|that|this|them|anything(?=$| to )|a word)|promise)\b|\b(?:we |i )?(?:haven't|have not|didn't) (?:told|tell|mention)\w*(?: (?:her|him|them|it))*(?: yet)?\b|\bsurprise (?:party|trip|visit|gift|for|her|him|them)\b|\bgetting (?!ready|excited).* for (?:\w+ )?(?:christmas|birthday)\b|\bsh{2,}\b|\b(?:it's|it is|is|its) (?:a )?(?:big )?(?:surprise|secret)\b|\bdon't tell(?: (?:her|him|them|anyone|anybody))?(?: about it)?(?: yet)?(?=$|,| so | but | and )|\b(?:has|have) no (?:idea|clue)\b|\b(?:not|isn't) (?:public|official|announced)\b|\b(?:nobody|no one) knows\b|^(?:(?:big|total) )?surprise$|\b(?:doesn't|don't) know(?: about (?:it|this|that))?(?: yet)?(?=$|,| so | but | and )|\bdon't (?:spoil|ruin|give (?:it )?away)\b|\bkeep it (?:a )?secret\b/i,
  stopWords: wordsOf(
    'going getting are can will you not just the and her his him their she he they that this about any please ever with for our your from has had have been was were lol',
  ),
  sorrow: anyOf(
    'alzheimer*|dementia|been through|mov(?:ed|es|ing) (?:out|away)|through a lot|(?:house|in the|in a) fire|burn(?:ed|t) down|(?:not|\\p{L}+n.t) doing (?:so )?well|escaped|never found|with the angels|no longer with us|rainbow bridge|passed (?:away|on|in|over|recently|suddenly|last)|icu|nicu|died|dies|dying(?! to )|dead|death|funeral|heaven|in loving memory|grieving|grief|late (?:mom|dad|grandma|grandpa)',
    `lost${gladlyLost}(?: \\S+){0,3} (?:${kin}|${pets}|friend*|teacher|baby|home|house|everything|stuffed|teddy|bear|lovey|blank*)`,
    'divorc*|separated|split up|(?:parents|and i|we)(?: \\p{L}+)? split|broke up(?! with paci)|half the week|every other week*|breakup|custody|two houses|prison|jail|deployed|overseas|far away from',
    `(?:kids|classmates|boys|girls|some) (?:at \\p{L}+ )?(?:call|tease|laugh at|pick on|exclude|push|ignore)|${be} (?:teased|killed|put down)|teased (?:her|him)|makes? fun of|made fun of|(?=pick)(?<!(?:stood|stands) up .*)picked on|left out|(?:nobody|no one) (?:sat|sits|plays?|played|wants?|likes?|talks?|talked|invite[sd])|no friends`,
    `first (?:\\p{L}+ )?(?:christmas|birthday|easter|summer|thanksgiving|holidays?|year) (?:without|since)|sad (?:to|about|that|because|since)|hard for (?:her|him|them)|heartbroken|devastated|upset|homesick|hit by|(?:to|we) put (?:\\S+ ){1,3}down|put to sleep|killed by|(?:hard|rough|tough|awful|terrible) (?:few )?(?:time|day|week|month|year)s?|(?:it|things|school|days?|weeks?|months?|year|mornings?)(?: ha[sd]| have)? ${be} (?:\\p{L}+ )?(?:rough|hard|tough|awful)|feeling down|been down|bit down|cries every|cry(?:ing)? every`,
    `bull(?:y|ied|ying|ies)|abus*|miscarr*|${missing}|ran away|is sad|been sad|so sad|very sad|depress*|lonely|cancer|chemo*|hospice`,
  ),
  illness: anyOf(
    `(?:${be}|feels?|very|so) ill|(?=hosp)(?<!(?:nurse|doctor|works?|plays?|toy) .*)hospital*|sick|surgery|operation|diagnos*|fever|cough|flu`,
    'br(?:oke|eaks|oken)(?: \\S+){0,2} (?:arm|leg|wrist|ankle|foot|toe|finger|hand|elbow|\\p{L}*bone|nose|knee|rib)s?',
    'fractured|stitches|in a cast|concussion|leukemia|covid|pneumonia|chickenpox|measles',
  ),
  // What is sad, or never said to a child, needs no word here.
  sensitive: anyOf(
    `lost${gladlyLost}|(?:still|uses|sucks|needs|loves|sleeps)(?: \\S+){0,4} (?:${soothers})`,
    `(?:hit|kick|push|punch|pinch|scratch|slap|spit|bit|yell|scream)\\p{L}*(?: (?:at|on|in|an?|the|h\\p{L}+|their|my|our|other|little|big|baby|older))* (?:${kin}|${pets}|friend|kid|child|classmate|boy|girl|someone|people|us|me|him|them|her(?= (?:and|when|at|in)|$))s?`,
    'spectrum|flap*|meltdown*|(?:his|her|their) names? (?:is|are)|only (?:eats?|drinks?|wants? to (?:play|watch|eat))|afford|pray*|(?:his|her) nose|marr(?:y|ies|ied)|donor|principals?|gets? sent|all day (?:on|playing)|(?:on|plays?|playing) \\S+ all day|more than any(?:one|body)|bra',
    'hat(?:es?|ed)|mean|bit(?:es?|ing)|wet*|chubby|(?:over)?weight|skinny|lazy|picky|cr(?:ies|ied|ying)|tantrum*|tired|teas(?:es|ed|ing)|troubl*|terribl*|awful|smok*|dr[ai]nks? a lot|naughty|bad|worst|rude|stutter*|lisp',
    'allerg*|intoleran*|eats? like|diabetes|asthma|epilepsy|seizure*|adopted|adoption|foster*|autis*|adhd|disab*|delay*|special needs|therapy|therapist|medication|meds|jealous|fights?|fighting|fought',
    'too (?:cool|old|big) for|fart*|poop*|pee(?:s|d|ing)?|potty|diaper*|snores?|stop|quit|shy|nervous|anxious|anxiety|stubborn|bossy|annoying|grumpy|spoiled|messy|clumsy',
    'embarrass*|mortified|humiliat*|\\p{L}*syndrome|dyslexi\\p{L}*|wheelchair|deaf|blind|celiac|eczema|cleft|nonbinary|non-binary|transgender|gay|looks? (?:silly|weird|bad)|thinks (?:she|he) (?:is|looks)|repeat(?:ed|ing)?|held back|had to|boss(?:es|ing)?|rough|gross|disgust*|lice|rash|accidents?|used to|nightmares?|mess|fail(?:s|ed|ing)?|behind in|below|ugh|bastard|ass|crap|wtf|boobs?|butt|penis|vagina|court|lawyer|arrest*|debt|evict*|poor|broke(?! .*(?:record|board))',
    'lie[sd]|lying|st(?:eals|ole)|punish*|far away|works far|premature|born|difficult|tough|pretends|travels|santa|presents|grounded|if|unless|or else|church|god|jesus|boyfriend|girlfriend|crush|toilet*|problem*|struggl*|worr*',
  ),
  others: anyOf(`${kin}|family|grand*|friend*|teacher|${pets}|her|him|them|it|they`),
  grown: anyOf(
    'potty|toilet|no accidents|dry (?:at|all|through the|every) (?:the )?night|pull-ups|diapers?|napp(?:y|ies)|training pants',
    `${soothers}|(?:sleeps?|slept|sleeping) (?:alone|by (?:her|him|them)self|in (?:her|his|their) own)`,
  ),
  notYet: anyOf(
    "loves|sleeps (?:in|with)|(?<!no longer )(?:uses|wears|drinks)|helps?|changes?|changing|brother|sister|baby|cat|dog|doll|tell|say|remind|ask|should|supposed|still|refus*|won't|can't|doesn't|isn't|didn't|scared|afraid|hates?|wets?|wetting|has accidents|had an accident|not ready|struggl*|needs?|don't|poops?|pees?|suck*|wants?|trouble",
  ),
  instruction: anyOf(
    'play along|ignore|instructions?|prompt|system prompt|the script|accent|voice actor|too long|make it|make sure|keep it|make this|surprise us|video(?! games?| calls?| chat)|(?:write|as) a(?:nother)? poem|sound like|short and|using a',
    "don't be|be funny|the message|(?:it|this|that|all|everything|message|talk|please) in (?:spanish|english|portuguese)|in (?:spanish|english|portuguese) please|this will make|will make her day|(?:she|he|they) will (?:love|adore|like) (?:it|this|that)|make his day|(?<!and |say )thank you|don't know what|no idea|up to you|whatever you",
  ),
  empty: whole(
    "(?:no|none|nothing|nope|n/?a|idk|dunno|whatever|anything|test|testing|ok|okay|yes|hi|hello|\\.+|x+|-+|good|surprise|not sure|i don't know.*|[bcdfghjklmnpqrstvwxz]{4,}|asdf.*|qwer.*|use (?:a|an|the|your) .*|(?:speak|talk) (?:in|like|with) .*)",
  ),
  ownChild: patternOf(String.raw`(?<!\p{L})(?:my|our) (?:\p{L}+ )?(?:${childWords})(?!\p{L})`, 'gi'),
  requests: englishRequests,
  topic: topicOf,
  toOne: {
    wish: '{who}, show everybody how well you can {it}',
    congratulation: '{who}, congratulations on {it}',
    luck: '{who}, good luck with {it}',
    about: '{who}, everybody is curious about {it}',
    fear: '{who}, you are braver than {it}',
  },
  condition: /\b(?:if|unless|once|as long as) /i,
  withoutSubject: (clause) => clause.replace(subject, ''),
  pronoun:
    /(?<![a-zà-ɏ])(?:(?<f>she|her|hers|daughter|girl|niece|granddaughter)|(?<m>he|him|his|son|boy|nephew|grandson))(?![a-zà-ɏ])/i,
  turn: turnClause,
  turnNamed,
  sameRequest: [patternOf(`^${ONE} to \\p{L}`), /^(?:please )?(?:tell|ask|remind|encourage|help)(?= )/i],
  both: [
    /(?:^|(?<=, |and ))(?:they both|both of them|the two of them|both|(?:(?:the|our|my|these) )(?:(?:two|little|sweet) )?(?:twins|boys|girls|kids|children|sons|daughters|siblings|babies|two))(?= [a-zà-ɏ'])/i,
    'they',
  ],
  single: /(?<![a-zà-ɏ'])(?:she|he|him|her|his|hers)(?![a-zà-ɏ'])/i,
  sameAge: /\b(?:twins?|triplets?|same age|(?:they|both) (?:are|turn|are turning|just turned|turned) \d+)\b/i,
  mayBeOther: (before, clause, child) =>
    (personOf(before) === child && subject.test(clause)) || (/^[fm]$/.test(child) && /^they /i.test(clause)),
  turnWords: thing,
  // Of the child's own clauses: what stands before “and sings” is still the child.
  subjectOf(clause) {
    const said = (subject.exec(clause) ?? namedOne.exec(clause))?.[0].trim()
    if (said !== undefined) return said
    const [who = ''] =
      /^(?:(?:her|his|their|the|my|our) )?[a-zà-ɏ]+(?: and [a-zà-ɏ]+)?(?: [a-zà-ɏ]+)??(?= (?:[a-zà-ɏ]+s|are|died|passed|love|work|live|just)\b)/i.exec(
        clause,
      ) ?? []
    return who !== '' && (people.test(who.replace(/ and .*/i, '')) || /^(?:i|we)$/i.test(who)) ? who : ''
  },
  meansOther: (before, clause, child) =>
    personOf(before) === child && / (?:with|to|for|by|of|like|at) (?:her|him)$/i.test(clause),
  report: (words, child) =>
    /^(?:the|an?|there|all|every|everyone|it|this) /i.test(words) &&
    words.split(' ').some((word) => beginsClause(`${word} the`))
      ? { kind: 'fact', words: thing(words, child) }
      : undefined,
  isOfChild: (clause) => subject.test(clause) || beginsClause(after(clause)),
  cutShort:
    /\s(?:again|almost|become|been|is|are|was|were|on|at|the|a|an|and|or|but|to|of|with|for|from|by|since|until|till|after|before|that|her|his|their|your|my|our|so|very)$/i,
  join: (first, second) => `${first}${JOINT}${second}`,
  another: /\b(?:her|him|his|their|them)\b/i,
  isUnsure,
  mustNot: englishMustNot,
  stray: /(?<![a-zà-ɏ])(?:I|I'm|I've|me|my|mine|we|us|our|ours|she|he|hers|himself|herself|lol)(?![a-zà-ɏ])/i,
}
