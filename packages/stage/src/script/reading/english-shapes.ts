import { praise } from './english-words.ts'

/** Parts of the shapes. */
export const macros = String.raw`
adv = (?:(?:also|always|just|really|finally|even|still|now|recently|already|often|first|both|actually|once) )*
be = (?:(?:is|are|was|were|has been|have been) )?{adv}
is = (?:is|are|was|were|such|our|my) (?:{be}|such |our |my |the |an? |so |very |really |super )*
deg = (?:(?:so|very|really|super|such|pretty|totally|most|quite|the|a|big|huge|true|real) )*
kid = (?:her|him|them|child§|the (?:kids|boys|girls|twins))
to = (?: to {kid})?
hi = (?:an? )?(?:big |huge |warm |very )*(?:hi|hello|hey|(?:happy|merry) \w+|congrat\w+|(?:get|feel) \w+ soon|good
+ luck|well done|(?:best )?wishes)
hugs = (?:(?:all|lots of|much|my|our|their|his|her|big|an?|huge|so|warm|and|love|hugs?|kiss(?:es)?) )*(?:love|hugs?
+|kiss(?:es)?|cuddles)
proud = (?:(?:is|are|am|feels?|all|so|very|really|super|beyond|both) )*proud
we = (?:i|we|we all|both of us|(?:(?:her|his) )?(?:mom|dad|mommy|daddy) and i)
all = (?: all| both| really| always| will)*
send = (?:says?|wants? to say|(?:is|are) (?:saying|sending)|sends?|gives?|say|give|tell)
tooth = (?:(?:her|his|their|a|two|2|another|very|first|front|top|bottom|baby|loose|wobbly|wiggly) )*(?:tooth|teeth)
ask = (?:tell|remind|encourage|ask|help|teach)
kind = (?:${praise}|good|big|best)
role = (?:helper|brother|sister|artist|singer|dancer|reader|swimmer|friend|kid|girl|boy|student|player|goal\w+
+|champ\w*|captain|winner|climber|builder|gymnast|ballerina|rider|writer|painter|person|leader|cousin|son|daughter
+|star|hero|bookworm|goofball|sweetheart|angel|comedian|inventor|scientist|king|queen|tree|flower girl|ring bearer
+|superhero)s?
`

