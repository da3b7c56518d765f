import type { Listener } from '../details.ts'
import { portugueseMustNot } from '../portuguese-must-not.ts'
import type { Language } from './language.ts'
import { CHILD } from './marker.ts'
import { bodyParts, graveIllness, illness, longing, sensitive, sorrow } from './portuguese-safety.ts'
import { macros, shapes } from './portuguese-shapes.ts'
import { courtesy, passing, repairs, spelling } from './portuguese-typing.ts'
import {
  isInfinitive,
  isOfOne,
  isThing,
  isTopic,
  isVerb,
  kin,
  owned,
  pets,
  praise,
  theOf,
  verb,
  yourOf,
} from './portuguese-words.ts'
import { anyOf, isCapital, LETTER, patternOf, wordsOf } from './words.ts'

const ownChild = `(?:[oa]s? )?(?:minhas?|meus?|noss[oa]s?|ess[ea])(?: [^ ]+)?? (?:filh(?:inh)?[oa]s?|pequen[oa]
  |menin[oa]s?|garot[oa]|princesa|príncipe|bebê|crianças?|net(?:inh)?[oa]s?|caçula|sobrinh[oa]|afilhad[oa]|gême[oa]s)
  |[oa] (?:menin|pequen)[oa]`
const subject = (words: string, the: string) =>
  patternOf(`^(?:(?:${words}|(?:${the} )?${CHILD}|${ownChild})(?: também)?,?) `)
const predicate =
  patternOf(String.raw`^(?:(?:não|já|também|sempre|ainda|agora|só|se|finalmente|até|nunca|muito|super) )*(?:não|pode
    |podem|tinha|aprendendo|tímid\S+|doid\S+|louc\S+|apaixonad\S+|fã|fera|craque|odeia|sente|vive|com medo|sem|te amo
    |amo|amamos|(?:fal|cont|lembr|mand|desej|pergunt)[ae]r?m?|di[zg]\S*|pe[dç]\S+|parab[eé]n\S*|incentiv\S+|evit\S+
    |mencion\S+|coment\S+|cham[ae] el[ae])›`)
const firstOf = (words: string) =>
  words.replace(/^(?:(?:também|já|sempre|ainda|agora|não|nunca|se|até|muito|só) )+/i, '').split(/[ ,]/)[0] ??
  ''

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
function turned(words: string, { child }: Listener): string {
  const [articled, owner, object] = ofChild[child]
  const isMany = child === 'p'
  return words
    .replaceAll(
      /\bnoss([oa])(s?) (?=[a-zà-ɏ])/g,
      (_, end: string, s: string) => `${end === 'a' ? 'sua' : 'seu'}${s} `,
    )
    .replaceAll(articled, (_, edge: string, article: string, noun: string) =>
      isMany ? `${edge}${article} ${noun} de vocês` : `${edge}${article} ${yourOf(article, noun)} ${noun}`,
    )
    .replaceAll(owner, (_, noun: string) => (isMany ? `${noun} de vocês` : `${yourOf('', noun)} ${noun}`))
    .replaceAll(object, isMany ? '$1vocês' : '$1você')
}

/** Without its preposition: “pelos dinossauros” is “os dinossauros”, “em trens” is “trens”. */
const bare = (words: string): string =>
  words
    .replace(/^(?:por|em|de|com|sobre) /i, '')
    .replace(/^(?:pel|n|d)([ao]s?) /i, '$1 ')
    .replaceAll(/(, | e )(?:(?:por|de) |(?:pel|d)([ao]s? ))/gi, (_, joint: string, the = '') => joint + the)

const things = (whose: string) =>
  patternOf(
    `‹(?:(?:d|n|pel)?[oa]|seu|sua|noss[ao]) (?<what>(?:${kin}|amig[oa]|(?:${pets}))(?: ${whose})?),? 
      (?<name>[A-ZÀ-Þ][a-zà-ɏ]+)(?! e [A-ZÀ-Þ])›`,
    'g',
  )
