import type { Listener } from '../details.ts'
import { portugueseMustNot } from '../portuguese-must-not.ts'
import type { Language } from './language.ts'
import { kin, owned, pets, theOf, things, yourOf } from './portuguese-kin.ts'
import * as safety from './portuguese-safety.ts'
import { macros, shapes } from './portuguese-shapes.ts'
import { baseVerb, finiteVerb, isDoing, isInfinitive, isOfOne, isVerb } from './portuguese-verbs.ts'
import { CHILD, ONE, anyOf, isCapital, namedBy, pairsOf, patternOf, unaccented, wordsOf } from './words.ts'

const { bodyParts: parts } = safety

const ownChild = `(?:[oa]s? )?(?:minhas?|meus?|noss[oa]s?|ess[ea]) (?:filh(?:inh)?[oa]s?|pequen[oa]|menin[oa]s?
|garot[oa]
|princesa|bebê|crianças?|net(?:inh)?[oa]s?|sobrinh[oa]|afilhad[oa]|gême[oa]s)|[oa] (?:menin|pequen)[oa]`
const subject = (words: string, the: string) =>
  patternOf(`^(?:${words}|(?:${the} )?${CHILD}|${ownChild})(?: também)?,? `)
const firstOf = (words: string) =>
  words.replace(/^(?:(?:também|já|sempre|ainda|agora|não|nunca|se|até|muito|só) )+/i, '').split(/[ ,]/)[0] ??
  ''

const turns = (owner: string) =>
  [
    patternOf(
      `(^|[ ,])((?:d|n|pel|pr)?[oa]s?|aos?|às?) ((?:[a-zà-ɏ-]+ ){0,2}?[a-zà-ɏ-]+(?: [A-ZÀ-Þ][^ ]+)?) ${owner}›`,
      'gi',
    ),
    patternOf(`([a-zà-ɏ-]+) ${owner}›`, 'gi'),
  ] as const
const ofChild = { f: turns('dela'), m: turns('dele'), n: turns('del[ea]'), p: turns('del[ea]s') }
function turned(words: string, { child, isOfKin }: Listener): string {
  const [articled, owner] = ofChild[child]
  const isMany = child === 'p'
  return (isMany ? words.replaceAll(/d[oa]s (dois|duas)(?=$|,| (?:n[oa]|em|e) )/g, 'de vocês $1') : words)
    .replaceAll(/\bnoss([oa]s?) (?=[a-zà-ɏ])/g, (our, end: string) => (isOfKin ? our : `${yourOf(end, '')} `))
    .replaceAll(articled, (_, edge: string, article: string, noun: string) =>
      isMany ? `${edge}${article} ${noun} de vocês` : `${edge}${article} ${yourOf(article, noun)} ${noun}`,
    )
    .replaceAll(owner, (_, noun: string) => (isMany ? `${noun} de vocês` : `${yourOf('', noun)} ${noun}`))
}

/** Without its preposition: “pelos dinossauros” is “os dinossauros”, “em trens” is “trens”. */
const bare = (words: string): string =>
  words
    .replace(/^(?:por|em|de|com|sobre) /i, '')
    .replace(/^(?:pel|n|d)([ao]s?) /i, '$1 ')
    .replaceAll(/(, | e )(?:(?:por|de) |(?:pel|d)([ao]s? ))/gi, (_, joint: string, the = '') => joint + the)

const dear = patternOf(`‹(?:${kin}|${pets}|amig[oa]|professora?|menin[oa])›`)
const thingAlone = new RegExp(`^(?:os |as |o |a )?(?:${things})s?(?: d[eao] [a-zà-ɏ]+)?$`, 'i')
const days = '(?:(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|sábado|domingo)'
const span = '(?:dias?|semanas?|mês|anos?|fim de semana|férias|manhã|tarde|noite)'
/** Also typed without accents. */
const accented = wordsOf(`
você também ninguém só até já aí mamãe irmãs avós bebê pé parabéns vídeo vovô amanhã irmãos irmãozinho braço caminhão`)

