import { kin, pets } from './english-words.ts'
import { anyOf } from './words.ts'

export const bodyParts =
  'arm|leg|wrist|ankle|foot|toe|finger|hand|elbow|knee|rib|collarbone|shoulder|head|chin|forehead|thumb|nose|eye|hip'
const dear = `(?:\\S+ ){0,2}(?:${kin}|(?:${pets})s?|pet|friends?|teacher|home|house)`

/** News that only love may follow. */
export const sorrow = anyOf(`
died|dies|dying(?! to| of bore)|dead(?! last)|death|passed (?:away|on|over|recently|suddenly|last|this|in)|funeral
buried|heaven|rainbow bridge|grie[fv]*|in memory|memorial|no longer with us|stillborn|miscarr*|orphan*|never found
escaped|hit by|lost (?:her|his|their|our|a|my|the) ${dear}|heartbroken|devastated|divorc*|separat(?:ed|ing|ion)
split(?:ting)? up|(?:we|parents) (?:have |are )?split|broken? up|breakup|custody|two (?:houses|homes)
ex-?(?:husband|wife)|prison|jail|arrest*|deploy*|overseas|abus*|neglect*|bull(?:y|ied|ying|ies)
pick(?:ed|s|ing)? on|left out|excluded|ma[dk]\\S+ fun of|teased|teas(?:es?|ing) (?:her|him)
(?:no|have|has any|many) friends|lonel*|homesick|depress*|hospice|dementia|alzheimer*|r[au]n ?away
put (?:\\S+ ){0,3}(?:down|to sleep)|(?:house|the|in a) fire(?! (?:truck|station|engine|fighter|pit))
burn(?:ed|t) down|flood|first (?:\\S+ )?(?:christmas|birthday|easter|holiday|year) (?:without|since)
lost (?:his|her|my|their) job|accident|crash|(?:the|a|in|from) war|been through|going through|left us|walked out
moved? (?:away|out)|far away|victim|killed(?! it)|murder*|suicid*|(?:isn.t|not) doing well|last birthday
(?:hard|rough|tough|difficult|terrible|awful|sad|bad) (?:few )?(?:time|day|week|month|year|patch)s?`)

/** The same where the film is not for it. */
export const longing = anyOf(`
miss(?:es|ing)? (?:her|his|their|the|our|my) ${dear}|sad|upset|feel(?:s|ing) (?:\\S+ )?down`)

export const illness = anyOf(`
sick|ill|illness|poorly|hospital*|surger*|operat(?:ion|ed)|fever*|flu|pneumonia|bronchitis|covid|croup|virus
infection|br(?:oke|oken|eaks) (?:\\S+ ){0,2}(?:${bodyParts}|feet|bones?)s?|fractur*|sprain*|injur*|concussion
stitches|cast|crutches|chicken ?pox|hand,? foot|itch*|measles|mumps|tonsil*|appendi*|throw(?:ing)? up|threw up
nause*|strep|(?:tummy|stomach|ear) ?(?:ache|bug|virus|flu)|sore throat|cough*|rash|hives|diagnos*|medicine|meds
emergency|ambulance|under the weather|unwell|x-?ray|a cold`)

export const graveIllness = anyOf(`
cancer|leuk*|tumou?r*|chemo*|radiation|transplant*|[np]?icu|life support|coma|terminal|cystic fibrosis|dialysis
heart (?:defect|condition|surgery)|brain|stroke|seizure*|epilep*`)

