import { CHILD, ONE } from './marker.ts'
import { kin, pets } from './english-words.ts'
import { pairsOf, patternOf } from './words.ts'

/** How English is typed on a phone, and what it stands for; `_` is a blank. */
export const spelling = pairsOf(`
  shes=she_is hes=he_is theyre=they_are doesnt=doesn't dosent=doesn't dont=don't isnt=isn't wasnt=wasn't cant=can't
  wont=won't didnt=didn't hasnt=hasn't havent=haven't im=I_am i'm=I_am ive=I_have i've=I_have we're=we_are cuz=because
  cos=because bc=because lil=little luv=loves luvs=loves fav=favorite fave=favorite favs=favorites favourite=favorite
  favourites=favorites colour=color gonna=going_to wanna=want_to bday=birthday xmas=Christmas tho=though kinda=kind_of
  bff=best_friend bro=brother sis=sister alot=a_lot freind=friend freinds=friends esp=especially obsesed=obsessed
  grandad=granddad lego=Lego legos=Legos pls=please plz=please n=and w=with w/=with adn=and teh=the learnt=learned
  thru=through ur=your u=you mates=friends mate=friend`)

/** The same where more than a word is needed. */
export const repairs: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^(${ONE}) ?[:,-] ?`, 'g'), '$1 '],
  [patternOf(`^(?:our |my )?${CHILD} ?[:,=-] ?(?=(?:she|he|they|loves|likes|is|has|just|can)›)`), ''],
  [patternOf(`^(?:our|my) (?=${CHILD}|${ONE})`), ''],
  [
    /\b(she|he|child§|who) ?'s (?=(?:\w+ )?(?:got|been|learned|lost|won|made|started|joined|finished)\b)/gi,
    '$1 has ',
  ],
  [/\b(she|he|it|who|that|there)'s(?= (?!favorite|best|dad|mom|dog|cat|name))/gi, '$1 is'],
  [/\b(child§|one\d§)'s(?= (?:an?|so|very|into|in|going|starting|obsessed|\w+ing)\b)/gi, '$1 is'],
  [/\b(she|he) is (?=(?:got|lost|won|learned) )/gi, '$1 has '],
  [/'ll\b/gi, ' will'],
  [/\b(do|does|did|is|was|has|are|were|could|would) ?not\b/gi, "$1n't"],
  [/\b(she|he) don't\b/gi, "$1 doesn't"],
  [/\b(loves?|really|very|super|so)(?:,? \1)+\b/gi, '$1'],
  [/([a-z])\1{2,}/gi, '$1'],
  [/\bhow to (?=\w)/gi, 'to '],
  [/\b(?:s?he ?\/ ?s?he|he or she|she or he)\b/gi, CHILD],
  [/,? (?:when|once) (?:she|he|they) (?:grows?|gets? (?:big|older)|is (?:older|big|bigger))(?: up)?\b/gi, ''],
  [
    patternOf(
      `,? (?:haha+|hehe+|lol|btw|of course|by the way|i think|i guess|all by (?:her|him)self)(?=$|,)`,
      'gi',
    ),
    '',
  ],
  [/^((?:(?!\bsay)[^])*?),? (?:please|thank you|thanks)$/i, '$1'],
  [/ & | \+ /g, ' and '],
  [patternOf(`(‹(?:${kin}|${pets})), ([A-ZÀ-Þ][a-zà-ɏ]+),?(?= |$)`, 'g'), '$1 $2'],
  [/\b(are|is|include):/gi, '$1'],
  [/\b([a-z]+s): (?=[A-Z])/g, '$1 named '],
  [/\b(\d+)\/(10|100)\b/g, '$1 out of $2'],
]

const months = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const days = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const some = String.raw`(?:a|an|one|two|three|four|six|\d+|several|a few|a couple(?: of)?)`
const span = `(?:weeks?|weekend|months?|years?|summer|winter|spring|fall|season|morning|afternoon|evening|night|${days})`
/** When something was or will be. */
export const passing = patternOf(
  String.raw`,? ?‹(?:(?:(?:early|late|later|earlier|just) )?(?:this|last|next|the other|over the|during the)
  (?: (?:past|coming|few))? (?:${span}|day|${months})|yesterday|today|tonight|tomorrow|${days}$
  |(?:just )?${some}(?: few)? (?:days?|weeks?|months?|years?) ago|a while ago
  |in ${some}(?: few)? (?:days?|weeks?|months?)|on (?:the )?(?:${days}|weekend|\d+(?:th|st|nd|rd))
  |(?:in|on|by|since) (?:early |late )?${months}(?: \d+(?:th|st|nd|rd)?)?|at \d+(?::\d+| ?(?:am|pm|o'clock))
  |as of (?:yesterday|today|now)|lately|these days|right now|nowadays|recently)(?=$|[ ,])`,
  'gi',
)

const verbs =
  '(?:mention|talk|say|wish|congratulate|tell|ask|remind|sing|include|add|send|give|encourage|call|bring)'
/** What stands before a clause and says nothing of the child. */
export const courtesy = patternOf(
  String.raw`^(?:(?:please|also|and|then|oh|ok|okay|btw|fyi|well|so|hi(?! from)|hello(?! from| to)|hey(?! from)|maybe
  |dear team|perhaps|basically|anyways?|honestly|lol|haha+|plus|even|in addition|notes?:|info:|extra:|fun fact
  |guess what|congrats(?=,)|just(?= ${verbs}›)|(?:(?:if|could|can|would|will) you(?: please)?(?: can| could| mind)?
  |you (?:can|could|may|might)(?: also)?|(?:feel free|be sure|don't forget|remember|try) to|make sure (?:to|you)
  |(?:we|i)(?:'d| would)? (?:love|like|want|appreciate it|need)(?: it)?(?: for)?(?: if)?
   (?: you(?: (?:to|could|would|can))?| the character to)?
  |it would be (?:great|nice|lovely|amazing|cool) if you could)(?= ${verbs}›)
  |(?:this|last|over the|next|the other) (?:past )?${span}|yesterday|today|lately|recently|right now
  |every (?:night|day|morning|weekend|\w+day)(?=,? (?:she|he|they)))(?:[ ,:!]+|$))`,
)
