import { whole } from './any-of.ts'
import type { Language } from './details.ts'

const child = '(?:her|him|them|she|he|they|Child§)'
const stating =
  '(?:(?:can|could|would) you |i want you to |i would like you to |we want you to )?(?:please )?(?:tell|remind|let|say to|assure|show)'
const inviting =
  '(?:(?:can|could|would) you |i want you to |we want you to )?(?:please )?(?:tell|ask|remind|encourage|help|invite|convince|motivate|get|inspire)'

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
      `(?:${child} )?(?:is |has )?(?:(?:a )?(?:little|bit|very|so|really|super|kind of|still) )*(?:scared|afraid|frightened|terrified|fearful) of (.+?)(?: (?:at night|still))?`,
    ),
    'fear',
  ],
  [whole(`(?:${child} )?(?:has (?:a )?)?(?:fear|fears) (?:of )?(.+)`), 'fear'],
  [
    whole(
      `${stating} ${child} (?:to know )?(?:know )?(?:that )?((?:${child}|i|we|her|his|their|mom*|mum*|dad*|daddy|grand*|nana|everyone|everybody|the whole|auntie|uncle|papa) .+)`,
    ),
    'clause',
  ],
  [
    whole(
      `(?:please )?(?:say|mention|add|note) (?:that )?((?:she|he|they|Child§|i|we|mom*|mum*|dad*|grand*|everyone|everybody) .+)`,
    ),
    'clause',
  ],
  [
    whole(
      `(?:${child} )?(?:just |is |will be )*(?:turned|turning|turns) (?:\\d+|\\p{L}+)(?: years old)?|(?:${child} )?(?:is )?\\d+ years? old|(?:${child} )?is \\d+`,
    ),
    'done',
  ],
  [whole(`${inviting} ${child} to (?!not |stop |quit |never |be quiet|shut)(.+)`), 'wish'],
  [whole(`(?:${child} )?(?:must|should|needs to|has to) (?!not )(?!be )(.+)`), 'wish'],
  [whole(`(?:please )?ask (?:${child} )?(?:about|how) (?!is |was |are )(.+)`), 'about'],
  [
    whole(
      `(?:please )?(?:mention|talk (?:to ${child} )?about|include|bring up|say something about|reference|tell ${child} about) (.+)`,
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
      `(?:please )?(?:say|wish) (?:${child} )?(?:a )?(?:very )?happy birthday(?: to ${child})?(?:,? (?:from|and love from) )(.+)`,
    ),
    'kiss',
  ],
  [
    whole(
      `(?:with )?(?:lots of |all our )?(?:love|hugs|kisses|hugs and kisses|love and kisses|kisses and hugs)(?:,| from) ?(.+)`,
    ),
    'kiss',
  ],
  [whole(`from ((?:mom*|mum*|dad*|grand*|nana|auntie?|uncle|papa)(?: .+)?)`), 'kiss'],
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
      `(?:everyone|everybody|we|we all|family|the family|his friends|her friends|grandma|grandpa|daddy|mommy) (?:all )?calls? ${child} (\\p{Lu}?\\p{L}+)`,
    ),
    'nickname',
  ],
  [whole(`(?:(?:her|his|their) )?(?:nickname|nick name) (?:is|:) ?(\\p{L}+)`), 'nickname'],
  [whole(`(?:${child} )?(?:goes by|is known as|is called|is nicknamed) (\\p{L}+)`), 'nickname'],
  [
    whole(
      `(?:i|we)(?: am| are)? (?:(?:so|very|really) )*(?:proud|happy|glad) (?:that |because )(${child} .+)`,
    ),
    'clause',
  ],
  [
    whole(
      `(?:i|we|(?:her |his |their )?(?:mom|dad|grandma|grandpa)) (?:cried|teared up|wept) (?:a little )?(?:when|because|the (?:day|first time)) (${child} .+)`,
    ),
    'joy',
  ],
  [
    whole(`we (?:are )?((?:all )?(?:going|moving|travell?ing|flying|getting|visiting|having) .+)`),
    'soon',
    "you're {it}",
  ],
  [whole(`we ((?:just |recently )?(?:moved|got|adopted|bought|went|visited) .+)`), 'proud', 'you {it}'],
]
