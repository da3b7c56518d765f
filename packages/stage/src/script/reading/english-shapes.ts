import { pets } from './english-words.ts'

/** Parts of the shapes. */
export const macros = String.raw`
pet = ${pets}
adv = (?:(?:also|always|just|really|finally|even|now|already|often|both|actually|once|absolutely|totally) )*
be = (?:(?:is|are|has been|have been) )?{adv}
is = (?:is|are|has been|have been) (?:also |always |both |just |really |so |very |super |such )*
deg = (?:(?:so|very|really|super|totally|the|a|big|huge|absolutely) )*
kid = (?:her|him|them|you|child§|the (?:kids|boys|girls|twins))
to = (?: (?:to|for) {kid})?(?: (?:all the way )?from [a-z]+(?: [a-z]+)?)?
hi = (?:an? )?(?:big |huge |warm |very )*(?:hi|hello|hey|(?:happy|merry) [\w' ]+?|congrat\w+|(?:get|feel) \w+ soon|good
+ luck|well done|(?:best )?wishes)
hugs = (?:(?:all|lots of|much|my|our|their|his|her|big|an?|huge|so|warm|and|love|hugs?|kiss(?:es)?) )*(?:love|hugs?
+|kiss(?:es)?|cuddles)
proud = (?:(?:is|are|am|feels?|all|so|very|really|super|beyond|both) )*proud
we = (?:i|we|we all|both of us|(?:(?:her|his) )?(?:mom|dad|mommy|daddy|mum) and i)
all = (?: all| both| really| always| will)*
send = (?:says?|wants? to say|(?:is|are) (?:saying|sending)|sends?|gives?|say|give|tell)
tooth = (?:[a-z0-9]+ ){1,3}(?:tooth|teeth)
ask = (?:tell|remind|encourage|ask|help|teach)
prize = (?:belts?|badges?|medals?|certificates?|prizes?|awards?|troph(?:y|ies)|ribbons?|part|role|place|stripe|cup)
school = (?:(?:big|pre|nursery|primary|elementary|middle|high|secondary|the )*(?: ?school|preschool|kindergarten|pre-?k
+|nursery|reception|daycare)|(?:1st|2nd|3rd|[4-8]th|first|second|third|fourth|fifth|sixth) (?:grade|class)|(?:year
+|grade)
+ (?:one|two|[1-9])|(?:junior|senior) infants)
his = (?:(?:her|his|their) )?
fave = {his}(?:favou?rite|fave?) <=[a-z]+(?: [a-z]+)?>
belt = (?:white|yellow|orange|green|blue|purple|brown|red|black) belt
`

