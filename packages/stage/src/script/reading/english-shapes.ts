import { kin, praise } from './english-words.ts'

/** Parts of the shapes. */
export const macros = String.raw`
adv = (?:(?:also|always|just|really|finally|even|still|now|recently|already|often|usually|first|officially|both|actually
+|once|currently) )*
be = (?:(?:is|are|was|were|has been|have been) )?{adv}
is = (?:is|are|was|were|such|our|my) (?:{be}|such |our |my |the |an? |so |very |really |super )*
deg = (?:(?:so|very|really|super|such|pretty|totally|extremely|most|quite|the|a|big|huge|true|real) )*
kid = (?:her|him|them|child§|the (?:kids|boys|girls|twins))
more = (?: (?:so|very|too) much| a lot| dearly| more than .+| to the moon.*| always| forever)*
hi = (?:an? )?(?:big |huge |special |warm |very )*(?:hi|hello|hey|happy \w+|merry \w+|congrat\w+|(?:get|feel) \w+ soon
+|good luck|well done|good job|greetings|(?:best |well )?wishes)
hugs = (?:(?:all|lots of|tons of|much|my|our|their|his|her|big|an?|huge|so|warm|and|love|hugs?|kiss(?:es)?) )*
+(?:love|hugs?|kiss(?:es)?|cuddles)
proud = (?:(?:is|are|am|feels?|all|so|very|really|super|beyond|just|both) )*proud
we = (?:i|we|we all|both of us|(?:(?:her|his) )?(?:mom|dad|mommy|daddy) and i)
all = (?: all| both| really| always| will)*
send = (?:says?|wants? to say|(?:is|are) saying|sends?|(?:is|are) sending|gives?)
tooth = (?:(?:her|his|their|a|two|2|another|very|first|front|top|bottom|baby|loose|wobbly|wiggly) )*(?:tooth|teeth)
ask = (?:tell|remind|encourage|ask|inspire|help|teach)
role = (?:helper|brother|sister|artist|singer|dancer|reader|swimmer|friend|kid|girl|boy|student|player|goal\w+|champ\w*
+|captain|winner|climber|builder|cook|baker|gymnast|ballerina|rider|writer|painter|person|leader|cousin|son|daughter|star
+|hero|bookworm|goofball|sweetheart|angel|comedian|learner|inventor|scientist|king|queen|actor|tree|flower girl
+|ring bearer|superstar|superhero)s?
`

