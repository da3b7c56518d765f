import type { LeftOutReason } from '../details.ts'
import { kin, pets } from './english-kin.ts'
import { anyOf, patternOf, wordsOf } from './words.ts'

export const bodyParts: string =
  'arm|leg|wrist|ankle|foot|toe|finger|hand|elbow|knee|rib|collarbone|shoulder|head|chin|forehead|thumb|nose|eye|hip'
const dear = `(?:\\S+ ){0,2}(?:${kin}|(?:${pets})s?|pet|friends?|teacher|home|house)`

/** News that only love may follow. */
export const sorrow = anyOf(`
died|dies|dying(?! to| of bore)|dead(?! last)|death|passed (?:away|on|over|recently|suddenly|last|this|in)|funeral
buried
heaven|rainbow bridge|grie[fv]*|memorial|stillborn|miscarr*|orphan*|never found|escaped|hit by
lost (?:her|his|their|our|a|my|the) (?:job|${dear})|heartbroken|devastated|divorc*|separat(?:ed|ing|ion)
(?:split(?:ting)?|broken?) up|(?:we|parents) (?:have |are )?split|custody|two (?:houses|homes)|ex-?(?:husband|wife)
prison
jail|arrest*|deploy*|overseas|abus*|neglect*|bull(?:y|ied|ying|ies)|pick(?:ed|s|ing)? on|left out|excluded
ma[dk]\\S+ fun of|teased|(?:no|have|has any|many) friends|lonel*|homesick|depress*|hospice|dementia|r[au]n ?away
put (?:\\S+ ){0,3}(?:down|to sleep)|(?:house|the|in a) fire(?! (?:truck|station|engine|fighter|pit))|burn(?:ed|t) down
first (?:\\S+ )?(?:christmas|birthday|easter|holiday|year) (?:without|since)|accident|crash|(?:the|a|in|from) war
(?:been|going) through|left us|moved? (?:away|out)|far away|victim|killed(?! it)|murder*|suicid*
(?:isn.t|not) doing well
flood|last birthday|(?:hard|rough|tough|difficult|terrible|sad|bad) (?:few )?(?:time|day|week|month|year|patch)s?`)

/** The same where the film is not for it. */
export const longing = anyOf(`
miss(?:es|ing)? (?:her|his|their|the|our|my) ${dear}|sad|upset|feel(?:s|ing) (?:\\S+ )?down`)

const very = '(?:(?:so|very|really|quite|just|still|feeling|a|little|bit) ){0,3}'

/** The child is sad now: only then other films comfort it. Not “never sad”, “a hard puzzle”. */
export const sadNow = anyOf(`
(?:she|he|they|child§|^) ?(?:is|are|has been|feels?) ${very}(?:sad|heartbroken|devastated|upset|down(?! \\S+ \\S))
cheer (?:her|him|them|child§) up|(?:rough|hard|tough|sad) (?:week|day|time)(?= ?(?:$|[,.]|lately|since|at the))`)

export const illness = anyOf(`
sick|ill|illness|poorly|hospital*|surger*|operat(?:ion|ed)|fever*|flu|pneumonia|bronchitis|covid|croup|virus|infection
br(?:oke|oken|eaks) (?:\\S+ ){0,2}(?:${bodyParts}|feet|bones?)s?|fractur*|sprain*|injur*|concussion|stitches|cast
crutches
chicken ?pox|hand,? foot|itch*|measles|mumps|tonsil*|appendi*|thr(?:ow|ew)(?:ing)? up|strep|(?:tummy|stomach|ear) ?ache
sore throat|cough*|rash|spots|treatment|diagnos*|medicine|emergency|unwell|x-?ray|a cold`)

export const graveIllness = anyOf(`
cancer|leuk*|tumou?r*|chemo*|radiation|transplant*|[np]?icu|life support|coma|terminal|cystic fibrosis|dialysis|brain
heart (?:defect|condition|surgery)|on \\S+ heart|open.heart|stroke|seizure*|epilep*`)

