import { kin, pets } from './english-words.ts'
import { anyOf, type Finder } from './words.ts'

export const bodyParts =
  'arm|leg|wrist|ankle|foot|toe|finger|hand|elbow|knee|rib|collarbone|shoulder|head|chin|forehead|thumb|nose|eye|hip'
const dear = `(?:\\S+ ){0,2}(?:${kin}|(?:${pets})s?|pet|friends?|teacher|home|house)`

/** News that only love may follow. */
export const englishSorrow = anyOf(
  `
  died|dies|dying(?! to| of bore)|dead|death|passed (?:away|on|over|recently|suddenly|last|this|in)|funeral
  grave|buried|heaven
  rainbow bridge|grie*
  in memory|memorial|with the angels|no longer with us|stillborn|miscarr*|orphan*|never found|escaped|hit by
  lost (?:her|his|their|our|a|my|the) ${dear}|heartbroken|devastated
  divorc*|separat(?:ed|ing|ion)|split(?:ting)? up|(?:we|parents) (?:have |are )?split|broke(?:n)? up|breakup|custody
  two houses|two homes|ex-?(?:husband|wife)
  prison|jail|arrested|deploy*|overseas|abus*|neglect*|bull(?:y|ied|ying|ies)|pick(?:ed|s|ing)? on|left out|excluded
  mak(?:e|es|ing) fun of|made fun of|teas(?:ed|es|ing)|(?:no|have|has any|many) friends|lonely|loneliness|homesick
  depress*
  hospice|dementia|alzheimer*|ran away|run away|runaway|put (?:\\S+ ){0,3}down|put to sleep
  (?:house|the|in a) fire(?! (?:truck|station|engine|fighter|pit))|burn(?:ed|t) down|flood
  first (?:\\S+ )?(?:christmas|birthday|easter|holiday|year) (?:without|since)|lost (?:his|her|my|their) job
  (?:car|an) accident|crash|(?:the|a|in|from) war
  (?:hard|rough|tough|difficult|terrible|awful|sad|bad) (?:few )?(?:time|day|week|month|year|patch)s?|going through
  been through
  left us|walked out|moved? (?:away|out)|far away|trauma*|victim
  killed(?! it)|murder*|suicid*|school shooting|not doing well|isn.t doing well|last birthday`,
)

