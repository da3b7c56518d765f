import type { Lexicon } from './phrase.ts'
import { isDoing, isInfinitive, isPresent, isTopic, kin, seemsPast, topicList } from './portuguese-words.ts'
import { anyOf, patternOf, wordsOf } from './words.ts'

const turns = (owner: string, object: string) =>
  [
    patternOf(
      `(^|[ ,])((?:d|n|pel|pr)?[oa]s?|aos?|às?) ((?:[a-zà-ɏ-]+ ){0,2}?[a-zà-ɏ-]+(?: [A-ZÀ-Þ][^ ]+)?) ${owner}›`,
      'gi',
    ),
    patternOf(`([a-zà-ɏ-]+) ${owner}›`, 'gi'),
    patternOf(
      `(‹(?:com|para|por|sobre|até|amar?|ensinou|ajud[ao]u?|joga|leva|abraça|pega|deixa|faz) )${object}›`,
      'gi',
    ),
  ] as const
/** The child's own words, for which it is told “seu” and “você”. */
const ofChild = {
  f: turns('dela', 'ela'),
  m: turns('dele', 'ele'),
  n: turns('del[ea]', 'el[ea]'),
  p: turns('del[ea]s', 'el[ea]s'),
}
const isKin = patternOf(`^(?:${kin})$`)

/** “Sua” of a word with its article, or of a noun by its ending. */
export function yourOf(article: string, noun: string): string {
  const isFeminine =
    article === '' ? /(?:a|ã|ó|ção|dade|gem|mãe|mam[iy])s?$/i.test(noun) : /[aà]s?$/i.test(article)
  return `${isFeminine ? 'sua' : 'seu'}${/s$/i.test(article || noun) ? 's' : ''}`
}

/** What Portuguese knows of single words. */
export const portugueseLexicon: Lexicon = {
  unclear: wordsOf(`
    eu me mim comigo nós conosco gente te ti contigo lhe lhes isso isto aquilo esse essa esses essas este esta
    aquele aquela nele nela neles nelas que quem qual onde quando porque pois se mas porém embora enquanto caso
    senão não nunca jamais nem nada nenhum nenhuma ninguém só apenas quase é são era eram está estão estava
    foi foram há tem têm tinha vai vão quer querem pode podem deve meu minha meus minhas nosso nossa nossos
    nossas teu tua acho acha ficou etc ela ele elas eles dela dele delas deles ser sou vou vamos temos`),
  cutShort: wordsOf(`
    o a os as um uma e ou de do da dos das em no na nos nas com sem por pelo pela para pra pro ao à até entre
    sobre como igual seu sua chamado chamada desde durante quando`),
  preposition: /^(?:em|no|na|para|pra|pro|nos|nas)$/,
  knownName: patternOf(String.raw`^(?:disney|natal|páscoa|halloween|minecraft|roblox|mario|fortnite|beto|
      uno|lego|netflix|brasil|carnaval|xbox|
      nintendo|free|let)`),
  date: anyOf(
    `
    (?:segunda|terça|quarta|quinta|sexta)-feira|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro
    outubro|novembro|dezembro`,
  ),
  leads: patternOf(String.raw`^(?:o|a|os|as|um|uma|de|do|da|dos|das|com|em|no|na|para|pra|por|à|ao|sem|
      sua|seu|suas|seus|dois|duas|três|
      muita|toda|cada|nova|minha)$`),
  isVerb: (word) => isPresent(word) || seemsPast(word),
  isTopic: (word) => isTopic(word) || isKin.test(word) || isInfinitive(word) || isDoing(word),
  topics: topicList,
  and: 'e',
  toShop: /(?:^| )vocês?(?: |$)/i,
  turned(words, { child }) {
    const [owned, owner, object] = ofChild[child]
    if (child === 'p')
      return words
        .replaceAll(owned, '$1$2 $3 de vocês')
        .replaceAll(owner, '$1 de vocês')
        .replaceAll(object, '$1vocês')
    return words
      .replaceAll(
        /\bnoss([oa]s?) (?=[a-zà-ɏ])/g,
        (_, end: string) => `${end.startsWith('a') ? 'sua' : 'seu'}${end.slice(1)} `,
      )
      .replaceAll(
        owned,
        (_, edge: string, article: string, noun: string) =>
          `${edge}${article} ${yourOf(article, noun)} ${noun}`,
      )
      .replaceAll(owner, (_, noun: string) => `${yourOf('', noun)} ${noun}`)
      .replaceAll(object, '$1você')
  },
}