/** What could embarrass, hurt or worry a child, and what is not for children: never said, in no words. */
export const sensitive = anyOf(
  // The body
  `trauma*|lick*|poo*|pee|pee[sd]|peeing|wee|wets?|wetting|potty*|toilet*|bathroom|diaper*|napp(?:y|ies)|pull[- ]?ups
sniff*|wip(?:e|ing)*|feet|play(?:s|ing)? doctor|still (?:wears?|uses?|sleeps?|drinks?|needs?|takes|has|wants|in)|undies
underwear|pant(?:ie)?s|nude|fart*|burp*|toots?|snot*|booger*|bogey*|nose*|drool*|snor*|smell*|stink*|lice|puk*
barf*|vomit*|bra|period|puberty|acne|pimple*|thumb*|suck*|pacif*|paci|bink*|dummy|soother|bottle(?! caps?)|breast*
nursing|crib|bit(?:es?|ing)|bit (?:her|his|a)|nails|scab*|butt*|bum|bottom|penis|vagina|boobs?|chubby|overweight
weight|skinny|diet|bald|scars?|birthmark|gap|spit*|too (?:big|small|short|tall|cool|old|young|thin|much)
eats? (?:dirt|paper|sand|glue|crayons?|bugs)`,
  // Conduct
  `boss*|hits?|hitting|kick(?:s|ed|ing)? (?:her|his|other|me|us|him|kids|my)|punch*|slap*|scratch*|shov*|scream*
push(?:es|ed|ing)? (?:her|his|kids)|yell(?:s|ed|ing)?|shout*|tantrum*|meltdown*|naughty|brat*|rude|mean|bad
misbehav*|disobe*|lied|lying|liar|lies|steal*|stole|cheat*|torment*|pester*|prank*|swear*|curs(?:es|ing)|attitude
talks back|whin*|grump*|grouch*|moody|stubborn|picky|fussy|lazy(?! sloth)|mess*|clumsy|spoiled|annoy*|jealous*
fight*|fought|argu*|troubl*|ground(?:ed|ing)|time-?out|principal|detention|suspended|expelled|refus*|ignor*
hat(?:ed|ing)|dislik*|stops?|quit|addict*|all day on|screens?|ipad|tablet|hog*|shy*|nervous*|anxi*|worr*
fear(?!less)*|frighten*|phobi*|clingy|insecure|embarrass*|asham*|humiliat*|self-?conscious|stutter*|stammer*|lisp
speech|sulk*|sensitive|disappoint*|bummed|frustrat*|anger|angry|mad (?:at|that|because|when)|tired|exhaust*|bored*
fail*|struggl*|behind in|held back|repeat*|terribl*|awful|horribl*|worst|worse|last place|benched|cut from
problem*|gross|disgust*|weird*|strange|drama*|diva|hyper|handful|wild child|chatterbox|bedtime|naps?
napping|baby talk|night ?lights?|wrong|mistake*|guilt*|skips|driving|cry|crying|cried|cries|tears`,
  // Conditions and circumstances
  `autis*|foster*|adopt*|spectrum|asperger*|adhd|ocd|dyslexi*|dysprax*|disab*|special needs|wheelchair|deaf|blind
hearing aids?|cochlear|\\S*syndrome|palsy|delay*|therap*|counsel*|psych*|iep|allerg*|intoleran*|celiac|diabet*
insulin|asthma*|inhaler|eczema|epipen|prematur*|preemie|ivf|donor|surrogate|was born
birth (?:mom|mother|dad|father)|biological|nonbinary|gay|real (?:dad|mom|father|mother)|trans|transgender|lesbian
boyfriend*|girlfriend*|crush*|marr(?:y|i*)|dating|flirt*|(?:likes?|loves?) (?:a|this|that|some) (?:boy|girl)|skin
racis*|immigra*|visa|deport*|church|god|jesus|pray*|bible|politic*|trump|biden|election|vote|alcohol*
drinks? (?:a lot|too)|smok*|vap(?:es|ing)|weed|gambl*|police|cops?|court
(?:got|gets?|getting|bought) .* for (?:\\S+ )?(?:birthday|christmas|easter)|cigar*|lawyer*|debt|poor|afford*
evict*|homeless|unemploy*|rich|laid off|shoot(?:s|ing)? (?:people|at)|zombie*|horror|devil|crap*|ass|bitch*
bastard*|porn*|wtf|omg|jerk*|moron*|retard*|hooker|pregnan*|affair|toxic|ex|embryo*|twerk*|lose|losing (?!h|a |t)
hot(?! (?:chocolate|cocoa|sauce|wheels|cross|dogs?|air))`,
  // Not to be promised or given away, and what turns a sentence around
  `santa|elf on|tooth fairy|easter bunny|believ*|not real|isn.t real|gifts?|presents?|surpris*(?! eggs)|allowance
promis*|instead of|rather than|used to|only (?:eats?|drinks?|likes?|wants?|wears?|plays?)|won.t|except|supposed to
should*|must|ha[sd] to|have to|needs? to|sleeps? (?:in|with) (?:us|me|our|my|mom*|dad*|her|his)|co-?sleep*|wakes
acts? like|eats? like|like a baby|more than (?:her|his|any|every|the)|better than|the move
mov(?:e|ed|ing) (?:to|from|here|again|house|soon|in)|new (?:school|house|town|city|stepmom|stepdad|baby)|kept
thinks? (?:she|he|they)|drives? (?:us|me)|not (?!only)|never (?:listens|stops|sits|shares|cleans|eats|wants)
(?:doesn|isn|aren|wasn|didn|don|hasn|couldn|haven|wouldn)['’]?t
can['’]?t (?:sit|sleep|eat|do|go|play|read|see|hear|talk|walk|ride|swim|fall|afford)`,
)
