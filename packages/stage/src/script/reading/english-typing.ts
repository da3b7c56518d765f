import { kin, pets } from './english-words.ts'
import { CHILD, ONE } from './marker.ts'
import { pairsOf, patternOf } from './words.ts'

/** How English is typed on a phone, and what it stands for; `_` is a blank. */
export const spelling = pairsOf(`
shes=she_is hes=he_is theyre=they_are doesnt=doesn't dont=don't isnt=isn't cant=can't wont=won't didnt=didn't
hasnt=hasn't havent=haven't im=I_am i'm=I_am we're=we_are cuz=because bc=because lil=little luv=loves luvs=loves
fav=favorite fave=favorite favs=favorites favourite=favorite gonna=going_to bday=birthday xmas=Christmas tho=though
bff=best_friend lego=Lego legos=Legos pls=please plz=please n=and w=with w/=with esp=especially learnt=learned ur=your
u=you ppl=people mates=friends mate=friend`)

export const repairs: readonly (readonly [RegExp, string])[] = [
  [patternOf(`^(?:our |my )?(${ONE})(?: ?[:,-])? `), '$1 '],
  [patternOf(`^(?:our |my )?${CHILD} ?[:,=-] ?(?=(?:she|he|they|loves|likes|is|has|just|can)›)`), ''],
  [patternOf(`^(?:our|my) (?=${CHILD})`), ''],
  [
    /\b(she|he|child§) ?'s (?=(?:\w+ )?(?:got|been|learned|lost|won|made|started|joined|finished)\b)/gi,
    '$1 has ',
  ],
  [/\b(she|he|it|who|that|there)'s(?= (?!favorite|best|dad|mom|dog|cat|name))/gi, '$1 is'],
  [/\b(child§|one\d§)'s(?= (?:an?|so|very|in|into|going|obsessed|\w+ing)\b)/gi, '$1 is'],
  [/'ll\b/gi, ' will'],
  [/\b(do|does|did|is|was|has|are|were|could|would) ?not\b/gi, "$1n't"],
  [/\b(loves?|really|very|super|so)(?:,? \1)+\b/gi, '$1'],
  [/([a-z])\1{2,}/gi, '$1'],
  [/\bhow to (?=\w)/gi, 'to '],
  [/,? (?:haha+|hehe+|btw|of course|all by (?:her|him)self|please|thank you|thanks)(?=$|,)/gi, ''],
  [/ & | \+ /g, ' and '],
  [patternOf(`(‹(?:${kin}|${pets})), ([A-ZÀ-Þ][a-zà-ɏ]+),?(?= (?!and )|$)`, 'g'), '$1 $2'],
]

const months = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const days = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const span = `(?:days?|weeks?|weekend|months?|years?|summer|winter|spring|fall|morning|afternoon|evening|night
  |${days})`
export const passing = patternOf(
  String.raw`,? ?‹(?:(?:this|last|next|the other|over the|during the) (?:past |coming )?(?:${span}|${months})
    |yesterday|today|tonight|tomorrow|${days}$|(?:\w+ ){1,2}${span} ago|in (?:an?|two|three|\d+) ${span}
    |on (?:the )?(?:${days}|\d+\w\w)|(?:in|on|by|since) ${months}(?: \d+\w*)?|at \d\S*(?: ?(?:am|pm))?|lately
    |right now|nowadays|recently)(?=$|[ ,])`,
  'gi',
)

/** What stands before a clause and says nothing of the child. */
export const courtesy = patternOf(
  String.raw`^(?:(?:please|also|and|then|oh|ok|okay|btw|well|so|hi(?! from)|hello(?! from| to)|hey(?! from)|maybe
    |basically|anyways?|plus|even|dear team|notes?:|(?:can|could|would|will|if|we|i|you|i'd|we'd|make|be|just|'d|love
    |like|want|sure|to|for|it|please|don't forget|remember| )+(?= (?:mention|say|wish|congratulate|tell|ask|remind
    |sing|give|encourage|call)›)|(?:this|last|next) ${span}|yesterday|today|lately|recently|every \w+(?=,? (?:she|he
    |they)))(?:[ ,:!]+|$))`,
)
