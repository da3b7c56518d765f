import type { Pronouns, Turned } from './details.ts'
import { lower } from './patterns.ts'
import { CHILD, ONE } from './marker.ts'
import { cameOf, lovedOf, otherOf, relationOf } from './portuguese-others.ts'
import { lasting, personOf, yours } from './portuguese-pronouns.ts'
import { spokenToChild } from './portuguese-to-child.ts'
import { adverbs, isVerb, isKnownThing, proudVerbs, singularOf, subject } from './portuguese-words.ts'

/** One clause about the child as it is said to the child; `undefined` where that is not certain. */
export function turnClause(clause: string, child: Pronouns): Turned | undefined {
  return (
    listOf(clause, child) ??
    relationOf(clause, child) ??
    lovedOf(clause, child) ??
    cameOf(clause, child) ??
    otherOf(clause, child) ??
    (child === 'n' ? spokenToChild(clause) : undefined) ??
    ofChild(clause, child)
  )
}

const praise = String.raw`(?:muito |super |bem )?(?:carinhos|engraçad|espert|curios|criativ|corajos|sapec|animad|estudios|amoros|divertid|meig|fof|querid)[oa]|(?:muito |super |bem )?(?:alegre|inteligente|gentil|doce|valente)`

const onlyPraise = new RegExp(`^(?=(?:${praise})(?:(?:, | e )(?:${praise}))*$)`, 'i')

/** “É o dia da família”, “hoje é aniversário dela”: not the child. */
const isOfMoment = (words: string) =>
  /^(?:faz|há|tem) (?:\p{L}+|\d+) (?:dia|semana|m[eê]s|ano)\p{L}* que |^(?:(?:hoje|ontem|amanhã) )?(?:é|foi|era|vai ser) (?:[ao]s? |uma? )?(?:\p{L}+ )?(?:dia|aniversário|vez|hora|semana|mês|ano|festa|época|fase|desastre|sucesso|susto|bagunça|loucura|sufoco|máximo)(?!\p{L})/iu.test(
    words,
  )

/** “Foi a primeira apresentação dela” says what was hers, not what she was. */
const ofOwn = /^(?:é|foi|era|vai ser) (?:[ao]s? )(?:\p{L}+ ){1,3}(?:del[ae]s?|d[ao] Child§)(?!\p{L})/iu
const firstOfIts =
  /^(?:é|foi|era|vai ser) [ao] (?:primeir|segund|terceir)[ao] .*(?:del[ae]s?|d[ao] Child§)(?!\p{L})/iu

