import type { Lexicon } from './phrase.ts'
import { baseOf, isDoing, isPast, isTopic, kin, topicList } from './english-words.ts'
import { anyOf, patternOf, wordsOf } from './words.ts'

const thing =
  '(?= (?!(?:and|to|at|in|on|with|for|from|how|every|when|a|the|so|very(?! (?:first|own|best))|about|' +
  'all)›)[a-zà-ɏ])'
const turns = (owner: string, object: string) =>
  [patternOf(`(‹(?:${owner}|our)${thing})`, 'gi'), patternOf(`(‹(?:${object}))›`, 'gi')] as const
/** The child's own words, for which it is told “your” and “you”. */
const ofChild = {
  f: turns('her', 'her|herself'),
  m: turns('his', 'him|himself'),
  n: turns('their', 'them|themsel(?:f|ves)'),
  p: turns('their', 'them|themselves'),
}

const isKin = new RegExp(`^(?:${kin})$`)

/** What English knows of single words. */
export const englishLexicon: Lexicon = {
  unclear: wordsOf(`
    he she it they them we us i me my mine ours hers theirs her his him their who whom whose which that this these
    those there here what why how when where while because since if unless but though although than whether is are
    am was were be been isn't aren't has had have haven't hasn't do does did don't doesn't didn't will would won't
    can could can't couldn't should must may might shall not never nothing nobody none nor neither hardly barely
    instead despite yet its it's i'm i've himself herself themselves ain't let's let gets wants needs seems too u ur
    idk our always rarely lol`),
  cutShort: wordsOf(`
    a an the and or of to at in on for with from by about into onto over under through like as your every each some
    any my very so really super named called without between than during toward towards no even also just`),
  preposition: /^(?:in|at|to|from|near|of)$/,
  knownName: patternOf(String.raw`^(?:disney\w*|legoland|christmas|halloween|easter|thanksgiving|english|
      spanish|french|hogwarts|minecraft|
      roblox|the|mario|fortnite|uno|legos?|elsa|bluey|i)`),
  date: anyOf(`
    (?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november
    december
    \\d+(?:th|st|nd|rd|am|pm)(?! (?:place|grade))|o'clock`),
  leads: patternOf(
    String.raw`^(?:a|an|the|your|with|of|to|for|some|all|two|three|four|in|at|on|her|his|
      by|from|first|new|big|best|most|
      great|funny|good|little|more|many)$`,
    '',
  ),
  isVerb: (word) => baseOf(word) !== undefined || isPast(word) || isDoing(word),
  isTopic: (word) => isTopic(word) || isDoing(word) || isKin.test(word),
  topics: topicList,
  and: 'and',
  toShop: /(?:^|[^k] )you\b|\byour\b/i,
  turned(words, { child }) {
    const [owner, object] = ofChild[child]
    const you = child === 'p' ? 'yourselves' : 'yourself'
    return words
      .replaceAll(owner, (found) => found.replace(/\w+$/, 'your'))
      .replaceAll(object, (found) => found.replace(/\w+$/, found.includes('sel') ? you : 'you'))
  },
}
