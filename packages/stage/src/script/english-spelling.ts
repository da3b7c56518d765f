import { CHILD, ONE } from './marker.ts'
import { pairsOf } from './patterns.ts'

/** How English is typed on a phone, and what it stands for; `_` is a blank. */
export const englishSpelling = pairsOf(
  "shes=she_is hes=he_is theyre=they_are dosent=doesn't",
  "im=I_am i'm=I_am ive=I_have i've=I_have youre=you_are you're=you_are",
  "thats=that_is theres=there_is whats=what's u=you ur=your thru=through cuz=because cos=because bc=because lil=little luv=loves",
  'luvs=loves fav=favorite fave=favorite gonna=going_to wanna=want_to bday=birthday b-day=birthday xmas=Christmas',
  'abt=about vs=against tho=though kinda=kind_of bff=best_friend bro=brother sis=sister alot=a_lot',
  'freind=friend beleive=believe esp=especially obsesed=obsessed',
  'grandad=granddad lego=Lego legos=Legos',
)

/** The same where more than a word is needed. */
export const englishRepairs: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^(${ONE}) ?: ?`, 'g'), '$1 '],
  [/\b(\d+)\/(10|100)\b(?= (?:on|in) (?:her|his|their|the|a) )/g, '$1 out of $2'],
  [
    /\b(she|he) is (?=got |(?!excit|tir|bor|scar|lov)[a-z]+ed (?:every|the|an?|all|her|his|my|our|\d+) )/gi,
    '$1 has ',
  ],
  [/\b(do|does|did|is|was|has|have|could|would|ca|wo)nt\b/gi, "$1n't"],
  [/\b(has|got) (?=(?:wiggly|loose) tooth\b)/gi, '$1 a '],
  [/ (?:&|AND) /g, ' and '],
  [/\b(loves?|really|very|super|so)(?: \1)+\b/gi, '$1'],
  [/^((?:(?:her|his|their) )?favou?rite (?!things?)[a-z]+(?: [a-z]+)?) ?[:=] ?(?=[a-z])/gi, '$1 is '],
  [/ @ /g, ' at '],
  [/([aeiouy])\1{2,}/gi, '$1'],
  [/(?<![a-zà-ɏ])([a-zà-ɏ][a-zà-ɏ ]{6,}?)(?:,? \1)+(?![a-zà-ɏ])/gi, '$1'],
  [/^Child§(?:[,:]|,? \d+(?: years? old| yrs?| yo|,|:)),? (?=[a-zà-ɏ])/gi, ''],
  [/(?<= (?:of|at|to|about|on)|learning) ?: ?/gi, ' '],
  [/ n (?=[a-zà-ɏ])/gi, ' and '],
  [/(?<![a-zà-ɏ])(?:s?he ?\/ ?s?he|s\/he|he or she|she or he)(?![a-zà-ɏ])/gi, CHILD],
  [/(?<![a-zà-ɏ])(?:his ?\/ ?hers?|hers? ?\/ ?his|his or her)(?![a-zà-ɏ])/gi, `${CHILD}'s`],
  [/(?<![a-zà-ɏ])(?:him ?\/ ?her|her ?\/ ?him)(?![a-zà-ɏ])/gi, CHILD],
  [/ w\/?(?= )/gi, ' with'],
  [/ w\/o(?= )/gi, ' without'],
  [/\b(she|he)'s (?=got|been|just|learned|lost|won|already|become|made|done|grown|come)/gi, '$1 has '],
  [/\b(she|he|it|who)'s(?= )/gi, '$1 is'],
  [/\b(we|they)'re\b/gi, '$1 are'],
  [/\b(she|he|they|we)'ll\b/gi, '$1 will'],
  [/\bscarred of\b/gi, 'scared of'],
  [/\b(?:killed|crushed|nailed) it\b/gi, 'did great'],
  [/\bdon't like\b/gi, "doesn't like"],
  [/\b(do|does|did|is|was|has) not\b/gi, "$1n't"],
  [/^your (?=the |an? |so |very |our |my |such |amazing$|awesome$|great$)/gi, 'you are '],
  [/ wants? (?:her|him|them|you) to know (?:that )?(?:she|he|they) (?=loves?|misses|miss|is|are)/gi, ' '],
  // “Every night she sings”: the time goes last.
  [
    /^(every [a-zà-ɏ]+(?: [a-zà-ɏ]+)??|sometimes|lately|at (?:home|school|night|bedtime)|in the (?:morning|evening)s?|on weekends|after school),? ((?:she|he|they|Child§) [^,]+)/gi,
    '$2 $1',
  ],
  [/\bits (?=a |the |her |his |so |my |our )/gi, 'it is '],
]