function ofChild(clause: string, child: Pronouns): Turned | undefined {
  if (/(?<![a-zà-ɏ])você(?![a-zà-ɏ])/i.test(clause)) return undefined
  const [said = ''] = subject.exec(clause) ?? []
  const several = child === 'p'
  if (several && said !== '' && !/^(?:e )?el[ae]s /i.test(said) && !said.includes(CHILD)) return undefined
  // Of a girl “ele” and “eles” are others.
  const others = {
    f: /^(?:e )?(?:ele|eles|elas) /i,
    m: /^(?:e )?(?:ela|eles|elas) /i,
    n: undefined,
    p: undefined,
  }[child]
  if (others?.test(said) === true) return undefined
  if (isOfMoment(clause.slice(said.length)) || (said === '' && ofOwn.test(clause)))
    return firstOfIts.test(clause)
      ? { kind: 'fact', words: lasting(yours(clause.replace(/^./u, lower), child)) }
      : undefined
  const [loves, is, isNow] = several ? ['adoram ', 'são ', 'estão '] : ['adora ', 'é ', 'está ']
  const words = clause
    .slice(said.length)
    .replace(
      /^(?:é |são )?(?:muito |super )?(?:viciad[oa]s? em|obcecad[oa]s? por|louquinh[oa]s? por|doid[oa]s? por) /i,
      loves,
    )
    .replace(
      /^(?=(?:fera|craque|ótim[oa]|fã|muito (?:inteligente|alegre|esperta|esperto|carinhosa|carinhoso)|louc[oa]s? por|apaixonad[oa]s? por) ?)/i,
      is,
    )
    .replace(onlyPraise, is)
    .replace(
      /^(?:[ao] )?(?=melhor (?:(irmã|filha|neta)|irmão|filho|neto)(?![a-zà-ɏ]))/i,
      (_, she?: string) => `${is}${she ? 'a' : 'o'} `,
    )
    .replace(/^só (?:fala|pensa) (?:de|em|sobre) |^só quer saber de /i, loves)
    .replace(/^vive cantando/i, 'canta sempre')
    .replace(/^(?=(?:aprendendo|começando|terminando|treinando) )/i, isNow)
  const tokens = lasting(certain(words, child)).split(' ')
  let at = 0
  while (adverbs.has(tokens[at]?.toLowerCase() ?? '') && at < 4) at += 1
  const negative = /^não$/i.test(tokens[at] ?? '')
  if (negative) at += 1
  const first = tokens[at]?.toLowerCase() ?? ''
  const knownVerb = (word: string) => (several ? singularOf(word) : isVerb(word) ? word : undefined)
  const verb = first === 'se' ? first : knownVerb(first)
  if (verb === undefined || (verb === 'se' && knownVerb(tokens[at + 1] ?? '') === undefined)) return undefined
  // “Nada de voz de bebê” does not swim.
  if (first === 'nada' && /^(?:de|disso|sobre)$/.test(tokens[at + 1] ?? '')) return undefined
  // “Fala pra mamãe …” is asked of the character.
  if (said === '' && first === 'fala' && /^(?:pr[ao]|para|que)$/.test(tokens[at + 1] ?? '')) return undefined
  // “Tem que mudar de escola” is no news to bring.
  if (/^(?:tem|precisa|deve)$/.test(verb) && /^(?:que|de|[a-zà-ɏ]+[aei]r)$/i.test(tokens[at + 1] ?? ''))
    return undefined
  // “Chama Enzo”: that is another person's name.
  if (first === 'chama' && !/^[ao]s? | de /.test(tokens.slice(at + 1).join(' '))) return undefined
  const liking = /^(?:ama|adora|gosta|curte)$/.test(verb)
  const rest =
    liking || tokens[at + 1] === 'orgulho'
      ? listed(tokens.slice(at + 1).join(' '))
      : tokens.slice(at + 1).join(' ')
  if (
    rest === '' &&
    !/^(?:canta|dança|lê|desenha|pinta|toca|nada|pula|corre|assobia|gostou|adorou|conseguiu|ganhou|venceu)$/.test(
      verb,
    )
  )
    return undefined
  const never = negative || /^(?:nunca|jamais)$/i.test(tokens[at - 1] ?? '')
  if (never && !isGood(tokens.slice(at).join(' '))) return undefined
  const text = yours(
    [...tokens.slice(0, at + 1).map((word) => word.toLowerCase()), rest]
      .filter((word) => word !== 'também')
      .join(' ')
      .trim()
      .replaceAll(/ (?:Tod[ao]s?|Às|De|À|Em|Na|Depois)(?= [a-zà-ɏ])/gu, (word) => word.toLowerCase()),
    child,
  )
  return { kind: kindOf(verb, clause, negative), words: `${several ? 'vocês' : 'você'} ${text}` }
}

/** Something not done that one is glad of: “não usa mais fralda”, “não dorme sem o ursinho”, “não vê a hora de …”. */
const isGood = (words: string) =>
  /^(?!(?:quer|gosta|consegue|brinca|vai|come|dorme|fala|sai|tem|sorri|vê|visita|mora) )[A-Za-zÀ-ɏ]+ mais(?![A-Za-zÀ-ɏ])/u.test(
    words,
  ) ||
  /^(?:perd(?:e|eu) nenhum|par(?:a|ou) de (?:sorrir|rir|cantar|dançar|falar|ler|mexer))/i.test(words) ||
  /^(?:dorme|sai|vai|vive|come|larga|desgruda|fica|passa|viaja) .*sem (?!parar)[A-Za-zÀ-ɏ]|^vê a hora d/u.test(
    words,
  )

