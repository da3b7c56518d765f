import { lower, wordsOf } from './patterns.ts'
import type { Pronouns, Turned } from './details.ts'
import { lasting, yours } from './portuguese-pronouns.ts'
import { isVerb, people, singularOf } from './portuguese-words.ts'

/** A clause with one of them is no mere thing. */
const notTopic = wordsOf(
  'ela ele elas eles eu você vocês nós gente me te se lhe meu minha nosso nossa não nunca nem sem só muito muita mais menos bem mal já ainda',
  'chega feliz parabéns boa sorte cheio cheia meio bem super que quem quando onde como se porque mas pois então aqui aí lá isso isto talvez sim favor sempre também quase agora são estão têm vão',
  'menina menino criança bebê gêmeo gêmea filho filha única único mãe pai loira loiro morena moreno cabelo olhos anos meses alto alta',
)

/** A few words that name a thing, or several: “caminhão de lixo”, “skate, pastel e a gata Zelda”. */
export function topicOf(clause: string, child: Pronouns): Turned | undefined {
  const items = clause
    .replace(/ n[ao] [A-Za-zÀ-ɏ]+(?: d[aeo]s?)? [A-ZÀ-Þ].*$/u, '')
    .split(/, (?:e )?| e (?=[^,]+$)/)
    .map((item) => yours(lasting(item), child).replace(/^[A-ZÀ-Þ](?=[a-zà-ɏ])/u, lower))
  if (!items.every((item) => isName(item))) return undefined
  const several = items.length > 1
  if (several && !items.some((item) => / |[^s]s$/.test(item))) return undefined
  return {
    kind: 'about',
    words: several ? `${items.slice(0, -1).join(', ')} e ${items.at(-1)}` : items.join(''),
  }
}

/** No word in it is a verb, or one that no mere thing has; only a thing with an article has a name. */
function isName(item: string): boolean {
  const words = item.replace(/(?<=^(?:[ao]|seu|sua) [A-Za-zÀ-ɏ]+) [A-ZÀ-Þ][A-Za-zÀ-ɏ]+$/u, '').split(' ')
  return (
    words.length < 6 &&
    /[A-Za-zÀ-ɏ]{3}/u.test(item) &&
    !/^[A-Za-zÀ-ɏ]+[aei]r(?: |$)|^[A-Za-zÀ-ɏ]+ndo |^(?:com|de|em|para|pra|por|sobre|até|desde|sem|n[ao]) /u.test(
      item,
    ) &&
    !people.test(words[0] ?? '') &&
    words.every((word) => /^[a-zà-ɏ-]+$/u.test(word) && !notTopic.has(word)) &&
    !words.some((word) => (isVerb(word) && !alsoNouns.has(word)) || singularOf(word) !== undefined)
  )
}

const alsoNouns = wordsOf('nada conta pinta toca era volta dança borda')
