import { kin, praise } from './english-words.ts'
import type { ShapeGroup } from './language.ts'

/** Parts of the shapes. */
export const macros = String.raw`
adv = (?:(?:also|always|just|really|finally|even|still|now|recently|already|absolutely|totally|often|usually|first
+|officially|both|actually|once|currently|almost|nearly) )*
be = (?:(?:is|are|was|were|has been|have been) )?{adv}
deg = (?:(?:so|very|really|super|such|pretty|totally|absolutely|extremely|incredibly|completely|most|quite|the) )*
kid = (?:her|him|them|child§|the (?:kids|boys|girls|twins))
more = (?: (?:so|very|too) much| a lot| dearly| deeply| tons| more than .+| to (?:the moon|pieces|bits)(?: and back)?
+| always| forever| with all .+)*
hi = (?:an? )?(?:(?:big|huge|special|warm|very) )*(?:hi|hello|hey|happy (?:birthday|easter|holidays)|merry christmas
+|congrat\w+|get well(?: soon)?|feel better(?: soon)?|good luck|shout ?out|well done|good job)
hugs = (?:(?:all|lots of|tons of|much|my|our|their|his|her|big|an?|huge|giant|great|bear|so|warm|and|love|hugs?
+|kiss(?:es)?|cuddles) )*(?:love|hugs?|kiss(?:es)?|cuddles)
fav = (?:(?:her|his|their|our|the|absolute|all[- ]time|current|new|very) )*favorite
proud = (?:are|am|is|could not be|couldn't be|feels?) (?:(?:all|so|very|really|super|beyond|incredibly|more|just|both
+|always) )*proud(?:er)?
home = (?:(?:(?:i|we|we all|both of us|(?:(?:her|his) )?(?:mom|dad|mommy|daddy|papa|mama) and i)) )
all = (?: all| both)?
req = (?:is|are|was|were|such|our|my) (?:{be}|such |our |my |the |an? )*
kind = (?:${praise}|good|happy|fun|big|best|funniest|kindest|real)
is = (?:{be}|such |our |my |the |an? )*
tooth = (?:(?:her|his|their|a|two|2|three|both|another|very|first|second|front|top|bottom|baby|of|super|loose
+|wobbly|wiggly) )*(?:tooth|teeth)
good = (?:good|great|amazing|awesome|fantastic|excellent|brilliant|talented|gifted|a natural|a whiz|a pro|a star
+|incredible)
role = (?:helper|brother|sister|artist|singer|dancer|reader|swimmer|friend|kid|girl|boy|student|player|goal\w+|captain
+|champ\w*|winner|runner|climber|builder|cook|baker|chef|gymnast|ballerina|skater|rider|writer|painter|drummer|person
+|musician|explorer|leader|teammate|cousin|grandson|granddaughter|son|daughter|scout|star|hero|rockstar|bookworm|lover
+|goofball|sweetheart|angel|gem|comedian|listener|learner|thinker|inventor|scientist|gardener|soul|storyteller|king
+|queen|performer|actor|tree|flower girl|ring bearer|superstar|superhero|trooper)s?
`