const isPet = new RegExp(`^(?:${pets})$`)
const isOther =
  patternOf(`^(?:elas?|eles?|isso|todo mundo|todos|alguém)›|^(?:(?:o|a|os|as|um|uma|seu|sua|seus|suas|meu|minha|nosso
    |nossa|toda|todo|outr[oa]) )+[${LETTER}]|^(?:${kin}|(?:${pets})s?)›`)
const isNamed =
  /^(?:[oa] )?[A-ZÀ-Þ][a-zà-ɏ]+ (?:é|está|tem|vai|já|diz|[a-zà-ɏ]+(?:ou|eu|iu|a|e|am|em))(?= |$)/

const toWhom = '(?:(?:para|a|com|pro|pra) )?(?:el[ae]s?|[ao] child§|child§|ninguém)'

const request =
  '(?:não|nunca|nem) (?:(?:é para|precisam?|podem?|quero que) )*' +
  '(?:fal|cont|coment|mencion|cit|diz|dig|toc|toqu|lembr|revel)'
const that = `[${LETTER}]*(?: (?:isso|disso|nisso|isto|nada|ainda|hein|viu|por favor|pelo amor de deus|${toWhom}))*`

/** How parents write in Portuguese. */
export const portuguese: Language = {
  spelling,
  repairs,
  courtesy,
  passing,
  joints: patternOf(
    String.raw`,? (?:e também|e aí|e|mas|porém|só que|porque|pois|então|enquanto|que|p?q|qdo|quando|daí|apesar de
      |além de|onde|&|\+) |,\s*|\s*[;:()—–]\s*|\s+-+\s+|\s(?=(?:ela|ele) (?:é|ama|adora|gosta|tem|está|ta|tá|vai|sabe
      |já|também|faz|joga|brinca|aprendeu|quer) )`,
    'gi',
  ),
  strongJoint: /mas|porém|só que|porque|p?q |qdo|pois|enquanto|apesar|além|que|quando|onde|[;()—–]|\s-/i,
  dependent: /só que|porque|p?q |pois|enquanto|apesar|além|que|quando|qdo|onde/i,
  reporting:
    patternOf(String.raw`(?:(?:fal|cont|lembr|coment|mencion|avis)[ae]r?m?|di[zg]\S*)(?: (?:para|pra|pro
      |a)?\s?\S+)?(?: sempre)? q(?:ue)? $`),
  subjects: {
    f: subject('ela', 'a'),
    m: subject('ele', 'o'),
    n: subject('x§', '[oa]'),
    p: subject(
      `el[ea]s(?: dois| duas)?|(?:os|as) (?:dois|duas|três)|amb[oa]s|(?:os |as |noss[oa]s |meus |minhas |dois 
        |duas )+(?:gême[oa]s|filh[oa]s|menin[oa]s|crianças)`,
      '[oa]s?',
    ),
  },
  parent:
    patternOf(String.raw`^(?:eu|nós|a gente|me|nos|meu (?:marido|pai|irmão)|minha (?:esposa|mãe|irmã|sogra)
      |meus (?:pais|sogros)) |^(?:não |já |te |só |também )*[${LETTER}]{2,}[aei]mos›`),
  others: { test: (text) => isNamed.test(text) || isOther.test(text) },
  verbs: (words) => {
    const first = firstOf(words)
    return predicate.test(words) || (!isCapital(first) && isVerb(first) && !portuguese.isThing(words))
  },
  shapes,
  macros,
  reported:
    patternOf(String.raw`^(?:(?:fal|cont|lembr|reforc|coment|mencion|avis)[ae]r?m?|di[zg]\S*)(?: (?:(?:para|pra|pro
      |a) )?(?:elas?|eles?|[ao] child§|child§))? (?:sempre )?que (?=\S)`),
  toChild: (before, slot, listener) =>
    `{you} ${turned(before.trim(), listener).replace(/ del[ae]s?(?= |$)/g, '')} ${slot}`
      .replaceAll(/ +/g, ' ')
      .trim(),
  turned,
  isOfOthers(rest, { child }) {
    const first = firstOf(rest).toLowerCase()
    return isVerb(first) && (child === 'p') === isOfOne(first)
  },
  ofOne: patternOf('‹[dn]?el[ea]›'),
  ofOthers: patternOf('‹(?:d?el[ea]s?|eu|meu|minha|nós|a gente|me)›'),
  plain:
    /^(?:\S+ )?(?:viu|foi ao|deu|disse|assistiu|ouviu|tomou|ficou|viajou|visitou|olhou|usou|trocou|soltou|comeu|virou)/,
  withSelf: /^vocês? .* (?:com|para|por|sobre|ensinou|ajuda|e) vocês?(?: |$)/,
  finish: (words, { child }) => {
    const isMany = child === 'p'
    const plurals: Readonly<Record<string, string>> = { é: 'são', está: 'estão', vê: 'veem' }
    const you = isMany ? 'vocês' : 'você'
    const forms: Readonly<Record<string, string>> = {
      you,
      m: isMany ? 'm' : '',
      yourF: 'a sua',
      yourM: 'o seu',
    }
    return words
      .replaceAll(/(é|está|vê)\{M\}/g, (_, one: string) => (isMany ? (plurals[one] ?? one) : one))
      .replaceAll(/\{(\w+)\}/g, (whole, key: string) => forms[key] ?? whole)
  },
  unclear: wordsOf(`
eu me mim comigo nós conosco gente te ti contigo lhe isso isto aquilo esse essa esses essas este esta aquele aquela
nele nela neles nelas que quem qual onde quando porque pois se mas porém embora enquanto caso senão não nunca jamais
nem nada nenhum nenhuma ninguém só apenas quase é são era eram está estão estava foi foram há tem têm tinha vai vão
quer querem pode podem deve meu minha meus minhas nosso nossa nossos nossas acho acha ficou etc ela ele elas eles dela
dele delas deles ser sou vou vamos temos diz disse janeiro março abril maio junho julho agosto setembro outubro
novembro dezembro`),
  cutShort: wordsOf(`
o a os as um uma e ou de do da dos das em no na nos nas com sem por pelo pela para pra pro ao à até entre sobre como
igual seu sua chamado chamada desde durante quando`),
  locality:
    /(?:^| )(?:em|no|na|para|pra|pro|nos|nas) (?!Disney|Natal|Páscoa|Minecraft|Roblox|Brasil|Lego)[A-ZÀ-Þ]/,
  leads: /^(?:suas|seus|dois|duas|três|muita|toda|cada|nova|minha)$/,
  verb,
  isVerb,
  isTopic,
  isThing: (part) => {
    const [first = '', second = ''] = bare(part)
      .replace(/^(?:os?|as?|uma?|muit[oa]s?|seu|sua) /, '')
      .split(' ')
    const isVerbHere = verb('does', first, false) !== undefined && /^(?!de$|d[ao]s?$|com$|em$)./.test(second)
    return isThing(first.toLowerCase()) && !isVerbHere && !/^(?:é|está|tem|vai|já)$/.test(second)
  },
  aside: /^(?:talvez|nome|segundo|menos|tipo|até|mais|sem|ainda)(?: |$)| (?:também|tb)$/i,
  and: 'e',
  toShop: /(?:^| )vocês?(?: |$)/i,
  person: patternOf(
    String.raw`^(?:d(?=[oa]s? ))?(?<article>(?:(?:o|a|os|as|seus?|suas?|toda a|todos os|noss[oa]s?|meus?
      |minhas?) )*)(?<how>(?:(?:melhor(?:es)?|dois|duas|querid[oa]) )?)(?<who>(?:${kin}|amig(?:uinh)?[oa]s?
      |coleg(?:uinh)?as?|professor(?:es|a|as)?|vizinh[oa]s?|(?:${pets})s?|todo mundo|todos|turma|turminha
      |galera)(?![a-zà-ɏ])(?: (?:mais (?:velh|nov)[oa]s?|caçula|gême[oa]s?|inteira|toda))?)?(?: d(?:el[ea]s?
      |[ao] Child§))?,?(?<name>(?: ?(?:o |a )?[A-ZÀ-Þ][a-zà-ɏ'-]+(?: [A-ZÀ-Þ][a-zà-ɏ'-]+)?)?)(?: d[ao] [a-zà-ɏ]+)?$`,
    '',
  ),
  owned,
  praise: patternOf(
    `^(?:(?:muito|bem|super|tão|bastante|uma?) )*(?:${praise}|chei[oa] de \\S+|amor|doçura|graça)$`,
  ),
  things: { f: things('dela'), m: things('dele'), n: things('del[ea]'), p: things('del[ea]s') },
  mention: (what, name, listener) => {
    const noun = what.replace(/ del[ea]s?$/, '')
    return `d${isPet.test(what) ? `${theOf(noun)} ${noun}` : owned(noun, '', listener)} ${name}`
  },
  unsafeToMention: anyOf(`
não|nunca|nem|sem|falt*|perd*|quebr*|acab*|deix*|sum*|estrag*|últim[oa]|saudade*|cancel*|mora|ca[ií]*|ignor*`),
  ofThings: (words) => {
    if (/^d[aeo]s? /.test(words)) return words
    const of = (part: string) => `d${/^[oa]s? /.test(part) ? '' : 'e '}${part}`
    const noun = words.replace(/^uma? /, '')
    if (/ e |, /.test(words))
      return words
        .split(/( e |, )/)
        .map((part, at) => (at % 2 ? part : of(part)))
        .join('')
    return /^[oa]s? /.test(words) ? of(words) : `d${theOf(noun)} ${noun}`
  },
  bare,
  delicate: {
    fear: /^(?:[a-zà-ɏ]+ ){0,4}?medo (d(?:e|[oa]s?) .+)$/i,
    feared: (what) => {
      const noun = bare(what)
      const [first = ''] = noun.split(' ')
      return /^(?:[oa]s?|uma?)$|^[A-ZÀ-Þ]/.test(first) || isInfinitive(first)
        ? noun
        : `${theOf(first)} ${noun}`
    },
    grown:
      patternOf(String.raw`^(?:\S+ ){0,2}?(?:desfrald(?:ou|ad[oa])|(?:largou|deixou|terminou com|tchau|adeus|saiu das?
        |não usa mais|parou de)(?:(?: a| o| as| à| ao| para a| de usar| usar| chupar))* (?:fraldas?|chupeta|bico
        |mamadeira|dedo|berço)|dorm(?:e|iu|indo) (?:sozinh[oa]|n[ao] (?:própri[oa]|seu|sua) (?:cama|quarto)
        |n[ao] (?:cama|quarto) del[ea]))(?: agora| já| sozinh[oa]| de vez| a noite \S+)*$`),
    brave:
      patternOf(String.raw`^(?!.*‹(?:não|nem)›).*‹(?:é|foi|está|tem sido|ficou) (?:uma? |muito |super |tão |bem 
        |sempre )*(?:corajos[oa]|valente|forte|guerreir[oa]|campe(?:ão|ã))›`),
    braveWords: '{you} tem muita coragem',
    missed:
      patternOf(String.raw`‹(?:saudades?|sent(?:e|indo) (?:muita )?falta|não vê a hora de|quer (?:muito )?voltar
        |(?:não|sem)(?: pode| poder| vai poder)) (?:[a-zà-ɏ]+ ){0,4}?((?:melhor(?:es)? )?(?:amig(?:uinh)?[oa]s?
        |coleg(?:uinh)?as?|creche|escol(?:inh)?a|turm(?:inh)?a|professora?|futebol|bola|balé|dança|natação|ginástica
        |judô|capoeira|vôlei|basquete|parquinho|bicicleta|bike|skate|treino|prim[oa]s?|aulas?))›`),
    waits(words, { child }) {
      const noun = words.replace(/^melhor(?:es)? /, '')
      const isOwn = child !== 'p' && /amig|coleg|professor|turm|prim|bicicleta|bike|skate/.test(noun)
      const your = isOwn ? `${yourOf('', noun)} ` : ''
      return `${theOf(noun)} ${your}${words} ${noun.endsWith('s') ? 'esperam' : 'espera'}`
    },
    ill: [
      [
        patternOf(`‹(?:quebr|fratur|torc|machuc|oper|cort|ral|bat|queim|engess)[a-zà-ɏ]*(?: [oa]s?| seu| sua| dois
          | duas)*(?: (${bodyParts})s?)›`),
        'd{own}',
      ],
      [
        patternOf(
          `‹(?:cirurgia|operação|fratura|dor|pontos|gesso|corte) (?:n|d)[oa] (?:seu |sua )?(${bodyParts})›`,
        ),
        'd{own}',
      ],
      [patternOf(`‹(?:o|a|seu|sua) (${bodyParts})(?: del[ae])? (?:está|ficou|quebrad|engessad)`), 'd{own}'],
      [patternOf('‹(?:gesso|engess)'), 'do gesso'],
      [patternOf('‹(?:am[ií]gdal)'), 'das amígdalas'],
      [patternOf('‹pontos›'), 'dos pontinhos'],
      [patternOf('‹dor de (garganta|ouvido|barriga|cabeça)'), 'da dor de {1}'],
      [
        patternOf(
          '‹(garganta|catapora|virose|dengue|pneumonia|bronqui\\S+|covid|caxumba|febre|tosse|gripe|cirurgia)',
        ),
        'da {1}',
      ],
      [patternOf('‹resfri'), 'do resfriado'],
      [patternOf('‹(?:ouvido|otite)'), 'do ouvido'],
      [patternOf('‹(?:oper(?:ou|ad|ar)|ap[eê]ndi)'), 'da cirurgia'],
      [patternOf('‹(?:internad|hospital)'), 'do hospital'],
      [patternOf('‹(?:repouso|dodói|gripad)'), 'do dodói'],
    ],
    notIll: anyOf(`
morr*|acident*|atropel*|abus*|xixi|coc[oô]|diarr*|vomit*|piolho*|passou|sem|não|nunca|nem
(?:mãe|pai|irm[ãa]o?|av[óô])(?: del[ae])? (?:está|foi|ficou|quebrou)`),
  },
  started: {
    learned: '{you} já sabe{m} {it}',
    loves: '{you} adora{m} {it}',
    expects: '{you} está{M} esperando {it}',
  },
  pronouns:
    patternOf(`‹(?:(?<p>d?el[ea]s|gême[oa]s)|(?<f>d?ela|nela|filh(?:inh)?a|menina|net(?:inh)?a|sobrinha|afilhada
      |d?a child§)|(?<m>d?ele|nele|filh(?:inh)?o|menino|net(?:inh)?o|sobrinho|afilhado|d?o child§)|(?<n>§§))›`),
  othersBefore: {
    f: anyOf(`
mãe|mamãe|avó|vovó|vó|bisa|ti[ta]*a|irmã|irmãzinha|prim*a|dinda|amig*a|professora|prof|gata|cachorr*a|boneca
vizinha|menina|ela`),
    m: anyOf(`
pai|papai|avô|vovô|vô|biso|tio|titio|irmão|irmãozinho|prim*o|dindo|amig*o|professor|prof|gato|cachorr*o|vizinho
menino|ele`),
    n: anyOf('pais|avós'),
    p: anyOf('pais|avós|irmãos|irmãs|tios|tias|primos|primas|amigos|amigas|colegas'),
  },
  private: [
    [
      'contact',
      patternOf(`‹(?:telefone|celular (?:é|d)|whats*|zap|e-?mail|insta*|tiktok|facebook|me liga|meu número|contato|cpf
        |rg|cep)›`),
    ],
    [
      'birth',
      patternOf(String.raw`‹(?:nasceu (?:em|n[ao]s?|dia|às?|aos|de|com)|nascid[oa]|nascimento)›|‹(?:aniversário
        |faz anos)(?: del[ae])? (?:é |no |em )*(?:dia )?\d`),
    ],
    [
      'money',
      patternOf(`‹(?:reais|dinheiro|pag(?:uei|ou|amos)|preço|car[oa]|valor|reembolso|desconto|pix|cupom)›`),
    ],
    [
      'address',
      patternOf(String.raw`‹(?:mora(?:m|mos|ndo)?|moro|viv(?:e|em|emos)) (?:com [^,]* )?(?:n[ao]|em|aqui
        |lá)›(?! (?:cima|casa|família|paz|volta|festa))|‹(?:rua [^,]|avenida|endereço|condomínio|apto|apartamento \d
        |travessa|alameda)`),
    ],
    [
      'school',
      patternOf(
        String.raw`‹(?:colégio|instituto) (?!nov|d[aeo]|grande|com|sem|em|n[ao] |tod|que|e )[a-zà-ɏ]{3}|‹estuda (?:em
          |n[ao] (?:colégio|escola))›|‹turma d[ao] (?:\d|tia|prof)|‹(?:[Ee]scol(?:inh)?a|[Cc]olégio|[Cc]reche
          |[Ii]nstituto|CMEI|EMEI)(?: municipal| estadual| particular| [A-ZÀ-Þ])|(?:[Pp]rof(?:a|essora?)?|[Pp]r[ôó]
          |[Tt]ia da escola|[Ee]studa n[ao]|turma d[ao]) [A-ZÀ-Þ]`,
        '',
      ),
    ],
    ['surname', /nome (?:completo|inteiro)|sobrenome/i],
  ],
  silence:
    patternOf(String.raw`‹(?:(?:não|nunca|jamais|nem)(?: (?:é para|se|precisam?|podem?|vale|devem?|quero que
      |queremos que|gostaria que|para|vocês?|el[ae]|o personagem))* (?:fal(?!t)|di[zg]|coment|mencion|cit|cont|lembr
      |revel|us[ae]|toc(?!a )|toqu|pergunt|inclu|brinqu|mex|puxar|entr(?:e|em
      |ar) n)[${LETTER}]*(?: ${toWhom})?(?: nada)?|evit(?:a|e|em|ar)(?: (?:fal|mencion|cit|coment|toc|us)ar)?
      |nada (?:sobre|de falar|de piada*|de brincadeira*)|sem (?:menção|(?:fal|mencion|cit|coment|toc|cont)ar)
      |(?:fujam?|longe) do assunto|deix(?:a|e|em) (?:de fora|de lado|quieto))(?: (?:sobre|[nd]?o assunto|o tema
      |a palavra))?(?<topic>.*)`),
  silenceOfAll: anyOf(String.raw`
(?:festa|festinha|viagem|visita|passeio)(?: de aniversário)? surpresa|sem (?:ninguém|el[ae]) saber|ainda não sabe
(?:é|será|vai ser|por ser|fazer|de|em|uma?|grande) (?:surpresa|segredo)|segredo|shh+|psiu|entre nós|boca fechada
não estrag*|deixa (?:pra|para) lá|pul(?:a|em|ar) (?:o|a|iss|ess)|(?:ninguém|nem) (?:sabem?|sonha|imagina|desconfia)
não (?:sabem?|sonha|imagina|desconfia)(?: ainda)?(?=$|[,.]| (?:que|e|mas|de nada|disso|d[ao])›)
não (?:contamos|contei|falamos|falei|dissemos|avisamos)
${request}${that}(?=$|[,!.]| (?:e|mas|que|porque|pois|pelo) )`),
  stopWords: wordsOf(`
você vocês ainda também então hein viu fala fale falem falar falando conta conte contem contar comenta
comente mencionar menciona mencione cita citar diga digam dizer toca toque toquem lembra lembrar assunto tema palavra
coisa coisas surpresa segredo sabe sabem saber amor deus ama adora gosta hoje ano dia vez casa filha filho menina
menino criança child nome vídeo feliz aniversário natal beijo abraço bem bom boa grande novo nova tudo todo toda todos
obrigada evitar evite amigo amiga coração sonha imagina fazer fez deixa dar deu gostaria quero precisa favor mais
aos one muito`),
  sorrow,
  longing,
  illness,
  graveIllness,
  sensitive,
  mustNot: portugueseMustNot,
  relatives: patternOf(`‹(?:${kin})›`),
  dear: patternOf(`‹(?:${kin}|${pets}|amig[oa]|professora?)›`),
  instruction: anyOf(String.raw`
ignore|instruções|prompt|roteiro|sotaque|voz de|muito longo|curtinho|capric*|surpreend*
entra na (?:brincadeira|onda)|poema
fa(?:z|ça|çam) (?:um |uma )?(?:vídeo|mensagem|engraçad*|rir|sorrir|el[ae] (?:rir|sorrir|feliz))|[ou]m? vídeo
(?:em|com) rimas?|vídeos? de vocês|usar? (?:a|uma) voz|o personagem|(?:tudo|falar?e?|favor) em (?:inglês|espanhol)
sej(?:a|am) (?:bem )?(?:engraçad|carinhos|fof|breve)*`),
  covered:
    patternOf(String.raw`^(?:(?:(?:el[ae]s?|(?:[ao] )?child§|noss[oa] \S+) )?(?:(?:vai |está |acabou de )?(?:faz\S*
      |fez|complet\S+|tem|têm|com) )?(?:\d{1,2}|um|dois|três|quatro|cinco|seis|sete|oito|nove|dez) (?:anos?|aninhos
      |meses)(?: e meio)?(?: \S+)?|feliz (?:aniversário|natal|páscoa|dia das crianças)
      |(?:hoje )?(?:é )?(?:o )?aniversário(?: .{3,8})?|parabéns|boa sorte|melhoras|(?:muito )?obrigad[oa].*
      |(?:el[ae] )?vai (?:amar|adorar|ficar (?:muito )?feliz).*|não|nada|nenhuma?|n\/?a|(?:sei lá|não sei|sem ideia
      |vocês que sabem|o que vocês acharem).*|tanto faz|qualquer coisa|testando|teste|ok|sim|oi|olá|bom|surpresa
      |(?:[ao] )?child§|asdf.*|qwer.*|[bcdfghjklmnpqrstvwxz]{4,})(?:,? child§)?$`),
  condition: anyOf(`
se (?:el[ae]s?|vocês?|não|der|puder|comer|dormir|for|tiver|fizer|ficar|quiser|a gente)|caso|senão|só quando
desde que|a não ser`),
  foreign:
    patternOf(`‹(?:she|he|her|his|the|loves?|likes?|and|my|with|is|has|ella|él|le|gustan?|los|las|muy|su|elle|aime|et
      |und|liebt)›`),
  sameAge:
    patternOf(String.raw`‹(?:gême[oa]s|trigême[oa]s|mesma idade|(?:os dois|as duas|amb[oa]s|el[ae]s) (?:têm|fazem
      |fizeram|completam) \d+)›`),
  draft: 'Me contaram que {it}.',
  gentleDraft: 'Estou pensando em você, e trouxe um abraço bem quentinho.',
}
