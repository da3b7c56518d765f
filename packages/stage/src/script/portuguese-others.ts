import { lower } from './patterns.ts'
import type { Pronouns, Turned } from './details.ts'
import { lasting, possessive, yours } from './portuguese-pronouns.ts'
import { isVerb, ownThings, people } from './portuguese-words.ts'

/** A person at home loves the child or is proud. */
export function relationOf(clause: string, child: Pronouns): Turned | undefined {
  const felt =
    /^(?<who>.+?) (?:(?:te|também|sempre|muito|só|o|a) )*(?<feels>amam?|adoram?|t[eê]m (?:(?:muito|tanto|um|grande|enorme) )*orgulho|est(?:á|ão) (?:muito )?orgulhos[oa]s?|pensam? n|est(?:á|ão) com (?:muita )?saudades? d|(?:sentem?|morrem? de) (?:muita )?(?:saudades?|falta) d)(?<rest>(?:(?<=[nd])el[ae]s?(?![a-zà-ɏ])|(?![a-zà-ɏ])).*)$/i.exec(
      clause,
    )?.groups
  // “Minha mãe” is the child's grandmother.
  if (!felt || /^(?:[ao] )?(?:minha|meu)s? (?!família)/i.test(clause)) return undefined
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
  const many = names.length > 1 || /(?:^| )(?:todos|todas|os|as|seus|suas) /i.test(`${all} `)
  if (/orgulho/.test(feels))
    return { kind: 'love', words: `${all} ${many ? 'têm' : 'tem'} muito orgulho de ${you}` }
  if (/[nd]$/.test(feels))
    return { kind: 'love', words: `${all} ${many ? 'pensam' : 'pensa'} em ${you} com todo o carinho` }
  const [measure = 'demais'] =
    /(?<![a-zà-ɏ])(?:até a lua|até o céu|até o infinito|do tamanho d|mais (?:do )?que (?:tudo|chocolate|as estrelas|o mundo)|ao infinito).*$/i.exec(
      rest,
    ) ?? []
  return { kind: 'love', words: `${all} ${many ? 'amam' : 'ama'} ${you} ${measure}` }
}

/** “a mãe” alone is anybody's; “mamãe” is not. */
function athome(person: string, child: Pronouns): string {
  const known = person.replace(/ (?:del[ae]s?|toda)$/i, '').replace(/^./u, lower)
  const bare = known.replace(/^(?:toda )?(?:[ao]s? )?(?:(?:minha|meu)s? )?/i, '')
  if (bare.startsWith('família')) return `toda a ${child === 'p' ? '' : 'sua '}${bare}`
  if (child === 'p') return known
  if (/^(?:mãe|avó|vó|tia|irmã|madrinha|prima|bisavó|bisa)$/.test(bare)) return `sua ${bare}`
  if (/^(?:pai|avô|vô|tio|irmão|padrinho|primo|bisavô|biso)$/.test(bare)) return `seu ${bare}`
  if (/^(?:tias|avós?|irmãs|primas|madrinhas)$/.test(bare))
    return /^avós$/.test(bare) ? `seus ${bare}` : `suas ${bare}`
  return /^(?:pais|irmãos|primos|tios|padrinhos)$/.test(bare) ? `seus ${bare}` : bare
}

/** “futebol é a vida dele”. */
export function lovedOf(clause: string, child: Pronouns): Turned | undefined {
  const [, loved = ''] =
    /^(?!el[ea] )(.+?) (?:é|são) (?:a |o )?(?:vida|mundo|paixão|xodó|xodós|favorit[oa]s?|preferid[oa]s?)(?: del[ae]s?| da vida)?$/i.exec(
      clause,
    ) ??
    /^(?:a coisa|o brinquedo|o bicho|o lugar|o) que el[ea] mais (?:ama|gosta|adora)(?: n[oa] (?:mundo|vida))? é (.+)$/i.exec(
      clause,
    ) ??
    /^(?!el[ea] )(.+?),? (?:el[ea] )?só (?:fala|pensa|quer saber) [dn]isso$/i.exec(clause) ??
    []
  if (loved === '' || people.test(loved) || ownThings.test(clause)) return undefined
  const words = yours(loved.replace(/^./u, lower), child)
  return { kind: 'likes', words: `${child === 'p' ? 'vocês amam' : 'você ama'} ${words}` }
}

/** The verb before what it is said of: “caiu o primeiro dente”, “chegou a irmãzinha”. */
export function cameOf(clause: string, child: Pronouns): Turned | undefined {
  const {
    verb = '',
    the = '',
    rest = '',
  } = /^(?:já |finalmente |até que enfim )*(?<verb>caiu|caíram|nasceu|nasceram|chegou|chegaram) (?<the>[ao]s?) (?:(?:seu|sua)s? )?(?<rest>[a-zà-ɏ].*)$/i.exec(
    clause,
  )?.groups ?? {}
  if (verb === '' || /(?<![a-zà-ɏ])(?:el[ea]s?)(?![a-zà-ɏ])/i.test(rest)) return undefined
  const thing = lasting(rest).replace(/ d(?:el[ea]s?|[ao] Child§)(?![a-zà-ɏ])/i, '')
  const own = thing.startsWith('bebê ')
    ? `${the} ${thing}`
    : child === 'p'
      ? `${the} ${thing} de vocês`
      : `${the} ${possessive(the)} ${thing}`
  return { kind: 'proud', words: `${verb.toLowerCase()} ${own}` }
}

const coming: Readonly<Record<string, string>> = {
  volta: 'está voltando',
  chega: 'está chegando',
  vem: 'está vindo',
  viaja: 'vai viajar',
}

/** A thing, a pet or a relative of the child's. */
export function otherOf(clause: string, child: Pronouns): Turned | undefined {
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
    /^(?:melhor )?(?:amig|irm|avó|avô|vó|vô|vovó|vovô|tia|tio|prim|mãe|mamãe|pai|papai|bisa)/i.test(thing)
  // Whose pronoun it is would be a guess.
  if (person && (she ? 'f' : 'm') === child && /(?<![a-zà-ɏ])d?el[ae]s?(?![a-zà-ɏ])/i.test(rest))
    return undefined
  if (whose === undefined && person && /^(?:amig)/i.test(thing)) return undefined
  const [the, your] = she ? ['a', 'sua'] : ['o', 'seu']
  const called = `${thing.toLowerCase()}${name}`
  const own = several ? `${the} ${called} de vocês` : `${the} ${your} ${called}`
  const undated = yours(lasting(rest), child)
  // What happens on a day that is not told is on its way.
  const soon = undated === yours(rest, child) ? verb : (coming[verb] ?? verb)
  return { kind: 'fact', words: `${own} ${soon} ${undated}`.trim() }
}
