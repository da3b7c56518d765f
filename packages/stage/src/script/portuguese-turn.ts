import type { Pronouns, Turned } from './details.ts'
import { CHILD, ONE } from './marker.ts'
import {
  adverbs,
  isVerb,
  knownThings,
  ownThings,
  people,
  proudVerbs,
  singularOf,
  subject,
} from './portuguese-words.ts'

/** One clause about the child as it is said to the child; `undefined` where that is not certain. */
export function turnClause(clause: string, child: Pronouns): Turned | undefined {
  return (
    listOf(clause, child) ?? relationOf(clause, child) ?? otherOf(clause, child) ?? ofChild(clause, child)
  )
}

const praise = String.raw`(?:muito |super |bem )?(?:carinhos|engraçad|espert|curios|criativ|corajos|sapec|animad|estudios|amoros|divertid|meig|fof|querid)[oa]|(?:muito |super |bem )?(?:alegre|inteligente|gentil|doce|valente)`
const onlyPraise = new RegExp(`^(?=(?:${praise})(?:(?:, | e )(?:${praise}))*$)`, 'i')

function ofChild(clause: string, child: Pronouns): Turned | undefined {
  if (/(?<!\p{L})você(?!\p{L})/iu.test(clause)) return undefined
  const [said = ''] = subject.exec(clause) ?? []
  const several = child === 'p'
  if (several && said !== '' && !/^(?:e )?el[ae]s /i.test(said) && !said.includes(CHILD)) return undefined
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
  const liking = /^(?:ama|adora|gosta|curte)$/.test(verb)
  const rest = liking ? listed(tokens.slice(at + 1).join(' ')) : tokens.slice(at + 1).join(' ')
  if (rest === '' && !/^(?:canta|dança|lê|desenha|pinta|toca|nada|pula|corre|assobia)$/.test(verb))
    return undefined
  if (negative && !/^\p{L}+ mais\b/u.test(tokens.slice(at).join(' '))) return undefined
  if (/^(?:nunca|jamais)$/i.test(tokens[at - 1] ?? '')) return undefined
  const text = yours(
    [...tokens.slice(0, at + 1).map((word) => word.toLowerCase()), rest].join(' ').trim(),
    child,
  )
  return { kind: kindOf(verb, clause, negative), words: `${several ? 'vocês' : 'você'} ${text}` }
}

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

/** A day that is another one when the film is watched. */
const days =
  /(?:^|,? )(?<!\p{L})(?:hoje|ontem|amanhã|(?:n[ao] )?(?:semana|mês|ano) (?:que vem|passad[ao])|(?:n[ao] |nest[ae] |est[ae] )?(?:domingo|segunda|terça|quarta|quinta|sexta|sábado|semana|fim de semana)(?:-feira)?(?: que vem| passad[ao])?)(?!\p{L})(?= |,|$)/giu
const lasting = (rest: string) =>
  rest
    .replaceAll(days, '')
    .trim()
    .replace(/, [^,]* (?:é|são|foi|será|vai ser)$/iu, '')

/** Without a reason that may be about another person: “… com o pai porque ele trabalha”. */
function certain(words: string, child: Pronouns): string {
  const reason = /,? (?:porque|quando|que|pois|já que) el[ae] .*$/iu.exec(words)
  return reason !== null && personOf(words.slice(0, reason.index)) === child
    ? words.slice(0, reason.index)
    : words
}

function kindOf(verb: string, text: string, negative: boolean): Turned['kind'] {
  if (verb === 'vai' || /\b(?:semana que vem|mês que vem|ano que vem|amanhã|em breve)/.test(text))
    return 'soon'
  if (/^(?:ama|adora|gosta|curte)$/.test(verb) || /(?:louc[oa]|apaixonad[oa]|fã) (?:por|de)/.test(text))
    return 'likes'
  return negative || proudVerbs.has(verb) ? 'proud' : 'fact'
}