export const shapes = {
  /** What the child is, does and has: the clause without its subject. */
  child: String.raw`
likes: {adv}(?:loves?|adores?|(?:is |are )?{deg}(?:(?:obsessed|in love) with|(?:mad|crazy|nuts|wild) (?:for|about|on)
+|into|all about|fan of|loving|(?:lives?|living) for)) <l> => you love {1}
likes: {adv}(?:likes?|enjoys?|(?:is |are )?{deg}(?:fond of|enjoying|liking)) <l> => you like {1}
likes: {adv}<=love|like>s? to <v> => you {1} to {2}
fact: {adv}wants? to be (?=an? )<t> or (?=an? )<t> => you want to be {1} or {2}
fact: {adv}(?:wants? to be|dreams? of (?:being|becoming)) (?=an? )<t> => you want to be {1}
proud: {adv}can {adv}<v> => you can {1}
proud: {adv}(?:(?:has|have) )?{adv}learn(?:ed|t)(?: how)? to <v> => you learned to {1}
fact: {be}(?:learning|teaching (?:her|him)self)(?: how)? to <v> => you're learning to {1}
proud: {adv}(?:has |have |just )*lost (?={tooth}$)<t> => you lost {1}
proud: (?:{is})?<praise> => you're {1}
likes: (?:(?:is|are) )?(?:an? )?(?:(?:huge|big|massive|mad|super) )*<name> (?:fan|supporter) => you're a big {1} fan
proud: {is}<role> => you're {1}
proud: {is}<=kind|good|gentle> <=to|with> <k> => you're {1} {2} {3}
proud: (?:was|were) <role> => you were {1}
proud: <=came|finished> <=first|second|third|1st|2nd|3rd> in <t> => you {1} {2} in {3}
soon: (?:is|are) going to be (?!.*(?:brother|sister))<role> => you're going to be {1}
likes: (?:(?:is|are) )?{adv}<=(?:football|soccer|cricket|rugby|horse|pony|dinosaur|animal|train
+|tractor|music|space)>[ -](?:mad|crazy|obsessed) => you're {1} mad
proud: {adv}(?:(?:was|is|has|got|won|named|voted|the) )*<=(?:player|man|woman|girl|star|student|pupil|reader
+|swimmer|dancer) of the (?:match|day|week|month|term|year|game)>(?: at school)? => you were {1}
proud: {adv}(?:(?:is|has|got|earned|moved up to|an?|her|his) )*<={belt}(?: in [a-z]+)?> => you have your {1}
love: {is}(?:our|my|the) (?:(?:little|whole|ray of|biggest|greatest) )*(?:sunshine|world|heart|joy|pride and joy
+|everything|miracle|treasure|blessing) => someone at home loves you so much
likes: (?:is|are) best (?:friends?|mates|pals|buddies) with (?:an? (?:girl|boy|kid|lad) (?:called|named) )?<name>
+ => {1} is your best friend
fact: (?:is |are )?having (?=an? )<own> => you're having {1}
proud: {be}{deg}(?:good|great|best|amazing|talented|brilliant|super) (?:at|with):? (?!the (?:dentist
+|doctor|table|shop))<l> => you're great at {1}
proud: {adv}knows? (?:all|everything|lots|so much) about <l> => you know all about {1}
proud: {adv}knows? (?=all |every |the |h(?:er|is) (?:letters|numbers|colou?rs|shapes)$)<t> => you know {1}
proud: {adv}(?:has |have |just )*(?:got|won|earned|received) (?=(?:.* )?{prize}(?: |$))<t> => you got {1}
soon: {adv}started <={school}> => you started {1}
soon: {be}(?:start(?:s|ing)|going (?:to|into)) <={school}> => you're starting {1}
fact: (?:is|are) {adv}in <={school}> => you're in {1}
soon: {be}{deg}(?:excited (?:about|for)|looking forward to) <t> => you're looking forward to {1}
fact: {adv}(?:(?:has|have) )?(?:just )?<=started|joined> <own> => you {1} {2}
fact: {be}<=learning|taking|doing|studying> <own> => you're {1} {2}
fact: {adv}supports <name> => you support {1}
fact: {adv}(?:(?:has|have|just) )*got (?=(?:an?|two) (?:new )?(?:{pet})(?:$| called | named ))<t> => you have {1}
fact: {adv}(?:has|have)(?: got)? (?=an? |two |three |four |five |\d+ |her own |his own |their own )<own> => you have {1}
proud: {adv}(?:(?:has|have) )?{adv}<won> => you {1}
fact: (?:is|are) {adv}<doing> => you're {1}
fact: <=(?:(?:always|even|just|also) )?>{adv}<did> => you {1} {2}
fact: <=(?:(?:always|even|often|also) )?>{adv}<does> => you {1} {2}
`,
  /** What does not begin with the child, and bare things. */
  other: String.raw`
love: <k>{all} <=loves?|adores?> {kid}.* => {1} {2} you so much
love: <k> <=is|are> {proud} of {kid}.* => {1} {2} so proud of you
love: (?:{we}{all} )?(?:love|adore) {kid}›.* => someone at home loves you so much
love: (?:(?:{we} )?{proud} of {kid}|{we} {proud}).* => someone at home is so proud of you
greeting: <k>{all} {send}(?: an?| their| his| her)? {hi}{to} => {1}
kiss: <k>{all} {send} (?:{kid} )?{hugs}{to} => {1}
kiss: (?:with )?(?:{send} {kid} )?(?:{hugs},? from:?|(?:all |my |our |lots of )*love,) <f> => {1}
greeting: (?:(?:{send} )?(?:{kid} )?{hi}{to},? )?from:? <f>(?: too)? => {1}
nickname: (?:(?!no|s?he|they)(?:\S+ ){1,3}?calls? {kid}|call {kid}|(?:(?:her|his|their)
+ )?nickname(?: at home)?(?: is|:| =)?) (?:our |my )*<n> => {1}
likes: <l> (?:is|are) {his}(?:absolute |all-time )?(?:favou?rites?|thing) => you love {1}
likes: {fave} ?(?:is|are|:|=) ?<name> => your favorite {1} is {2}
likes: {fave} ?(?:is|are|:|=) ?<l>
+ => your favorite {1} is {2}
likes: (?:(?:her|his) )?(?:favorites|hobb(?:ies|y)|interests|loves|likes|into) ?(?:is|are|include|[:=-])+ ?<l> => you
+ love {1}
proud: (?:a )?<=big (?:brother|sister)> => you're a {1}
proud: (?:(?:she|he|they) )?(?:(?:is|are|has|have) )?(?:no (?:more|longer needs?)|off|ditched) (?:(?:her|his|the) )?
+<=training wheels|stabili[sz]ers|armbands|floaties>(?: now)? => you don't need {1} anymore
fact: <k> <=is|are> (?:called|named) <n> => {1} {2} called {3}
fact: <k>'s name is <n> => {1} is called {2}
fact: (?={his}(?:{pet}) )<k> is <name> => {1} is {2}
likes: {his}(?:best|bestest) (?:friend|mate|pal|buddy)(?: at school)?(?: is| called|[:=]) <name>
+ => your best friend is {1}
heard: <things> => {1}
`,
  /** What the character is asked to do. */
  request: String.raw`
toOne: {ask} <=one\d§> (?:to )?<v> => {1}, {2}
wish: {ask} {kid} to (?:please |always )*<v> => {1}
congratulation: (?:congrat\w+|well done|(?:good|great) job)(?: to)?(?: {kid})? (?:on|for|with) <t> => {1}
hello: {send} (?:an? |big |special )*(?:hi|hello|hey) (?:also )?to <k> => {1}
heard: (?:mention|talk about|talk to {kid} about|ask (?:{kid} )?about|bring up) (?=her |his |their |the )<own> => {1}
`,
}
