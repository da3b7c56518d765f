import { pets } from './english-kin.ts'

export const shapes = {
  /** What the child is, does and has: the clause without its subject and adverbs. */
  child: String.raw`
likes: (?:loves?|adores?|{be}{very}(?:obsessed with|in love with|(?:mad|crazy|nuts|wild) (?:for|about|on)|into
+|all about|(?:(?:the|an?|big|biggest|huge) )*fan of|loving|lives? for)) <l> => you love {1}
likes: (?:likes?|enjoys?|{be}{very}(?:fond of|enjoying|liking)) <l> => you like {1}
likes: <=love|like>s? to <v> => you {1} to {2}
likes: {be}<=(?!so |very |really |not )[a-z]+> mad => you're {1} mad
fact: (?:wants? to be|dreams? of (?:being|becoming)) (?=an? |the )<o> => you want to be {1}
proud: can {also}<v> => you can {1}
proud: (?:(?:has|have) )?{also}(?:learned|mastered|knows)(?: how)? to <v> => you learned to {1}
proud: (?:has |have |just )*lost (?={tooth}$)<o> => you lost {1}
proud: {be}{very}(?:good|great|best|amazing|talented|brilliant|super) (?:at|with|in):? (?!the (?:dentist|doctor|table
+|shop))<l> => you're great at {1}
proud: knows (?:all|everything|lots|so much|loads) about <l> => you know all about {1}
proud: {be}{very}<={praise}(?:(?:,| and) {very}{praise})*> => you're {1}
proud: (?:was|were) <o=(?:an? |the )?{role}(?: (?:of|for|in|on|at|with) .+)?> => you were {1}
proud: {be}{very}<o=(?:an? |the )?(?!not ){role}(?: (?:of|for|in|on|at|with) .+)?> => you're {1}
love: {be}(?:our|my) (?:(?:little|whole|ray of|biggest) )*(?:sunshine|world|heart|joy|everything) => someone at home
+ loves you so much
fact: {be}having (?=an? )<o=.*(?:party|picnic|sleepover|cake).*> => you're having {1}
proud: (?:has |have |just )*<=got|won|earned|received|made> (?=(?:into .*|.* )?{prize}(?: |$))<o> => you {1} {2}
soon: (?:{be}(?:starting|going (?:to|into))|starts|started) <={school}> => you're starting {1}
soon: {be}{very}(?:excited (?:about|for)|looking forward to) <o> => you're looking forward to {1}
soon: {be}(?:going|off) to (?=the |an? |[A-Z])<o> => you're going to {1}
fact?: (?:(?:has|have)(?: got)?|(?:just )?got(?= an? (?:new )?(?:{pet})› )) (?=an? |two |three |four |\d+ |h\w+ own )<o>
+ => you have {1}
proud: (?:(?:has|have) )?{also}<won> => you {1}
fact?: (?:is|are|has been|have been) <doing> => you're {1}
fact?: <=(?:(?:always|often|even) )?>{also}<does> => you {1} {2}
`,
  /** What does not begin with the child, and bare things. */
  other: String.raw`
love: <k>{will} <=loves?|adores?> {kid}.* => {1} {2} you so much
love: <k> <=is|are> {proud} of {kid}.* => {1} {2} so proud of you
love: (?:{we}{will} )?(?:love|adore) {kid}›.* => someone at home loves you so much
love: (?:(?:{we} )?{proud} of {kid}|{we} {proud}).* => someone at home is so proud of you
greeting: <k>{will} {send}(?: an?| their| his| her)? {hi}{to} => {1}
kiss: <k>{will} {send} (?:{kid} )?{hugs}{to} => {1}
kiss: (?:with )?(?:{send} {kid} )?(?:{hugs},? from:?|(?:all |my |our |lots of )*love,) <f> => {1}
greeting: (?:(?:{send} )?(?:{kid} )?{hi}{to},? )?from:? <f>(?: too)? => {1}
nickname: (?:(?!no|s?he|they)(?:\S+ ){1,3}?calls? {kid}|call {kid}|{his}nickname(?: at home)?(?: is|:| =)?) <n> => {1}
likes: {his}favou?rite <=[a-z]+(?: [a-z]+)?> ?(?:is|are|:|=) ?<l> => your favorite {1} is {2}
likes: <l> (?:is|are) {his}(?:absolute |all-time )?favou?rites? => you love {1}
likes: {his}(?:favorites|hobb(?:ies|y)|interests|loves|likes|into) ?(?:is|are|include|[:=-])+ ?<l> => you love {1}
proud: (?:a )?<=big (?:brother|sister)> => you're a {1}
fact: (?=.*(?:{pet}|name|called))<k=.+?>(?:'s name)? (?:is|are)(?: called| named)? <name> => {1} is called {2}
likes: {his}best (?:friend|mate|pal|buddy)(?: is| called|[:=]) <name> => your best friend is {1}
heard: <things> => {1}
`,
  /** What the character is asked to do. */
  request: String.raw`
toOne: {ask} <=one\d§> (?:to )?<v> => {1}, {2}
wish: {ask} {kid} to (?:please |always )*<o=be (?:good|kind|brave|gentle|nice)(?: .*)?> => {1}
wish: {ask} {kid} to (?:please |always )*<v> => {1}
congratulation: (?:congrat\w+|well done|(?:good|great) job)(?: to)?(?: {kid})? (?:on|for|with) <o> => {1}
hello: {send} (?:an? |big |special )*(?:hi|hello|hey) (?:also )?to <k> => {1}
heard: (?:mention|talk about|talk to {kid} about|ask (?:{kid} )?about|bring up) (?=her |his |their |the )<l> => {1}
`,
}