const contractions = String.raw`(?<!\p{L})(d|n|pr|pel|a|à)?(o|a|os|as|à|às)(?!\p{L})`
const possessed = new RegExp(
  String.raw`${contractions} ((?:\p{L}+ ){0,2}?\p{L}+),? del([ae])(?!\p{L})`,
  'giu',
)

/** The words with the child's pronouns as “você” and “seu”. Other people's stay. */
export function yours(words: string, child: Pronouns): string {
  const theirs = { f: 'a', m: 'e', n: '[ae]', p: '[ae]s' }[child]
  const his = new RegExp(String.raw`(?<!\p{L})d?el${theirs}s?(?!\p{L})`, 'giu')
  const you = child === 'p' ? 'vocês' : 'você'
  const hers = child === 'm' ? 'dele' : child === 'p' ? 'deles' : 'dela'
  return words
    .replaceAll(new RegExp(String.raw`(?:d[ao] )${CHILD}`, 'gu'), hers)
    .replaceAll(new RegExp(String.raw`(?:(?<!\p{L})[ao] )?${CHILD}`, 'giu'), you)
    .replaceAll(
      possessed,
      (found: string, before: string | undefined, article: string, thing: string, whose: string) =>
        child === 'n' || whose.toLowerCase() === theirs
          ? `${before ?? ''}${article} ${possessive(article)} ${thing}`
          : found,
    )
    .replaceAll(his, (found) => (found.toLowerCase().startsWith('d') ? `de ${you}` : you))
    .replaceAll(
      /(?<!\p{L})(?:noss|minh|meu)[oa]? (casa|cozinha|gata|cachorra|cama|cachorro|gato|quintal|jardim|carro)(?!\p{L})/giu,
      (_, thing: string) =>
        child === 'p' ? `${thing} de vocês` : `${thing.endsWith('a') ? 'sua' : 'seu'} ${thing}`,
    )
}

const possessive = (article: string) =>
  /^(?:a|à)s$/i.test(article)
    ? 'suas'
    : /^(?:a|à)$/i.test(article)
      ? 'sua'
      : /s$/i.test(article)
        ? 'seus'
        : 'seu'

/** “Gosta de: isto, aquilo”, and a bare list of things that children like. */
function listOf(clause: string, child: Pronouns): Turned | undefined {
  const labelled =
    /^(?:(?:[ao]s )?(?:(?:ela |ele )?(?:gosta|gostos|ama|adora|curte)(?: de)?|coisas (?:favoritas|preferidas)(?: del[ae])?|hobb(?:y|ies)|interesses|passatempos|favorit[oa]s|preferid[oa]s)(?: são| é)?) ?[:=-] ?(.+)$/iu.exec(
      clause,
    )
  const items = (labelled?.[1] ?? clause)
    .split(/, (?:e )?| e /)
    .map((item) => item.trim())
    .filter(Boolean)
  const known = items.some((item) => knownThings.has(item.toLowerCase()))
  if (labelled === null && (!known || !items.every(isThing))) return undefined
  const [first = '', ...others] = items.slice(0, 3).map((item) => yours(item, child))
  const last = others.pop()
  const all = last === undefined ? first : `${[first, ...others].join(', ')} e ${last}`
  return { kind: 'likes', words: `${child === 'p' ? 'vocês gostam' : 'você gosta'} de ${all}` }
}

const isThing = (item: string) =>
  item.split(' ').length < 4 &&
  !item.split(' ', 2).some((word) => isVerb(word) || singularOf(word) !== undefined) &&
  !subject.test(`${item} `) &&
  !/ (?:em|por) |^(?:muito|super|fã)(?!\p{L})|^\p{L}+ndo /iu.test(item)