export const shapes = {
  /** What the child is, does and has: the clause without its subject. */
  child: String.raw`
likes: {adv}(?:loves?|likes?|enjoys?|adores?)(?: to| how)? {deg}<p>
likes: {be}{deg}(?:(?:obsessed|in love|fascinated) (?:with|by)|(?:crazy|nuts|wild|mad) (?:about|for)|all about|into
+|fan of|can't (?:get enough of|stop talking about)) {deg}<p> => you love {1}
likes: {be}{deg}<p> (?:fan|lover|fanatic|nut|girl|maniac) => you love {1}
fact: {be}learning (?:to |about )?<q> => you're learning {1}
proud: {adv}(?:can|is able to|knows to) {adv}<v>
proud: {adv}(?:has |have |just )*(?:lost|is missing|got|has|have) (?=a |two |2 |her |his |their |another ){tooth}
fact: {adv}wants? to be <q>
soon: {be}{deg}(?:looking forward to|excited (?:about|for)) <q> => you're looking forward to {1}
soon: (?:can't|cannot|can hardly) wait (?:for|to) <q>
soon: {adv}(?:(?:is|are) (?:going to|about to)|will) {adv}<v>
soon: {be}(?:start(?:s|ing)|begins|joining|visiting) <q> => you're starting {1}
soon: {be}(?:going|moving up) (?:to|into) <q> => you're going to {1}
proud: (?:{is})?{deg}<praise> => you're {1}
proud: {is}<=(?:{kind} )*{role}> => you're a {1}
proud: {is}<=(?:{kind} )*{role}> <=in|of|at|on|for|to|with> <q> => you're a {1} {2} {3}
proud: <=(?:{kind} )+{role}> => you're a {1}
proud: {be}{deg}(?:good|great|amazing|talented|natural|whiz|pro|star) (?:at|with|on) <q> => you're great at {1}
fact: {adv}(?:has|have|owns?|does|do)(?: got)? <have>
fact: (?:is|are|has been|have been) {adv}<doing>
proud: {adv}(?:(?:has|have) )?{adv}<did>
proud: {adv}knows? <q>
fact: {adv}<does>
`,
  /** What does not begin with the child, and bare things. */
  other: String.raw`
love: <k>{all} <=loves?|adores?> {kid}.* => {1} {2} you so much
love: <k> (?=is){proud} of {kid}.* => {1} is so proud of you
love: <k> (?=are){proud} of {kid}.* => {1} are so proud of you
love: <k>{all} (?:misses|is (?:thinking of|missing|rooting for)) {kid} => {1} is thinking of you
love: <k>{all} (?:miss|are (?:thinking of|missing|rooting for)) {kid} => {1} are thinking of you
love: {we}{all} (?:love|adore) {kid}.* => someone at home loves you so much
love: (?:(?:{we} )?{proud} of {kid}|{we} {proud}).* => someone at home is so proud of you
love: (?:{kid} (?:is|are) )?{deg}loved by <k> => you are so loved by {1}
greeting: <k>{all} (?:{send}(?: an?| their| his| her)? {hi}|(?:wish(?:es)?|wants? to wish) {kid} .*){to} => {1}
kiss: <k>{all} {send} (?:{kid} )?{hugs}{to} => {1}
kiss: (?:with )?(?:{send} {kid} )?(?:{hugs},? from:?|(?:(?:all|my|our|lots of) )*love,?) <k> => {1}
greeting: (?:(?:{send} |wish )?(?:{kid} )?{hi}{to},? )?from:? <k>(?: too)? => {1}
nickname: (?:(?!no)(?:\S+ ){1,3}?calls? {kid}|call {kid}|(?:(?:her|his|their)
+ )?nickname(?: at home)?(?: is|:| =)?) (?:our
+ |my |little )*<n> => {1}
fact: (?:(?:her|his|their) )?best friend(?:'s name)? is <n> => your best friend is {1}
proud: <k> taught {kid} to <v> => {1} taught you to {2}
likes: (?:\w+ )*?favorite <=[a-z]+(?: [a-z]+)?> ?(?:is|are|:|=) ?<p> => your favorite {1} is {2}
likes: (?:(?:her|his) )?(?:favorites|hobb(?:ies|y)|interests|loves|likes|into) ?(?:is|are|include|[:=-])+ ?<p> => you
+ love {1}
heard: <list> => {1}
`,
  /** What the character is asked to do. */
  request: String.raw`
toOne: {ask} <=one\d§> (?:to )?<v> => {1}, {2}
toOne: <=one\d§> (?:well done|congrat\w+) (?:on|for|with) <q> => well done for {2}, {1}
wish: {ask} {kid} to (?:please |always )*<v> => {1}
luck: (?:(?:wish {kid}|say) )?(?:the best of |lots of |good )*luck{to} (?:with|for|on|at|in) <q> => {1}
congratulation: (?:congrat\w+|well done|(?:good|great) job)(?: to)?(?: {kid})? (?:on|for|with) <q> => {1}
hello: {send} (?:an? |big |special )*(?:hi|hello|hey) (?:also )?to <k> => {1}
song: sing .*(?:song|lullaby|birthday|for {kid}|to {kid}) => -
joke: (?:tell|make)(?: {kid})? (?:an? |some |few |good |funny |silly )*jokes? => -
about: (?:mention|talk about|talk to {kid} about|ask (?:{kid} )?about|bring up|say something about) (?!.*\b(?:name
+|age|birthday|character|video|present|gift)\b)(?:how much \w+ loves? )?<p> => {1}
`,
}