export const portuguese: Language = {
  spelling: new Map([
    ...[...accented].map((word): [string, string] => [unaccented(word), word]),
    ...pairsOf(`
vc=você vcs=vocês q=que mto=muito mt=muito mta=muita tb=também tbm=também pq=porque ta=está tá=está tô=estou eh=é
td=tudo hj=hoje qdo=quando ngm=ninguém nd=nada niver=aniversário bjo=beijo bjs=beijos n=não nao=não pra=para
pros=para_os p/=para c/=com mae=mãe irma=irmã irmao=irmão ballet=balé msg=mensagem sao=são vao=vão sdds=saudades`),
  ]),
  repairs: [
    [patternOf(`^((?:[ao] )?${ONE}) ?[:,-] ?`), '$1 '],
    // “As rodinha”: the noun has its “s” as well.
    [
      patternOf(
        `(‹(?:[dn]?[oa]s|aos) (?!que›|quatro›|sete›|nove›|onze›|do)[a-zà-ɏ]{2,}[aeo])(?=$| |,)`,
        'gi',
      ),
      '$1s',
    ],
    [
      patternOf(
        `^(?:[ao] |noss[oa] |minha |meu )?${CHILD} ?[:,=-] ?(?=(?:ela|ele|ama|adora|gosta|é|tem|está|já)›)`,
      ),
      '',
    ],
    [/([a-zà-ɏ])\1{2,}/gi, '$1'],
    [/ & /g, ' e '],
    [
      patternOf(
        `(‹(?![a-zà-ɏ]+s,)(?:${kin}|${pets})(?: del[ae])?), (?:[oa] )?([A-ZÀ-Þ][a-zà-ɏ]+),?(?= |$)`,
        'g',
      ),
      '$1 $2',
    ],
  ],
  courtesy: patternOf(
    String.raw`^(?:(?:por favor|pfvr?|uai|oxe|também|e|ah|(?:hoje|ontem|agora|ess[ae] (?:ano|semana|mês)|(?:ano|mês
|semana) passad[oa])(?= \S+ \S)|oi(?=,|!)|olá|obs|então|daí|aí|gente(?=,)|bom|bem(?=,)|enfim|mas|ps
|(?:vocês?|podem?|dá para|queria|quero|gostaria|favor|de|que| )+(?= (?:fal|diz
|dig|cont|ped|mand|mencion|d[aáê]|desej|lembr|incentiv|coment|pergunt)))(?:[ ,:!]+|$))`,
  ),
  passing: patternOf(
    String.raw`,? ?‹(?:(?:n?d?[eo]ss[ae]s?|n?d?est[ae]s?) (?:${span}|${days})|n[ao] (?:próxim[ao]|últim[ao]|mesm[ao])
(?:${span}|${days})|(?:n[ao] )?${span} passad[ao]|n[ao] ${days}(?: passad[ao]| que vem)?$|ontem|hoje|amanhã
|anteontem|agora|(?:há|faz|tem) \S+ (?:dias?|semanas?|meses)|(?:no )?dia \d{1,2})(?=$|,| e )`,
    'gi',
  ),
  joints: patternOf(
    String.raw`,? (?:e também|e aí|mesmo \S+|e|mas|porém|só que|porque|pois|então|enquanto
|que|p?q|qdo|quando|apesar de|além de|onde|&|\+) |,\s*|\s*[;:()—–]\s*|\s+-+\s+
|\s(?=(?:ela|ele) (?:é|ama|adora|gosta|tem|está|ta|tá|vai|sabe|já|também|faz|quer) )`,
    'gi',
  ),
  dependent: /só que|mesmo|então|porque|p?q |pois|enquanto|apesar|além|que|quando|qdo|onde/i,
  cutting: /^\S* ?(?:se|que nem|menos|exceto|só|ou|do|mais|igual|como|sem|embora|quase)(?= )/i,
  reporting:
    patternOf(String.raw`(?:(?:fal|cont|lembr|coment|mencion|avis)[ae]r?m?|di[zg]\S*)(?: (?:para|pra|pro
|a)?\s?\S+)?(?: sempre)? q(?:ue)? $`),
  subjects: {
    f: subject('ela', 'a'),
    m: subject('ele', 'o'),
    n: subject('x§', '[oa]'),
    p: subject(
      `el[ea]s(?: dois| duas)?|(?:os|as) (?:dois|duas|três)|amb[oa]s|(?:os |as )(?:gême[oa]s|menin[oa]s|crianças)`,
      '[oa]s?',
    ),
  },
  startsClause: (words) => {
    const first = firstOf(words)
    return !isCapital(first) && isVerb(first) && !portuguese.isThing(words)
  },
  isVerb,
  runsOn: (word, before) =>
    isVerb(word) &&
    !portuguese.opens.test(before) &&
    ![word, before].some((one) => portuguese.prepositions.has(one)),
  adverbs: /^(?:(?:também|já|sempre|agora|finalmente|ainda|até|muito|hoje em dia|todo dia|se) )+/i,
  shapes,
  macros,
  reported:
    patternOf(String.raw`^(?:(?:fal|cont|lembr|reforc|coment|mencion|avis)[ae]r?m?|di[zg]\S*)(?: (?:(?:para|pra|pro
|a) )?(?:elas?|eles?|[ao] child§|child§))? (?:sempre )?que (?=\S)`),
  toChild: (rest, listener) => `{you} ${turned(rest, listener)}`,
  turned,
  isOfOthers(rest, { child }) {
    const first = firstOf(rest).toLowerCase()
    return isVerb(first) && (child === 'p') === isOfOne(first)
  },
  ofKin: patternOf(`‹(?:noss[oa]|meu|minha) (?:sobrinh|net|afilhad)
|(?:beij*|abraç*|amor|carinho),? (?:d[ao] )?(?:ti[ao]|(?:a|vo)?v[óô]|dind)`),
  ofOne: patternOf('‹[dn]?el[ea]›'),
  ofOthers: patternOf('‹(?:d?el[ea]s?|noss[oa]s?|quando [a-zà-ɏ]+(?:o|mos)|eu|meu|minha|nós|a gente|me)›'),
  finish: (words, { child }) => {
    const isMany = child === 'p'
    const plurals: Readonly<Record<string, string>> = { é: 'são', está: 'estão' }
    const you = isMany ? 'vocês' : 'você'
    const forms: Readonly<Record<string, string>> = {
      you,
      m: isMany ? 'm' : '',
      youra: 'a sua',
      youro: 'o seu',
    }
    return (
      words
        // “Pra vó” has its article.
        .replaceAll(/ para (?![oa]s? )/g, ' pra ')
        .replaceAll(/(é|está)\{M\}/g, (_, one: string) => (isMany ? (plurals[one] ?? one) : one))
        .replaceAll(/\{(\w+)\}/g, (whole, key: string) => forms[key] ?? whole)
    )
  },
  unclear: wordsOf(`
comigo conosco contigo nessa nesse nesta neste dessa desse questão eu me mim nós gente te isso isto esse essa esses
essas este esta aquele aquela nele nela neles nelas que quem onde quando porque pois se mas porém embora enquanto
senão não nunca mesma mesmo igual umas aqui ali lá aí nem nada ninguém só quase é são era eram está estão estava foi
foram há tem têm tinha vai vão quer querem pode podem deve meu minha meus minhas nosso nossa nossos nossas acho acha
ficou etc ela ele elas eles dela dele delas deles ser sou vou vamos temos diz disse`),
  vague: wordsOf(`
mais menos tão tanto tanta muito muita bem ainda também como igual mesmo mesma outro outra outros outras todo toda
todos todas tudo demais agora depois antes hoje ontem sempre ou e vc vocês você toda né uai meio pouco
algum melhor segunda terça quarta quinta sexta sábado domingo`),
  prepositions: wordsOf(`
de do da dos das em no na nos nas num numa com sem para pro pra pros pras por pelo pela pelos pelas ao à aos às sobre
entre até chamado chamada`),
  opens:
    /^(?:[a-zà-ɏ]{2,}[aei]ndo|[oa]s?|uma?|uns|umas|e|ou|seus?|suas?|tão|d[ao]s?|n[ao]s?|quase|até|só|melhor)$/,
  misleading: patternOf(
    String.raw`‹(?:${kin}|amig[oa]s?|coleg\S+)(?: [A-ZÀ-Þ]\S+)? (?:\S+ ){0,3}?(?:seus?|suas?)›
|‹(?:n[ao]|em) [A-ZÀ-Þ]|‹(?:${kin}|amig[oa]|com) [A-ZÀ-Þ]\S+ [A-ZÀ-Þ]
|‹(?:uma?|uns|umas) (?:de|d[ao]s?|chamad[oa])›|‹(?:seu|sua)s? [oa]s?›|‹\d+ (?:n?uma?s?|n[ao]s?|em)›
|‹(?:[2-9]|\d\d+) (?!d[aeo]›|mil›|com›|por›|\S*ndo)[a-zà-ɏ]+[^s\d ,](?= |$)`,
    '',
  ),
  nameable: patternOf(
    `(?:${kin}|${pets}|amig\\S+|professora?|urs\\S+|bonec\\S+|leão|de pano|de pelúcia)(?: nov[oa])?$`,
  ),
  isDoing,
  baseVerb,
  needsThing:
    /^(?:amarr|arrum|carreg|col(?:ecion|h|oc)|cri[ao]|de(?:cor|scobr)|embrulh|escolh|f[ae]z|guard|invent|mostr|peg)/,
  finiteVerb,
  isThing: (part) => thingAlone.test(part),
  and: 'e',
  owned,
  toShop: /(?:^| )vocês?(?: |$)/i,
  person: patternOf(
    String.raw`^(?:d(?=[oa]s? ))?(?<article>(?:(?:o|a|os|as|seus?|suas?|toda a|todos os|noss[oa]s?|meus?
|minhas?) )*)(?<how>(?:(?:melhor(?:es)?|dois|duas) )?)(?<who>(?:${kin}|amig(?:uinh)?[oa]s?
|coleg(?:uinh)?as?|professor(?:es|a|as)?|vizinh[oa]s?|(?:${pets})s?|todo mundo|todos|turma|turminha
|galera)(?![a-zà-ɏ])(?: (?:mais (?:velh|nov)[oa]s?|gême[oa]s?|inteira|toda))?)?(?: d(?:el[ea]s?
|[ao] Child§))?,?(?<name>(?: ?(?:o |a )?[A-ZÀ-Þ][a-zà-ɏ'-]+(?: [A-ZÀ-Þ][a-zà-ɏ'-]+)?)?)(?: d[ao] [a-zà-ɏ]+)?$`,
    '',
  ),
  unsafeToMention: anyOf(`
pintadinha|sobrinh[oa]|gême[oa]s?|não|nunca|nem|sem|falt*|deix*|sum*|últim[oa]|mora*|ca[ií]*|mand*|beij*|abraç*|saudade*
prof*|escola|sala|longe|outra|em [A-Z]\\S+|lá`),
  ofThings: (items) => {
    const of = (part: string) => {
      if (/^[oa]s? /.test(part)) return `d${part}`
      return / /.test(part) ? `d${theOf(part)} ${part}` : `de ${part}`
    }
    return items.length === 1
      ? of(items[0] ?? '')
      : `${items.slice(0, -1).map(of).join(', ')} e ${of(items.at(-1) ?? '')}`
  },
  bare,
  delicate: {
    feared: (what) => {
      const noun = bare(what)
      const [first = ''] = noun.split(' ')
      return /^(?:[oa]s?|uma?)$|^[A-ZÀ-Þ]/.test(first) || isInfinitive(first)
        ? noun
        : `${theOf(first)} ${noun}`
    },
    brave:
      patternOf(String.raw`^(?!.*‹(?:não|nem)›).*‹(?:é|foi|está|tem sido|ficou) (?:uma? |muito |super |tão |bem 
|sempre )*(?:corajos[oa]|valente|forte|guerreir[oa]|campe(?:ão|ã))›`),
    braveWords: '{you} tem muita coragem',
    missed: patternOf(
      String.raw`‹(?:saudades?|sent(?:e|indo) (?:muita )?falta|não vê a hora de|quer (?:muito )?voltar|(?:não|sem)
(?: pode| poder| vai poder)?) (?:[a-zà-ɏ]+ ){0,4}?((?:melhor(?:es)? )?(?:amig\S+|coleg\S+|creche|escol(?:inh)?a
|turm\S+|professora?|futebol|bola|balé|dança|natação|ginástica|judô|capoeira|bike|bicicleta|skate
|prim[oa]s?|aulas?))›`,
    ),
    waits(words, { child }) {
      const noun = words.replace(/^melhor(?:es)? /, '')
      const isOwn = child !== 'p' && /amig|coleg|professor|turm|prim|bicicleta|bike|skate/.test(noun)
      const your = isOwn ? `${yourOf('', noun)} ` : ''
      return `${theOf(noun)} ${your}${words} ${noun.endsWith('s') ? 'esperam' : 'espera'}`
    },
    ill: namedBy(`
d{own} < (?:quebr|fratur|torc|machuc|oper|cort|ral|bat|queim)[a-zà-ɏ]*(?: [oa]s?| seu| sua)* (${parts})s?›(?! d[aeo])
d{own} < (?:cirurgia|operação|fratura|dor|pontos|gesso|corte) (?:n|d)[oa] (?:seu |sua )?(${parts})›
d{own} < (?:o|a|seu|sua) (${parts})(?: del[ae])? (?:está|ficou|quebrad|engessad)
do gesso < (?:gesso|engess[a-z]+)›
dos pontinhos < pontos›(?! d[eo])
da {1} < (dor de [a-z]+|garganta|catapora|virose|dengue|pneumonia|bronqui[a-zà-ɏ]+|covid|caxumba|febre|tosse|gripe)›
do resfriado < resfri
do ouvido < (?:ouvido|otite)
da cirurgia < (?:cirurg|oper(?:ou|ad|ar)|ap[eê]ndi|am[ií]gdal)
do hospital < (?:internad|hospital)
do dodói < (?:repouso|dodói|gripad)`),
    notIll: anyOf(`
morr*|acident*|atropel*|abus*|am[ao]|adora|gosta|curte|brinc*|bonec[ao]|urs*|xixi|coc[oô]|diarr*|vomit*|piolho*
passou|sem|não|nunca|nem
(?:mãe|pai|irm[ãa]o?|av[óô])(?: del[ae])? (?:está|foi|ficou|quebrou)`),
  },
  started: {
    learned: '{you} já sabe{m} {it}',
    loves: '{you} adora{m} {it}',
    expects: '{you} está{M} esperando {it}',
  },
  pronouns: patternOf(
    '‹(?:(?<f>d?ela|nela|filh(?:inh)?a|menina|neta|d?a child§)|(?<m>d?ele|nele|filh(?:inh)?o|menino|neto|d?o child§))›',
  ),
  ...safety,
  mustNot: portugueseMustNot,
  relatives: patternOf(`‹(?:${kin})›`),
  dear,
  rivals: { f: dear, m: dear, n: dear, p: dear },
  sameAge:
    patternOf(String.raw`‹(?:gême[oa]s|trigême[oa]s|mesma idade|(?:os dois|as duas|amb[oa]s|el[ae]s) (?:têm|fazem
|fizeram|completam) \d+)›`),
  draft: 'Me contaram que {it}.',
  gentleDraft: 'Estou pensando em você, e trouxe um abraço bem quentinho.',
}