/** Parts of the shapes. */
export const macros = String.raw`
pet = ${pets}
also = (?:(?:also|always|just|really|finally|even|now|already|often|actually) )*
be = (?:(?:is|are|has been|have been) {also})?
very = (?:(?:so|very|really|super|totally|absolutely|such|quite) )*
his = (?:(?:her|his|their) )?
kid = (?:her|him|them|you|child§|the (?:kids|boys|girls|twins))
to = (?: (?:to|for) {kid})?(?: (?:all the way )?from [a-z]+(?: [a-z]+)?)?
hi = (?:an? )?(?:big |huge |warm |very )*(?:hi|hello|hey|(?:happy|merry) [\w' ]+?|congrat\w+|(?:get|feel) \w+ soon|good
+ luck|well done|(?:best )?wishes)
hugs = (?:(?:all|lots of|much|my|our|their|his|her|big|an?|huge|so|warm|and|love|hugs?|kiss(?:es)?) )*(?:love|hugs?
+|kiss(?:es)?|cuddles)
proud = (?:(?:is|are|am|feels?|all|so|very|really|super|beyond|both) )*proud
we = (?:i|we|we all|both of us|{his}(?:mom|dad|mommy|daddy|mum) and i)
will = (?: all| both| really| always| will)*
send = (?:says?|wants? to say|(?:is|are) (?:saying|sending)|sends?|gives?|tell)
ask = (?:tell|remind|encourage|ask|help|teach)
tooth = (?:[a-z0-9]+ ){1,3}(?:tooth|teeth)
prize = (?:belt|badge|medal|certificate|prize|award|trophy|ribbon|part|role|place|cup|team|squad|choir|band|orchestra)s?
school = (?:(?:big|pre|nursery|primary|elementary|middle|high|secondary|the )*(?: ?school|preschool|kindergarten|pre-?k
+|nursery|reception|daycare)|(?:1st|2nd|3rd|[4-8]th|first|second|third|fourth|fifth|sixth) (?:grade|class)|(?:year
+|grade) (?:one|two|[1-9]))
praise = (?:amazing|awesome|beautiful|brave|bright|brilliant|caring|clever|creative|curious|fantastic|fearless|friendly
+|funny|generous|gentle|helpful|honest|incredible|kind|lovely|loving|patient|polite|smart|strong|sweet|talented
+|thoughtful|wonderful)
role = (?:[a-z'-]+ ){0,2}(?:helper|brother|sister|artist|singer
+|dancer|reader|swimmer|player|goalie|goalkeeper|champion|captain|winner|writer|star|superhero|expert|narrator|page boy
+|bridesmaid|shepherd|king|innkeeper|donkey|sheep|angel|elf|snowflake|girl)s?
`