export const shapes = {
  /** What the child is, does and has: the clause without its subject. */
  child: String.raw`
nickname: (?:(?:likes|loves|prefers|wants) (?:to be|being) called|goes by|is (?:called|known as|nicknamed)) <n> => {1}
likes: {adv}(?:loves?|likes?|enjoys?|adores?)(?: to| how)? {deg}<p>
likes: {be}{deg}(?:(?:obsessed|in love|fascinated) (?:with|by)|(?:crazy|nuts|wild|mad) (?:about|for)|all about|into|fan of
+|lives for|(?:can't|cannot|never) (?:gets? enough of|stops? (?:talking|singing) about)) {deg}<p> => you love {1}
likes: {be}{deg}<p> (?:fan|lover|fanatic|nut|girl|maniac) => you love {1}
proud: {adv}(?:(?:has|have) )?{adv}(?:learned|figured out|taught \w+sel(?:f|ves)) to <v>
fact: {be}learning (?:to |about )?<q> => you're learning {1}
proud: {adv}(?:can|is able to|knows to) {adv}<v>
proud: {adv}(?:has |have |just )*(?:lost|is missing|got|has|have) (?=a |two |2 |her |his |their |another ){tooth}
fact: {adv}wants? to be <q>
soon: {be}{deg}(?:looking forward to|excited (?:about|for)) <q> => you're looking forward to {1}
soon: {be}{deg}excited to <v> => you're excited to {1}
soon: (?:can't|cannot|can hardly) wait (?:for|to) <q>
soon: {adv}(?:(?:is|are) (?:going to|about to) be|will be|is becoming) {deg}(?:sister|brother|cousin|flower girl|ring bearer)
soon: {adv}(?:(?:is|are) (?:going to|about to)|will) {adv}<v>
soon: {be}(?:start(?:s|ing)|begins|joining|visiting) <q> => you're starting {1}
soon: {be}(?:going|moving up) (?:to|into) <q> => you're going to {1}
proud: (?:{is})?{deg}<praise> => you're {1}
proud: {is}<=(?:(?:${praise}|good|big|best) )*{role}> => you're a {1}
proud: {is}<=(?:(?:${praise}|good|big|best) )*{role}> <=in|of|at|on|for|to|with> <q> => you're a {1} {2} {3}
proud: <=(?:(?:${praise}|good|big|best) )+{role}> => you're a {1}
proud: {be}{deg}(?:good|great|amazing|awesome|talented|natural|whiz|pro|star) (?:at|with|on) <q> => you're great at {1}
proud: {be}{deg}<praise> <=at|during|with|about|for|of> <q> => you're {1} {2} {3}
fact: {adv}(?:has|have|owns?|does|do)(?: got)? <have>
fact: (?:is|are) {adv}(?=in )<q>
fact: (?:is|are|has been|have been) {adv}<doing>
proud: {adv}(?:(?:has|have) )?{adv}<did>
proud: {adv}knows? <q>
fact: {adv}<does>
`,
  /** What does not begin with the child, and bare things. */
  other: String.raw`
love: <k>{all} <=loves?|adores?> {kid}{more} => {1} {2} you so much
love: <k> (?=is){proud} of {kid}.* => {1} is so proud of you
love: <k> (?=are){proud} of {kid}.* => {1} are so proud of you
love: <k>{all} (?:misses|is (?:thinking of|missing|rooting for)) {kid}{more} => {1} is thinking of you
love: <k>{all} (?:miss|are (?:thinking of|missing|rooting for)) {kid}{more} => {1} are thinking of you
love: {we}{all} (?:love|adore) {kid}{more} => someone at home loves you so much
love: (?:{we} )?{proud} of {kid}.* => someone at home is so proud of you
love: {we} {proud}.* => someone at home is so proud of you
love: (?:{kid} (?:is|are) )?{deg}loved by <k> => you are so loved by {1}
greeting: <k>{all} (?:{send}(?: an?| their| his| her)? {hi}|(?:wish(?:es)?|wants? to wish) {kid} .*)(?: to {kid})?(?: too)?
+ => {1}
kiss: <k>{all} {send} (?:{kid} )?{hugs}(?: to {kid})? => {1}
kiss: (?:with )?(?:{hugs},? from:?|(?:(?:all|my|our|lots of) )*love,?) <k> => {1}
greeting: (?:{hi}(?: to {kid})?,? )?from:? <k> => {1}
nickname: (?:everyone|we|i|we all|(?:(?:her|his) )?(?:${kin})) (?:always )?calls? {kid} (?:our |my |little )*<n> => {1}
nickname: (?:(?:her|his|their) )?(?:nickname(?: at home)?|aka|also known as) ?(?:is|[:=])? ?<n> => {1}
fact: <k>(?: is (?:called|named)|'?s name is|:) <n> => {1} is called {2}
fact: (?:(?:her|his|their) )?(?:very )?best friend(?:'s name)? is <n> => your best friend is {1}
proud: <k> taught {kid} to <v> => {1} taught you to {2}
likes: (?:\w+ )*?favorite (?:things?|hobb(?:y|ies)|activit(?:y|ies))(?: to do)? ?(?:is|are|:|=) ?(?:to )?<p> => you love {1}
likes: (?:\w+ )*?favorite <=[a-z]+(?: [a-z]+)?> ?(?:is|are|:|=) ?<p> => your favorite {1} is {2}
likes: (?:(?:her|his) )?(?:favorites|hobb(?:ies|y)|interests|loves|likes|into) ?(?:is|are|include|[:=-])+ ?<p> => you love {1}
heard: <list> => {1}
`,
  /** What the character is asked to do. */
  request: String.raw`
toOne: {ask} <=one\d§> (?:to )?<v> => {1}, {2}
toOne: <=one\d§> (?:well done|congrat\w+) (?:on|for|with) <q> => well done for {2}, {1}
wish: {ask} {kid} to (?:please |always )*<v> => {1}
luck: (?:(?:wish {kid}|say) )?(?:(?:all )?the best of |lots of |good )*luck(?: to {kid})? (?:with|for|on|at|in) <q> => {1}
congratulation: (?:congrat\w+|well done|bravo|(?:say )?(?:good|great) job)(?: to)?(?: {kid})? (?:on|for|with) <q> => {1}
greeting: (?:say|tell {kid}|wish {kid}) {hi}(?: to {kid})? from <k>(?: too)? => {1}
hello: (?:say|give|send|tell) (?:an? |big |special )*(?:hi|hello|hey|wave) (?:also )?to <k> => {1}
kiss: (?:give|send|tell) {kid} {hugs} from <k> => {1}
song: sing(?: (?:an?|the|happy|birthday|little|funny|silly|song|lullaby|something|for|to|{kid}))* => -
joke: (?:tell|make)(?: {kid})? (?:an? |some |her |his |few |good |funny |silly )*jokes?(?: about .*)? => -
nickname: call {kid} (?:our |my )?<n> => {1}
about: (?:mention|talk about|talk to {kid} about|ask (?:{kid} )?about|bring up|say something about)
+ (?!.*\b(?:name|age|birthday|character|video|present|gift)\b)(?:how much \w+ loves? )?<p> => {1}
`,
}
