import { whole } from './patterns.ts'
import type { Language } from './details.ts'
import { kin } from './english-words.ts'

const child = '(?:her|him|them|she|he|they|Child§)'
const stating =
  '(?:(?:can|could|would) you |i want you to |i would like you to |we want you to )?(?:please )?(?:tell|remind|let|say to|assure|show)'
const inviting =
  '(?:(?:can|could|would) you |i want you to |we want you to )?(?:please )?(?:tell|ask|remind|encourage|help|invite|convince|motivate|get|inspire)'

/** What a child can be asked to do: “has to change schools” is no wish. */
const habits =
  '(?:brush|eat|sleep|go to bed|clean|share|listen|practi[cs]e|try|wash|read|help|pick|put|drink|do|finish|study|remember|keep|say|tidy|feed|believe|know|be (?:nice|kind|gentle))'

/** What is given to the child may be a surprise. */
const gift = `for (?:${child}|his|their)(?!\\p{L})`

/** What parents ask the character to do. The first that fits is taken. */
export const englishRequests: Language['requests'] = [
  [whole(`(?:they are |(?:our|my) )?(?:identical )?(?:twins|triplets|siblings)`), 'done'],
  [
    whole(
      `${stating} ${child} (?:that )?(?:${child} )?(?:doesn't|does not|don't|do not|needn't|shouldn't) (?:(?:need|have) to )?be (?:scared|afraid|frightened) of (.+)`,
    ),
    'fear',
  ],
  [
    whole(`${inviting} ${child} (?:to )?(?:not (?:to )?)(?:be )?(?:scared|afraid|frightened) of (.+)`),
    'fear',
  ],
  [
    whole(
      `(?:${child} )?(?:is |has )?(?:(?:a )?(?:little|bit|very|so|really|super|kind of|still) )*(?:scared|afraid|frightened|terrified|fearful) of (.+?)(?:,? (?:at night|still|but .*))?`,
    ),
    'fear',
  ],
  [whole(`(?:${child} )?(?:has (?:a )?)?(?:fear|fears) (?:of )?(.+)`), 'fear'],
  [
    whole(
      `${stating} ${child} (?:to know )?(?:know )?(?:that |how much )?((?:${child}|i|we|her|his|their|${kin}|everyone|everybody|the whole) .+)`,
    ),
    'clause',
  ],
  [whole(`(?:i|we) (?:(?:just|really) )?(?:want|need|would like) ${child} to know (?:that )?(.+)`), 'clause'],
  [whole(`${stating} ${child} (?:that )?((?:the|an?|there|all|every|everyone|this) .+)`), 'clause'],
  [
    whole(
      `(?:please )?(?:say|mention|add|note) (?:that )?((?:she|he|they|Child§|i|we|${kin}|everyone|everybody) .+)`,
    ),
    'clause',
  ],
  [
    whole(
      `(?:${child} )?(?:just |is |will be )*(?:turned|turning|turns) (?:\\d+|\\p{L}+)(?: years old)?(?: (?:on|in|this|next|today|tomorrow|soon)(?: .*)?)?|(?:${child} )?(?:is )?\\d+ years? old|(?:${child} )?is \\d+`,
    ),
    'done',
  ],
  [
    whole(`${inviting} ${child} to (?!not |stop |quit |never |be quiet|shut)(?!.*(?<!thank )\\byou\\b)(.+)`),
    'wish',
  ],
  [whole(`(?:${child} )?(?:must|should|needs to|has to) (?=${habits}(?!\\p{L}))(?!.*\\byou\\b)(.+)`), 'wish'],
  [
    whole(
      `(?:please )?ask ${child} (?:what|who|where|when|why|how) (?:${child} )?\\p{L}+ ((?:her|his|their) .+)`,
    ),
    'about',
  ],
  [
    whole(`(?:(?:i|we|am|are|so|very|super|really|just) )*proud of ${child}(?: .*)?`),
    'love',
    'someone at home is so proud of you',
  ],
  [whole(`(?:please )?ask (?:${child} )?(?:about|how) (?!is |was |are )(.+)`), 'about'],
  [
    whole(
      `(?:please )?(?:mention|say|use|include|remember) (?:(?:that )?it is (?:${child}|his|their)(?:'s)? (?:\\p{L}+ )?birthday|${child} by (?:\\p{L}+ )?name|(?:her|his|their) (?:first )?names?)(?: .*)?`,
    ),
    'done',
  ],
  [
    whole(
      `(?:please )?(?:mention|talk (?:to ${child} )?about|include|bring up|say something about|reference|tell ${child} about) (?!it )(.+)`,
    ),
    'about',
  ],
  [
    whole(
      `(?:please )?(?:${child},? )?(?:well done|good job|great job|nice work|way to go|congrats|congratulations|kudos|bravo),? (?:to )?(?:${child},? )?(?:on|for|with|at) (.+)`,
    ),
    'congratulation',
  ],
  [
    whole(
      `${inviting} ${child} (?:not to|to stop|to quit) (?:hit|bit|bite|kick|push|punch|pinch|fight)\\p{L}*(?: with)? (?=(?:\\p{L}+ ){0,3}(?:brother|sister|sibling|friend|cousin|dog|cat|puppy|kid|child|baby|mom|dad|other)s?)(.+)`,
    ),
    'wish',
    'be gentle with {it}',
  ],
  [
    whole(
      `(?:${stating} ${child} (?:to )?)?(keep (?:being|doing|going|trying|smiling|reading|practicing|dreaming|shining|up the)(?: .+)?)`,
    ),
    'wish',
  ],
  [
    whole(
      `(?:${stating} ${child} )?(?:(?:to )?(?:not|never)(?: to| ever)?|don't(?: you)?(?: ever)?|to never) (?:give up|quit)(?: .*)?`,
    ),
    'wish',
    'keep trying',
  ],
  [whole(`(?:${child} )?(?:is )?\\d+ going on \\d+`), 'done'],
  [
    whole(
      `(?:(?:the|a|new|her|his|their|our) )*(baby (?:sister |brother |cousin )?\\p{L}+) (?:(?:was|is|has) )?(?:just )?(?:born|here|arrived).*`,
    ),
    'about',
  ],
  [
    whole(
      `(?:please )?wish (?:${child} )?(?:all the |good |best of |lots of )*luck (?:for|with|on|at|in) (.+)`,
    ),
    'luck',
  ],
  [whole(`(?:please )?congratulate (?:${child} )?(?:on|for) (.+)`), 'congratulation'],
  [
    whole(
      `(?:please )?(?:say (?:congrats|congratulations)|congratulations) (?:to ${child} )?(?:on|for) (.+)`,
    ),
    'congratulation',
  ],
  [
    whole(
      `(?:please )?(?:say|send|give) (?:hi|hello|hey|a hug|hugs|a kiss|love|a shout ?out) to (?!${child}$)((?:her|his|their|Child§'s) .+)`,
    ),
    'hello',
  ],
  [
    whole(
      `(?:please )?(?:say|wish) (?:${child} )?(?:a )?(?:very )?happy (?:\\S+ )?birthday(?: to ${child})?(?:,? (?:from|and love from) )(.+)`,
    ),
    'kiss',
  ],
  [
    whole(
      `(?:with )?(?:lots of |all our )?(?:love|hugs|kisses)(?:(?:,| and|, and) (?:love|hugs|kisses))*(?:,| from) ?(.+)`,
    ),
    'kiss',
  ],
  [whole(`from ((?:${kin}|family)(?: .+)?)`), 'kiss'],
  [
    whole(
      `(?:please )?(?:say|wish) (?:${child} )?(?:a )?(?:very )?(?:happy|merry) .+|(?:please )?(?:say|send|give) (?:hi|hello|hey|congrats|congratulations|a hug|hugs|a (?:big )?kiss)(?: to)? ${child}`,
    ),
    'done',
  ],
  [whole(`(?:please )?(?:(?:can|could) you )?sing(?: (?:to )?${child})?( .*)?`), 'song'],
  [whole(`(?:please )?(?:(?:can|could) you )?tell (?:${child} )?(?:a|some) (?:\\p{L}+ )?jokes?(.*)`), 'joke'],
  [
    whole(
      `(?:please )?(?:ask ${child} (?:if|whether) .+ hear|crack|make|share) (?:a|some) (?:\\p{L}+ )?jokes?(.*)`,
    ),
    'joke',
  ],
  [
    whole(
      `(?:everyone|everybody|we|we all|family|the family|his friends|her friends|${kin}) (?:all )?calls? ${child} (\\p{L}+)`,
    ),
    'nickname',
  ],
  [whole(`(?:(?:her|his|their) )?(?:nickname|nick name)(?: is|:) ?(\\p{L}+)`), 'nickname'],
  [
    whole(
      `(?:${child} )?(?:goes by|is known as|is called|is nicknamed|(?:likes|prefers|loves|wants) (?:to be|being) called) (\\p{L}+)`,
    ),
    'nickname',
  ],
  [
    whole(
      `(?:${child} )?(?:is|means) (?:the )?(?:light|love|joy|sunshine|world|everything|greatest gift|best thing)(?: .*)?(?: (?:my|our|us|me)(?: .+)?)`,
    ),
    'love',
    'someone at home loves you more than words can say',
  ],
  [
    whole(
      `(?:i|we)(?: am| are)? (?:(?:so|very|really) )*(?:proud|happy|glad) (?:that |because )(${child} .+)`,
    ),
    'clause',
  ],
  [
    whole(
      `(?:i|we|(?:her |his |their )?(?:${kin})) (?:cried|teared up|wept) (?:a little )?(?:when|because|the (?:day|first time)) (${child} .+)`,
    ),
    'joy',
  ],
  [
    whole(`we (?:are )?((?:all )?(?:going|moving|travell?ing|flying|visiting|having) (?!.*${gift}).+)`),
    'soon',
    "you're {it}",
  ],
  [
    whole(`we ((?:just |recently )?(?:moved|got|adopted|bought|went|visited) (?!${child} |.*${gift}).+)`),
    'proud',
    'you {it}',
  ],
]
