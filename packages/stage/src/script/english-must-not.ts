import { anyOf } from './reading/words.ts'

/**
 * What a character never says to a child: secrets, threats, fear, insults, things for grown-ups, buying, asking where they
 * live or to meet; and what a machine says of itself. Too strict rather than too lax: what is refused is written again.
 */
export const englishMustNot = anyOf(
  "secret*|don[’']?t tell|do not tell|between us|keep this from",
  "if you don[’']?t|or else|punish*|santa won[’']?t|naughty list",
  'kill*|die|dies|died|dead|death|blood*|gun*|knife|weapon*|murder*',
  'scared|scary|afraid|nightmare*|terrif*',
  'hate|hates|stupid|ugly|fat|shut up|dumb|idiot*|loser*',
  'sex*|beer|wine|vodka|drunk|drug*|cigarette*|naked|damn|hell|shit*|fuck*',
  'buy|buys|purchase*|subscri*|discount*|price*|dollar*|website|click|download*',
  'your address|your phone|where you live|where do you live|password|meet me|come alone',
  'send me|tell me your|call me',
  "as an ai|language model|i[’']?m sorry, but|i can[’']?t (?:help|assist|write|do|comply)|i cannot",
)