/** What could embarrass, hurt or worry a child: never said, in no words. */
export const sensitive = anyOf(
  // The body
  `trauma*|lick*|poo|poop*|pee(?:[sd]|ing)?|wee|wet(?:s|ting)?|potty*|toilet*|bathroom|diaper*|napp(?:y|ies)
pull[- ]?ups
sniff*|feet|play(?:s|ing)? doctor|still (?:wears?|uses?|sleeps?|drinks?|needs?|has|wants|in)|undies|underwear
pant(?:ie)?s
nude|fart*|burp*|toots?|snot*|booger*|bogey*|nose*|drool*|snor*|smell*|stink*|lice|puk*|barf*|vomit*|bra|period|puberty
acne|pimple*|thumb*|suck*|pacif*|paci|bink*|dummy|soother|bottle(?! caps?)|breast*|nursing|crib|bit(?:es?|ing)|nails
scab*|pricks?|inject*|butts?|bum|bottom|penis|vagina|boobs?|chubby|overweight|weight|skinny|diet|bald|scars?|spit*
eye ?patch
too (?:big|small|short|tall|old|young|thin|much)|eats? (?:dirt|paper|sand|glue|crayons?|bugs)`,
  // Conduct
  `boss*|hits?|hitting|kick(?:s|ed|ing)? (?:her|his|us|him|kids)|punch*|slap*|scratch*|scream*|yell(?:s|ed|ing)?|shout*
tantrum*|meltdown*|naughty|brat*|rude|mean|bad|lie[sd]|lying|liar|steal*|stole|cheat*|pester*|prank*|swear*|attitude
whin*|grump*|moody|stubborn|picky|fussy|lazy(?! sloth)|mess(?:y|es)?|clumsy|annoy*|jealous*|fight*|fought|argu*|troubl*
ground(?:ed|ing)
time-?out|detention|suspended|expelled|refus*|ignor*|hat(?:ed|ing)|dislik*|stops?|addict*|screens?|ipad|tablet|shy*
nervous*|anxi*|worr*|fear(?!less)*|frighten*|phobi*|clingy|insecure|embarrass*|asham*|stutter*|stammer*|lisp|speech
sulk*
sensitive|disappoint*|frustrat*|anger|angry(?! birds)|mad (?:at|that|because|when)|tired|exhaust*|bored*|fail*
struggl*|held back
repeat*|terribl*|awful|horribl*|worst|worse|last place|cut from|problem*|gross|disgust*|weird*|strange|dramatic
drama queen|hyper
handful
chatterbox|bedtime|nap(?:s|ping)?|baby talk|night ?lights?|wrong|mistake*|guilt*|driving|cry(?:ing|bab*)?
cri(?:ed|es)|tears`,
  // Conditions and circumstances
  `autis*|foster*|adopt*|spectrum|asperger*|adhd|ocd|dyslexi*|dysprax*|disab*|special needs|wheelchair|deaf|blind
hearing aids?|cochlear|\\S*syndrome|palsy|delay*|therap*|counsel*|psych*|allerg*|intoleran*|celiac|diabet*|insulin
asthma*
inhaler|eczema|prematur*|ivf|donor|was born|(?:birth|real) (?:mom|mother|dad|father)|biological|gay|trans(?:gender*)?
lesbian
boyfriend*|girlfriend*|crush*|the (?:boy|girl) (?:next|in|from|at|on)
marr(?:y|i*)|dating|flirt*|(?:likes?|loves?) (?:a|this|that|some) (?:boy|girl)|skin|racis*
immigra*|visa|church|god|jesus|pray*|politic*|alcohol*|smok*|vap(?:es|ing)|weed|gambl*
police(?! (?:cars?|officers?|dogs?))|court|cigar*|lawyer*
debt|poor
(?:got|gets?|getting|bought) .* for (?:\\S+ )?(?:birthday|christmas|easter)|afford*|evict*|rich|laid off|zombie*|horror
shoot(?:s|ing)? (?:people|at)|devil|crap*|ass|bitch*|bastard*|porn*|wtf|omg|jerk*|moron*|retard*|pregnan*|affair|toxic
ex
twerk*|lose|losing (?!h|a |t)|hot(?! (?:choc|cocoa|sauce|wheels|cross|dogs?|air))`,
  // Not to be promised or given away
  `santa|elf on|tooth fairy|easter bunny|believ*|not real|isn.t real|gifts?|presents?|surpris*(?! eggs)|allowance
promis*
our bed|sleeps? (?:in|with) (?:us|me|our|my|mom*|dad*|her|his)|wakes|(?:acts?|eats?) like|like a baby|the move
hid(?:es?(?! and seek)|den|ing)
mov(?:e|ed|ing) (?:to|from|here|house|soon|in)|new (?:school|house|town|stepmom|stepdad|baby)|\\S+n['’]t|cant|dont`,
)

export const privateParts: readonly (readonly [LeftOutReason, RegExp])[] = [
  ['contact', patternOf('‹(?:phone|(?:call|text) me|username|number is)›')],
  ['money', patternOf('‹(?:dollars?|bucks|paid|price|money|refund|expensive|cost|cash|discount)›')],
  [
    'birth',
    patternOf(String.raw`‹(?:born (?:on|in)|date of birth|dob|birth ?date|birthday (?:is|was) .*\d)`),
  ],
  [
    'address',
    patternOf(String.raw`‹(?:\d+ [a-z]+(?: [a-z]+)?|(?!the|our|a|of)[a-z]+) (?:street|st|avenue|ave|road|rd|drive
|lane|court
|close|crescent)›|‹(?:address|zip ?code|apartment|apt|liv(?:es?|ing) (?:with [^,]* )?(?:at|in|on|near)|ward \d
|(?:number|no|flat|room) \d+)›`),
  ],
  [
    'school',
    patternOf(
      String.raw`‹(?:[Ee]lementary|[Aa]cademy)›
|[A-ZÀ-Þ][a-zà-ɏ]+ (?:School|Kindergarten|Preschool|Daycare|Primary|High)›
|‹(?:Mr|Mrs|Ms|Miss|mrs|ms|miss) (?!Rachel|Beast|Bean|Potato)[A-ZÀ-Þ]|[Tt]eacher (?:is |named |called )?[A-Z]
|‹(?:go(?:es)?|attends?|went|going) to (?!an? |the |h\S+ |their |our |my |big |new |s\w+ |dance )
(?:[a-z']+ ){1,3}
(?:school|primary|preschool|daycare|middle|high)›|‹(?:school|kindergarten|daycare|preschool|enrolled|attends)
(?: at| in| is| called) (?!an?›|the›|h\S+|our›|home›)[a-z]`,
      '',
    ),
  ],
  ['surname', /\b(?:full|last|family) name\b|\bsurname\b/i],
]