/** The same where the film is not for it. */
const longing = anyOf(
  `
  miss(?:es|ing)? (?:her|his|their|the|our|my) ${dear}|sad|upset|feel(?:s|ing) (?:\\S+ )?down|cry|crying|cried|cries
  tears`,
)
export const englishLonging: Finder = {
  // “Didn't even cry” is brave.
  test: (text) => longing.test(text.replaceAll(/n't (?:even )?cry\w*/g, '')),
}

export const englishIllness = anyOf(
  `
  sick|ill|illness|hospital|hospitali[sz]ed|surger*|operation|operated|fever*|flu|pneumonia|bronchitis|covid|virus
  infection
  br(?:oke|oken|eaks) (?:\\S+ ){0,2}(?:${bodyParts}|feet|bones?)s?|fractur*|sprain*|injur*|concussion|stitches|cast
  crutches
  chicken ?pox|hand,? foot|itch*|measles|mumps|tonsil*|appendi*
  (?:tummy|stomach|ear) ?(?:ache|bug|virus|flu|infection)|throwing up
  threw up|nause*
  strep|sore throat|cough*|rash|hives|doctor says|diagnos*|medicine|meds|iv|emergency|ambulance|under the weather
  unwell|x-?ray|a cold`,
)

export const englishGraveIllness = anyOf(
  `cancer|leuk*|tumou?r*|chemo*|radiation|transplant*|icu|nicu|picu|life support|coma|terminal|cystic fibrosis
  heart (?:defect|condition|surgery)|brain|dialysis|stroke|seizure*|epilep*`,
)

/** What could embarrass, hurt or worry a child, and what is not for children: never said, in no words. */
export const englishSensitive = anyOf(
  // The body
  `poo|poop*|pee|pees|peed|peeing|wee|wet|wets|wetting|potty*|toilet*|bathroom|diaper*|nappy|nappies|pull[- ]?ups
    wip(?:e|es|ing)|sniff*|feet|play(?:s|ing)? doctor
    still (?:wears?|uses?|sleeps?|drinks?|needs?|takes|has|wants|in)|undies|underwear
    panties|pants|naked|nude|fart*|burp*|toots?|snot*|booger*|bogey*|nose*|drool*|snor*|smell*|stink*|lice|puk*
    barf*|vomit*|bra|period
    puberty|acne|pimple*|thumb*|suck*|paci|pacifier*|bink*|dummy|soother|bottle(?! caps?)|breast*|nursing|crib
    bites?|biting|bit (?:her|his|a)
    nails|scab*|butt*|bum|bottom|penis|vagina|boobs?|chubby|fat|overweight|weight|skinny|diet|bald|ugly|scars?
    birthmark|gap|too (?:big|small|short|tall|cool|old|young|thin)|accidents?|spit*`,
  // Conduct
  `boss*|hit|hits|hitting|kick(?:s|ed|ing)? (?:her|his|other|me|us|him|kids|my)|punch*|slap*|scratch*|shov*
    push(?:es|ed|ing)? (?:her|his|kids)
    scream*|yell(?:s|ed|ing)?|shout*|tantrum*|meltdown*|naughty|brat*|rude|mean|bad|misbehav*|disobe*|lied|lying
    liar|lies|steal*|stole|cheat*
    torment*|pester*|prank*|teasing|swear*|curs(?:es|ing)|talks back|attitude|whin*|grump*|grouch*|moody|stubborn
    picky|fussy|lazy|mess|messy|clumsy|spoiled|annoy*|jealous*
    fight*|fought|argu*|troubl*|grounded|punish*|time-?out|principal*|detention|suspended|expelled|refus*|ignor*
    hate*|hating|dislik*
    stop|stops|quit|too much|addict*|all day on|screens?|ipad|tablet|hog*|shy|shyness|nervous*|anxi*
    worr(?:y|ies|ied|ying)|scared*|afraid
    fear*|terrif*|frighten*|phobi*|nightmare*|clingy|insecure|embarrass*|ashamed|humiliat*|self-?conscious|stutter*
    stammer*|lisp|speech
    sulk*|sensitive|disappoint*|bummed|frustrat*|angry|anger|mad (?:at|that|because|when)|tired|exhaust*|bored*
    fail*|struggl*|behind in
    held back|repeat*|grades (?:are|is|were)|terribl*|awful*|horribl*|worst|worse|loser|last place|benched|cut from
    problem*|difficult*
    gross|disgust*|weird|strange|drama*|diva|hyper|handful|wild child|chatterbox|bedtime|naps?|napping
    night ?lights?|baby talk`,
  // Conditions and circumstances
  `autis*|foster*|adopt*|accident|spectrum|asperger*|adhd|ocd|dyslexi*|dysprax*|disab*|special needs|wheelchair
    deaf|blind|hearing aids?|cochlear|\\S*syndrome|palsy
    delay*|therap*|counsel*|psych*|iep|allerg*|intoleran*|celiac|diabet*|insulin|asthma*|inhaler|eczema|epipen
    prematur*|preemie|ivf|donor
    surrogate|born|birth (?:mom|mother|dad|father|parents)|biological|real (?:dad|mom|father|mother)|trans
    transgender|nonbinary|gay|lesbian
    boyfriend*|girlfriend*|crush*|marry|marri*|dating|flirt*|(?:likes?|loves?) (?:a|this|that|some) (?:boy|girl)
    skin|racis*|immigra*|visa
    deport*|church|god|jesus|pray*|bible|politic*|trump|biden|election|vote*|alcohol*|beer|wine|drunk
    drinks? (?:a lot|too)|smok*|vap(?:es|ing)
    weed|drugs?|(?:got|gets?|getting|bought) .* for (?:\\S+ )?(?:birthday|christmas|easter)|cigar*|gambl*|police
    cops?|court|lawyer*|debt|poor|afford*|evict*|homeless|unemploy*|rich|laid off|knife|knives|guns?|weapon*
    blood*|shoot(?:s|ing)? (?:people|guns?|at)|kill(?:s|er|ing)?|die|zombie*|horror|devil
    hell|damn*|shit*|fuck*|crap*|ass|bitch*|bastard*|sex*|porn*|wtf|omg
    jerk*|idiot*|stupid|dumb*|moron*|retard*|hot|hooker|dying|pregnan*|affair|toxic|ex|embryo*|twerk*|lose
    losing (?!h|a |t)`,
  // Not to be promised or given away, and what turns a sentence around
  `santa|elf on|tooth fairy|easter bunny|believ*|not real|isn.t real|gifts?|presents?|surpris*(?! eggs)|secrets?
    allowance|promis*|otherwise
    instead of|rather than|used to|only (?:eats?|drinks?|likes?|wants?|wears?|plays?)|won.t|except|supposed to
    should*|must|has to|have to|had to
    needs? to|sleeps? (?:in|with) (?:us|me|our|my|mom*|dad*|her|his)|co-?sleep*|wakes|acts? like|eats? like
    like a baby|more than (?:her|his|any|every|the)
    better than|mov(?:e|ed|ing) (?:to|from|here|again|house|soon|in)|the move
    new (?:school|house|town|city|stepmom|stepdad|baby)|thinks? (?:she|he|they)
    drives? (?:us|me)|never (?:listens|stops|sits|shares|cleans|eats|wants)
    (?:doesn|isn|aren|wasn|didn|don|hasn|couldn)['’]?t|not (?!only)
    can['’]?t (?:sit|sleep|eat|do|go|play|read|see|hear|talk|walk|ride|swim|fall|afford)`,
)
