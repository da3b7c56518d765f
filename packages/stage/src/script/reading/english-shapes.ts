import { pets } from './english-kin.ts'

export const shapes = {
  /** The clause without its subject and adverbs. */
  child: String.raw`
likes: (?:loves?|adores?|{be}{very}(?:obsessed with|(?:mad|crazy) (?:for|about|on)|into|(?:\w+ )*fan of
+|loving|lives? for)) <l> => you love {1}
likes: (?:likes?|enjoys?|{be}{very}(?:fond of|enjoying|liking)) <l> => you like {1}
likes: <=love|like>s? to <v> => you {1} to {2}
likes: {be}<=(?!so |very |really |not )[a-z]+> mad => you're {1} mad
fact: (?:wants? to be|dreams? of being) (?=an? )<o> => you want to be {1}
proud: can {also}<v> => you can {1}
proud: (?:(?:has|have) )?{also}(?:learned|knows)(?: how)? to <v> => you learned to {1}
proud: (?:has |have |just )*lost <o=(?:\w+ ){1,3}(?:tooth|teeth)> => you lost {1}
proud: {be}{very}(?:good|great|best|amazing|brilliant|super) (?:at|with|in):? (?!the dentist)<l> => you're great at {1}
proud: knows (?:all|everything) about <l> => you know all about {1}
proud: {be}{very}<={praise}(?:(?:,| and) {very}{praise})*> => you're {1}
proud: (?:was|were) <o=(?:an? |the ){role}(?: .+)?> => you were {1}
proud: {be}{very}<o=(?:an? |the |(?=captain .)){role}(?: .+)?> => you're {1}
love: {be}(?:our|my) (?:\w+ )?(?:sunshine|world|heart|joy|everything) => someone at home
+ loves you so much
fact: {be}having (?=an? )<o=.*(?:party|picnic|sleepover|cake).*> => you're having {1}
proud: (?:has |have |just )*<=got|won|earned|received|made> (?=(?:into .*|.* )?{prize}(?: |$))<o> => you {1} {2}
soon: (?:{be}(?:starting|going (?:to|into))|starts|started) <={school}> => you're starting {1}
soon: {be}{very}(?:excited (?:about|for)|looking forward to) <o> => you're looking forward to {1}
soon: {be}(?:going|off) to (?=the |an? |[A-Z])<o> => you're going to {1}
fact?: (?:(?:has|have)(?: got)?|(?:just )?got(?= an? (?:new )?(?:{pet})› )) (?=an? |two |three |\d+ |h\w+ own 
+|[a-z]+ [a-z]+s$)<o>
+ => you have {1}
proud: (?:(?:has|have) )?{also}(?={deed}› )<does> => you {1}
fact?: (?:(?:is|are|has been|have been) |(?=\w+ing (?:an?|the|h(?:er|is)|their)›))<doing> => you're {1}
fact?: <=(?:(?:always|often|even) )?>{also}<does> => you {1} {2}
`,
  /** What does not begin with the child, and bare things. */
  other: String.raw`
love: <k=.+?> {all}<=loves?|adores?> {kid}›.* => {1} {2} you so much
love: <k> <=is|are> (?:\w+ ){0,3}proud of {kid}›.* => {1} {2} so proud of you
love: (?:(?:i|we)(?: \w+){0,2} )?(?:love|adore) {kid}›.* => someone at home loves you so much
love: (?:(?:i am|we are|i|we) )?(?:(?!s?he|they)\w+ ){0,3}proud(?: of {kid}›.*)? => someone at home is so proud of you
greeting: <k=.+?> {all}(?:says?|saying|sends?|wishe?s) {wish}(?: .*)? => {1}
kiss: <k=.+?> {all}(?:send|give)\w* (?:\w+ )*{hug}(?: .*)? => {1}
kiss: (?:\w+ ){0,5}{hug}(?: {kid})?,? from:? <f> => {1}
kiss: (?:all |my |our |lots of )*love,? <f> => {1}
greeting: (?:{wish}(?: to {kid})?,? )?from:? <f>(?: too)? => {1}
nickname: (?:(?!no|s?he|they|don't|never)(?:\S+ ){0,3}?calls? {kid}|{his}nickname(?: is|:)?) <n> => {1}
likes: {his}favou?rite <=[a-z]+(?: [a-z]+)?> ?(?:is|are|:|=) ?<l> => your favorite {1} is {2}
likes: <l> (?:is|are) {his}favou?rites? => you love {1}
likes: {his}(?:favorites|hobbies|interests|loves|likes|into) ?(?:are|include|[:=-])+ ?<l> => you love {1}
proud: (?:a )?<=big (?:brother|sister)> => you're a {1}
fact: (?=.*(?:{pet}|name|called))<k=.+?>(?:'s name)? (?:is|are)(?: called| named)? <name> => {1} is called {2}
likes: {his}best (?:friend|mate|pal|buddy)(?: is| called|[:=]) <name> => your best friend is {1}
heard: <things> => {1}
`,
  /** What the character is asked to do. */
  request: String.raw`
toOne: {ask} <=one\d§> (?:to )?<v> => {1}, {2}
wish: {ask} {kid} to <o=be (?:good|kind|brave|gentle|nice)(?: .*)?> => {1}
wish: {ask} {kid} to (?:please |always )*<v> => {1}
congratulation: (?:congrat\w+|well done)(?: to)?(?: {kid})? (?:on|for|with) <o> => {1}
hello: (?:say|send|give) (?:\w+ )*?(?:hi|hello) to <k> => {1}
heard: (?:mention|(?:talk|ask)(?: to)?(?: {kid})? about) (?=her |his |their |the )<l> => {1}
`,
}

export const macros = String.raw`
pet = ${pets}
also = (?:(?:also|always|just|really|even|now|finally|already) )*
be = (?:(?:is|are|has been) {also})?
very = (?:(?:so|very|really|super|totally|such) )*
his = (?:(?:her|his|their) )?
kid = (?:her|him|them|you|child§)
all = (?:(?:all|both|will|wants? to|is|are) )*{also}
hug = (?:love|hugs?|kiss(?:es)?|cuddles)
wish = (?:\w+ )*?(?:hi|hello|hey|(?:happy|merry) [\w' ]+|congrat\w+|well done|good luck|wishes)
ask = (?:tell|remind|encourage|ask|help)
deed = (?:won|passed|finished|built|made|scored|swam|caught|tied|taught|raised|read|wrote|learned|jumped)
prize = (?:belt|badge|medal|certificate|prize|award|part|role|place|team|choir|band|orchestra)s?
school = (?:\w+ )?(?:school|preschool|kindergarten|pre-?k|nursery|reception|daycare|grade|class|(?:year|grade) \w+)
praise = (?:amazing|brave|brilliant|caring|clever|creative|funny|gentle|helpful|kind|lovely|smart|strong|sweet)
role = (?:[a-z'-]+ ){0,2}(?:helper|brother|sister|artist|singer|dancer|reader|player|goalie|champion|captain|winner|star
+|superhero|expert|narrator|bridesmaid|shepherd|king|innkeeper|donkey|sheep|angel|elf)
`