/** `(topic)` is not to be spoken of; and the same of what stands around it. */
export const silence = patternOf(
  String.raw`‹(?:(?:do not|don't|never|not|no need|shouldn't|can't|cannot|didn't
|rather)(?: \w+){0,3}?(?: mention\w*| discuss
| reveal| bring\w* up| refer| speak| say(?: anything)?| tell \w+§?| hear| dwell| talk\w*| joke| ask| touch on
spoil| use
| let \w+ know| go there| (?:jokes?|reference))|avoid\w*(?: (?:mention|talk|bring)ing)?|skip(?= that| the)
|le(?:ave|ft) (?:it )?out|(?:steer|stay|keep) (?:clear|away|off)|omit|exclude
|(?:no|without|nothing) (?:any )?(?:mention\w*|talk\w*|words?|references?|jokes?|about))(?<topic>.*)`,
)
export const silenceOfAll = anyOf(String.raw`
surprise(?! (?:eggs|toys|us))|secret(?:s|ly)?|hush|shh+|between us|no idea|best left|prob\w* skip|n't dwell|n't go there
(?:doesn't|don't|does not|didn't) know(?: (?:yet|about|it|this|that|we|anything|the))?|(?:n't|not) (?:been )?told
(?:not|isn't) (?:\w+ )?(?:public|announced)|no ?(?:one|body) (?:else )?knows|spoil (?:it|the)|leave (?:it|that) out
keep (?:it|this|that) (?:quiet|to yourself|hidden|private|between)|give (?:it|that|anything|her|him|them) away
(?:n't|not) a (?:peep|word|clue)|no clue|(?:don't|do not|never) (?:tell|say|let on|spill)(?!.* (?:about|that) \w)
(?:don't|never|not(?! able))(?: \w+){0,3} (?:it|this|that|them|anything|a word)(?! (?:about|that|her|his|the) \w)`)
/** In a film for an illness it is not named then. */
export const discreet = anyOf(`
(?:just|only|simply) (?:say|wish|tell|send)|in(?:to)? (?:\\S+ )?details?|(?:no|without) details?|embarrass*|private*
n't you|discre*|(?:people|friends|everyone) thinks?|we (?:told|said)`)
/** They are no topic. */
export const stopWords = wordsOf(`
don mention tell told say said talk know knows bring come please ever thing things stuff out thanks word words love
loves
likes make see two new big little old day time child girl boy today year home film video part topic surprise secret
happy
birthday christmas name hello hug friend friends good great avoid`)

/** Said to the shop. */
export const instruction = anyOf(String.raw`
ignore (?:all|any|the|previous)|instructions?|prompt|the script|accent|your voice|play along
make (?:it|this|her|him|them)
(?:the|this|a|your) videos?|poem|rhym(?:e|ing)
(?:sing|tell|make up|do) (?:(?:her|him|them) )?an? (?:song|story|joke|dance|trick)
speak (?:slow*|in|like)|say it in|pronounc*|be (?:extra|super) \w+`)

/** The film says it anyway, or there is nothing to say. */
export const covered = patternOf(
  String.raw`^(?:(?:(?:she|he|they|child§) )?(?:(?:is|are|has|just|will be|going to be) )*(?:turn\w*
|\d+|three|four|five|six|seven) ?(?:\w+ ?)?(?:years? old|yo|soon|and a half)?|(?:(?:it's|it is|today is|for
|her|his|happy|merry|\d+th) )*(?:\w+ )?(?:birthday|christmas|easter)|(?:get|feel) \w+ soon|congrat\w+|good luck
|well done|thank(?:s| you).*|(?:she|he|they) (?:will|would) .*(?:video| it)
|(?:nothing|idk|up to you)(?: .*)?|(?:hi|hello|hey)(?! from)(?: \S+){0,2}|none?|ok|test|child§)(?:,? child§)?$`,
)
export const condition = anyOf('if|unless|as long as|or else|otherwise|in case|only when|even though')
export const foreign = patternOf(`
‹(?:que|con|por|tiene|el[ae]s?|adora|gosta|não|você|para|muito|ella|gustan?|los|las|muy|elle|aime|et|und|liebt|sie
|avó)›`)
