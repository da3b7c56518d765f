import { patternOf } from './patterns.ts'
import type { Pronouns } from './details.ts'
import { CHILD } from './marker.ts'

/** A day that is another one when the film is watched, a date and an hour; “a quarta série” is none. */
const days =
  /(?:^|,? )(?<![a-zà-ɏ])(?:(?:desde|até) )?(?:hoje|ontem|amanhã|(?:n[ao] )?(?:semana|mês|ano) (?:que vem|passad[ao])|(?:n[ao] |nest[ae] |est[ae] )?(?<!(?:tod[ao]s?|cada|aos|às|por|(?:vezes|uma vez) na) )(?:domingo|(?:segunda|terça|quarta|quinta|sexta)(?:-feira|(?= (?:que|passada|de|à|às|e|com|n[ao]|em|pr[ao]|para|el[ae]|vai|tem|cedo)(?![a-zà-ɏ])|,|$))|sábado|semana(?! (?:santa|d[aeo]))|fim de semana)(?: que vem| passad[ao])?|(?:em |n?o )?(?:dia )?\d+º? de (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|(?:n?o )?dia \d+(?:\/\d+)*(?: de [a-zà-ɏ]+)?|(?<!^)\d+\/\d+|(?:às|as) \d+(?:h|:)?\d*(?: horas)?(?: da (?:manhã|tarde|noite))?|(?:faz|há) (?:\d+|um|uma|dois|duas|três) (?:dias?|semanas?|mês|meses))(?![a-zà-ɏ])(?= (?!tod[ao]|inteir)|,|$)/gi

export const lasting = (rest: string) =>
  rest
    .replaceAll(days, '')
    .trim()
    .replace(/, [^,]* (?:é|são|foi|será|vai ser)$/i, '')

const contractions = String.raw`(?<!\p{L})(d|n|pr|pel|a|à)?(o|a|os|as|à|às)(?!\p{L})`

const possessed = patternOf(String.raw`${contractions} ((?:\p{L}+ ){0,2}?\p{L}+),? del([ae])(?!\p{L})`, 'gi')

/** The words with the child's pronouns as “você” and “seu”. Other people's stay. */
export function yours(words: string, child: Pronouns): string {
  const theirs = { f: 'a', m: 'e', n: '[ae]', p: '[ae]s' }[child]
  const his = patternOf(String.raw`(?<!\p{L})d?el${theirs}s?(?!\p{L})`, 'gi')
  const you = child === 'p' ? 'vocês' : 'você'
  const hers = child === 'm' ? 'dele' : child === 'p' ? 'deles' : 'dela'
  return words
    .replaceAll(new RegExp(String.raw`(?:d[ao] )${CHILD}`, 'gu'), hers)
    .replaceAll(patternOf(String.raw`(?:(?<!\p{L})[ao] )?${CHILD}`, 'gi'), you)
    .replaceAll(
      possessed,
      (found: string, before: string | undefined, article: string, thing: string, whose: string) =>
        child === 'n' || whose.toLowerCase() === theirs
          ? `${before ?? ''}${article} ${possessive(article)} ${thing}`
          : found,
    )
    .replaceAll(his, (found) => (found.toLowerCase().startsWith('d') ? `de ${you}` : you))
    .replaceAll(
      /(?<![a-zà-ɏ])(?:noss|minh|meu)[oa]? (casa|cozinha|gata|cachorra|cama|cachorro|gato|quintal|jardim|carro)(?![a-zà-ɏ])/gi,
      (_, thing: string) =>
        child === 'p' ? `${thing} de vocês` : `${thing.endsWith('a') ? 'sua' : 'seu'} ${thing}`,
    )
}

export const possessive = (article: string) =>
  /^(?:a|à)s$/i.test(article)
    ? 'suas'
    : /^(?:a|à)$/i.test(article)
      ? 'sua'
      : /s$/i.test(article)
        ? 'seus'
        : 'seu'

/** Whose pronoun may be meant after these words, where they speak of another person. */
export function personOf(words: string): Pronouns | undefined {
  if (/(?<![a-zà-ɏ])(?:irmão|irmãozinho|avô|vô|vovô|pai|papai|tio|primo)(?![a-zà-ɏ])/i.test(words)) return 'm'
  return /(?<![a-zà-ɏ])(?:irmã|irmãzinha|avó|vó|vovó|bisa|mãe|mamãe|tia|prima|professora)(?![a-zà-ɏ])/i.test(
    words,
  )
    ? 'f'
    : undefined
}