export const shapes: Readonly<Record<ShapeGroup, string>> = {
  /** What the child is, does and has: the clause without its subject. */
  child: String.raw`
nickname: (?:(?:likes|loves|prefers|wants) (?:to be|being) called|goes by|is (?:called|known as|nicknamed)
+|answers to) <n> => {1}
likes: {adv}(?:loves?|likes?|enjoys?|adores?)(?: to| how| {deg}so)? {deg}<p>
likes: {be}{deg}(?:(?:obsessed|in love|fascinated|smitten) (?:with|by)|(?:crazy|nuts|wild|mad|passionate) (?:about|for)
+|all about|(?:very much )?into|(?:(?:a|very|super|big|huge|massive|biggest|true|real|number one) )*fan of|lives for
+|(?:can't|cannot|never) (?:gets? enough of|stops? (?:talking|singing) about)) {deg}<p> => you love {1}
likes: {is}(?:(?:big|huge|massive|total|true|real|avid|super) )*<p> (?:fan|lover|fanatic|enthusiast|nut|girl
+|maniac) => you love {1}
proud: {adv}(?:(?:has|have) )?{adv}(?:learned|figured out|taught \w+sel(?:f|ves)) to <v>
proud: {adv}(?:learned|mastered|memorized) <q>
fact: {be}learning (?:to |about )?<q> => you're learning {1}
proud: {adv}(?:can|is able to|knows to) {adv}<v>
proud: {adv}knows? <q>
proud: {adv}(?:has |have )?(?:just )?(?:lost|is missing|got) {tooth}
proud: {adv}(?:has|have) (?=a |two |her |his |their ){tooth}
fact: {adv}wants? to be <q>
soon: {be}{deg}(?:looking forward to|excited (?:about|for)|counting (?:down )?the days to) {deg}<q>
+ => you're looking forward to {1}
soon: {be}{deg}excited to <v> => you're excited to {1}
soon: (?:can't|cannot|can hardly) wait (?:for|to) <q>
soon: {adv}(?:(?:is|are) (?:going to|about to) be|will (?:soon )?be|is becoming) (?:an? |the )?(?:big (?:sister
+|brother|cousin)|flower girl|ring bearer)
soon: {adv}(?:(?:is|are) (?:going to|about to)|will) {adv}<v>
soon: {be}(?:start(?:s|ing)|begins|getting|joining|visiting) <q> => you're starting {1}
soon: {be}(?:going|moving up) (?:to|into) <q> => you're going to {1}
proud: {is}{deg}<praise> => you're {1}
proud: {req}{deg}<=(?:{kind} )*{role}> => you're a {1}
proud: {req}{deg}<=(?:{kind} )*{role}> <=in|of|at|on|for|to|with> <q> => you're a {1} {2} {3}
proud: <=(?:{kind} )+{role}> => you're a {1}
proud: {is}{deg}{good} (?:at|with|on) <q> => you're great at {1}
proud: {be}{deg}<praise> <=at|during|with|about|for|of> <q> => you're {1} {2} {3}
fact: {adv}(?:has|have|owns?|does|do)(?: got)? <have>
fact: (?:is|are) {adv}(?=in )<q>
fact: (?:has|have) {adv}been {adv}<doing>
fact: (?:is|are) {adv}<doing>
proud: {adv}(?:(?:has|have) )?{adv}<did>
fact: {adv}<does>
`,
  /** What does not begin with the child. */
  other: String.raw`
love: <k>{all} (?:really |always |will )*<=loves?|adores?> {kid}{more} => {1} {2} you so much
love: <k> <=is|are> (?:(?:all|so|very|really|super|beyond|incredibly|just|both) )*proud of {kid}(?: .*)?
+ => {1} {2} so proud of you
love: <k>{all} (?:misses|is (?:thinking of|missing|rooting for)) {kid}{more} => {1} is thinking of you
love: <k>{all} (?:miss|are (?:thinking of|missing|rooting for)) {kid}{more} => {1} are thinking of you
love: {home}{adv}(?:all |will |always )*(?:love|adore|cherish) {kid}{more} => someone at home loves you so much
love: {home}{proud}(?: of {kid})?(?: (?:for|that|because|and) .*)? => someone at home is so proud of you
love: {deg}proud of {kid}(?: .*)? => someone at home is so proud of you
love: (?:{kid} (?:is|are) )?{deg}loved by <k> => you are so loved by {1}
greeting: <k>{all} (?:says?|wants? to say|(?:is|are) saying|(?:sends?|(?:is|are) sending)(?: an?| their| his| her)?)
+ (?:{hi}|greetings|(?:best |well )?wishes)(?: to {kid})?(?: too)? => {1}
greeting: <k>{all} (?:(?:wish(?:es)?|wants? to wish|(?:is|are) wishing)) {kid} .* => {1}
kiss: <k>{all} (?:sends?|(?:is|are) sending|gives?) (?:{kid} )?{hugs}(?: to {kid})? => {1}
kiss: {hugs},? from:? <k> => {1}
kiss: (?:with )?(?:(?:all|my|our|lots of) )*love,? <k> => {1}
greeting: (?:{hi}|best wishes|greetings|a message)(?: to {kid})?,? from <k> => {1}
greeting: from:? <k> => {1}
nickname: (?:everyone|everybody|we|i|we all|the family|(?:(?:her|his) )?(?:${kin})) (?:always |usually )?calls? {kid}
+ (?:our |my |little )*<n> => {1}
nickname: (?:(?:her|his|their) )?(?:nickname(?: at home)?|aka|also known as) ?(?:is|[:=])? ?<n> => {1}
fact: <k>(?: is (?:called|named)|'?s name is|:) <n> => {1} is called {2}
fact: (?:(?:her|his|their) )?(?:very )?best friend(?:'s name)? is <n> => your best friend is {1}
proud: <k> taught {kid} to <v> => {1} taught you to {2}
likes: {fav} (?:things?|stuff|hobb(?:y|ies)|activit(?:y|ies))(?: to do| in the world)? ?(?:is|are|:|=) ?(?:to )?<p>
+ => you love {1}
likes: {fav} <thing> ?(?:is|are|:|=|has to be) ?<p> => your favorite {1} is {2}
likes: (?:(?:her|his) )?(?:favorites|hobb(?:ies|y)|interests|loves|likes|enjoys|passions|into)
+ ?(?:is|are|include|[:=-])+ ?<p> => you love {1}
heard: <list> => {1}
`,
  /** What the character is asked to do. */
  request: String.raw`
toOne: (?:tell|remind|encourage|ask) <=one\d§> (?:to )?<v> => {1}, {2}
toOne: <=one\d§> (?:well done|congrat\w+|good job) (?:on|for|with) <q> => well done for {2}, {1}
wish: (?:tell|remind|encourage|ask) {kid} to keep <doing> => keep {1}
wish: (?:tell|remind|encourage|ask|inspire|motivate|help|teach) {kid} to (?:please |always |also )*<v> => {1}
luck: (?:(?:wish {kid}|say) )?(?:(?:all )?the best of |lots of |good )*luck(?: to {kid})? (?:with|for|on|at|in) <q>
+ => {1}
congratulation: (?:congratulate {kid}|congrat\w+|well done|kudos|bravo|(?:say )?(?:good|great) job)(?: to {kid})?
+ (?:on|for|with) <q> => {1}
greeting: (?:say|tell {kid}) {hi} (?:to {kid} )?from <k> => {1}
greeting: (?:tell|wish) {kid} (?:an? )?(?:happy|merry) .* from <k>(?: too)? => {1}
hello: (?:say|give|send|tell) (?:(?:an?|big|special|quick|little) )*(?:hi|hello|hey|shout ?-?out|wave)
+ (?:also )?to <k> => {1}
kiss: (?:give|send|tell) {kid} {hugs} from <k> => {1}
song: sing(?: (?:an?|the|happy|birthday|little|funny|silly|song|lullaby|something|for|to|{kid}))* => -
joke: (?:tell|make|crack|say|include|add)(?: {kid})? (?:(?:an?|some|her|his|few|good|funny|silly|corny) )*jokes?
+(?: about .*)? => -
nickname: call {kid} (?:our |my )?<n> => {1}
about: (?:mention|talk about|talk to {kid} about|ask (?:{kid} )?about|bring up|include|say something about)
+ (?!.*\b(?:name|age|birthday|character|video|present|gift)\b)(?:how much (?:she|he|they) loves? )?<p> => {1}
`,
}