/** A person at home loves the child or is proud. */
function relationOf(clause: string, child: Pronouns): Turned | undefined {
  const felt =
    /^(?<who>.+?) (?:(?:te|também|sempre|muito|só|o|a) )*(?<feels>amam?|adoram?|t[eê]m (?:(?:muito|tanto|um|grande|enorme) )*orgulho|est(?:á|ão) (?:muito )?orgulhos[oa]s?)(?!\p{L})(?<rest>.*)$/iu.exec(
      clause,
    )?.groups
  if (!felt) return undefined
  const { who = '', feels = '', rest = '' } = felt
  if (
    !/^ ?(?:$|demais|muito|tanto|del[ae]s?|d[ao] Child§|el[ae]s?|[ao] Child§|Child§|vocês?|de vocês?|até)/i.test(
      rest,
    )
  )
    return undefined
  const names = who.split(/ e |, /)
  if (!names.every((name) => people.test(name))) return undefined
  const you = child === 'p' ? 'vocês' : 'você'
  const all = names.map((name) => athome(name, child)).join(' e ')
  const many = names.length > 1 || /^(?:pais|avós|irm(?:ãos|ãs)|primos|todos)$/i.test(names[0] ?? '')
  if (/orgulho/.test(feels))
    return { kind: 'love', words: `${all} ${many ? 'têm' : 'tem'} muito orgulho de ${you}` }
  return { kind: 'love', words: `${all} ${many ? 'amam' : 'ama'} ${you} demais` }
}

/** “a mãe” alone is anybody's; “mamãe” is not. */
function athome(person: string, child: Pronouns): string {
  const bare = person
    .replace(/^(?:[ao]s? )?(?:minha |meu )?/i, '')
    .replace(/^./u, (letter) => letter.toLowerCase())
  if (child === 'p') return person.replace(/^./u, (letter) => letter.toLowerCase())
  if (/^(?:mãe|avó|vó|tia|irmã|madrinha|prima|bisavó|bisa)$/.test(bare)) return `sua ${bare}`
  if (/^(?:pai|avô|vô|tio|irmão|padrinho|primo|bisavô|biso)$/.test(bare)) return `seu ${bare}`
  return /^(?:pais|avós|irmãos|irmãs|primos)$/.test(bare) ? `seus ${bare}` : bare
}

/** A thing, a pet or a relative of the child's. */
function otherOf(clause: string, child: Pronouns): Turned | undefined {
  const found = ownThings.exec(clause)?.groups
  if (!found) return undefined
  const { thing = '', she, whose } = found
  // To one child “deles” is of others.
  const several = child === 'p'
  if (whose !== undefined && whose.endsWith('s') !== several) return undefined
  // “A cachorra Ameixa uiva”: a name before the verb.
  const words = [found['verb'] ?? '', ...(found['rest'] ?? '').split(' ')]
  const name = !isVerb(words[0] ?? '') && isVerb(words[1] ?? '') ? ` ${words.shift()}` : ''
  const [verb = '', ...others] = words
  const rest = others.join(' ')
  if (verb === 'se' ? !isVerb(rest.split(' ')[0] ?? '') : !isVerb(verb)) return undefined
  const person =
    /^(?:melhor )?(?:amig|irm|avó|avô|vó|vô|vovó|vovô|tia|tio|prim|mãe|mamãe|pai|papai|bisa)/iu.test(thing)
  // Whose pronoun it is would be a guess.
  if (person && (she ? 'f' : 'm') === child && /(?<!\p{L})d?el[ae]s?(?!\p{L})/iu.test(rest)) return undefined
  if (whose === undefined && person && /^(?:amig)/i.test(thing)) return undefined
  const [the, your] = she ? ['a', 'sua'] : ['o', 'seu']
  const called = `${thing.toLowerCase()}${name}`
  const own = several ? `${the} ${called} de vocês` : `${the} ${your} ${called}`
  return { kind: 'fact', words: `${own} ${verb} ${yours(rest, child)}` }
}

/** Whose pronoun may be meant after these words, where they speak of another person. */
export function personOf(words: string): Pronouns | undefined {
  if (/(?<!\p{L})(?:irmão|irmãozinho|avô|vô|vovô|pai|papai|tio|primo)(?!\p{L})/iu.test(words)) return 'm'
  return /(?<!\p{L})(?:irmã|irmãzinha|avó|vó|vovó|bisa|mãe|mamãe|tia|prima|professora)(?!\p{L})/iu.test(words)
    ? 'f'
    : undefined
}