/** One of several children, named: the same in the third person. */
export function turnNamed(clause: string): string | undefined {
  const { who = '', words = '' } =
    new RegExp(String.raw`^(?:e )?(?<who>(?:[ao] )?${ONE}) (?<words>.+)$`, 'iu').exec(clause)?.groups ?? {}
  const verb = words.split(' ').find((word) => !adverbs.has(word.toLowerCase())) ?? ''
  if (who === '' || !isVerb(verb)) return undefined
  return `${who.replace(/^[AO] /, (article) => article.toLowerCase())} ${lasting(words)}`
}

/** “pizza, futebol, xadrez” with “e” before the last. */
const listed = (rest: string) =>
  / (?:e|ou|mas|com|porque) /.test(rest) ? rest : rest.replace(/, (?=[^,]+$)/, ' e ')

/** Without a reason that may be about another person: “… com o pai porque ele trabalha”. */
function certain(words: string, child: Pronouns): string {
  const reason = /,? (?:porque|quando|que|pois|já que) el[ae] .*$/i.exec(words)
  return reason !== null && personOf(words.slice(0, reason.index)) === child
    ? words.slice(0, reason.index)
    : words
}

function kindOf(verb: string, text: string, negative: boolean): Turned['kind'] {
  if (
    (verb === 'vai' && !negative && !/ (?:tod[ao]s?|sempre)(?![a-zà-ɏ])/i.test(text)) ||
    /\b(?:semana que vem|mês que vem|ano que vem|amanhã|em breve)/.test(text)
  )
    return 'soon'
  if (negative && verb === 'vê') return 'likes'
  if (
    /^(?:ama|adora|gosta|curte|prefere)$/.test(verb) ||
    /(?:louc[oa]|apaixonad[oa]|fã) (?:por|de)/.test(text)
  )
    return 'likes'
  return negative || proudVerbs.has(verb) ? 'proud' : 'fact'
}

/** “Gosta de: isto, aquilo”, and a bare list of things that children like. */
function listOf(clause: string, child: Pronouns): Turned | undefined {
  const labelled =
    /^(?:(?:[ao]s )?(?:(?:ela |ele )?(?:gosta|gostos|ama|adora|curte)(?: de)?|coisas (?:favoritas|preferidas)(?: del[ae])?|hobb(?:y|ies)|interesses|passatempos|favorit[oa]s|preferid[oa]s)(?: são| é)?) ?[:=-] ?(.+)$/i.exec(
      clause,
    )
  const items = (labelled?.[1] ?? clause)
    .split(/, (?:e )?| e /)
    .map((item) => item.trim())
    .filter(Boolean)
  const known = items.some((item) => isKnownThing(item.toLowerCase()))
  if (labelled === null && (!known || !items.every(isThing))) return undefined
  // “Gosta da gata e do mar”, but “gosta de lama e pizza”.
  const [first = '', ...others] = items
    .slice(0, 3)
    .map((item, at) =>
      yours(item, child).replace(/^(?:([ao]s?) )?/i, (_, the?: string) =>
        the ? `d${the.toLowerCase()} ` : at === 0 ? 'de ' : '',
      ),
    )
  const last = others.pop()
  const all = last === undefined ? first : `${[first, ...others].join(', ')} e ${last}`
  return { kind: 'likes', words: `${child === 'p' ? 'vocês gostam' : 'você gosta'} ${all}` }
}

const isThing = (item: string) =>
  item.split(' ').length < 4 &&
  !item.split(' ', 2).some((word) => isVerb(word) || singularOf(word) !== undefined) &&
  !subject.test(`${item} `) &&
  !/ (?:em|por) |^(?:muito|super|fã)(?![a-zà-ɏ])|^[a-zà-ɏ]+ndo /i.test(item)
