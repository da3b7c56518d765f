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
  isPerson,
  isThing,
  isTopic,
  isVerb,
  kin,
  owned,
  pets,
  praise,
  theOf,
  topicList,
  verb,
  yourOf,
} from './portuguese-words.ts'
import { anyOf, isCapital, LETTER, patternOf, wordsOf } from './words.ts'

const ownChild = `(?:[oa]s? )?(?:minhas?|meus?|noss[oa]s?|ess[ea]|est[ea])(?: [^ ]+)?? (?:filh(?:inh)?[oa]s?|pequen[oa]
  |menin[oa]s?|garot(?:inh)?[oa]|princesa|príncipe|bebê|crianças?|net(?:inh)?[oa]s?|rapazinho|mocinh[oa]|caçula
  |sobrinh[oa]|afilhad[oa]|gême[oa]s|guria?)(?: (?:mais (?:velh|nov)[oa]|do meio|amad[oa]))?|[oa] (?:menin|pequen)[oa]`
const subject = (words: string, the: string) =>
  patternOf(`^(?:(?:${words}|(?:${the} )?${CHILD}|${ownChild})(?: também)?,?) `)
const predicate =
  patternOf(String.raw`^(?:(?:não|já|também|sempre|ainda|agora|só|se|finalmente|até|nunca|muito
  |super) )*(?:não|pode|podem|tinha|consegue|aprendendo|tímid\S+|doid\S+|louc\S+|apaixonad\S+|fã|fera|craque|odeia|detesta
  |sente|vive|com medo|sem|te amo|amo|amamos|fal[ae]r?m?|diz|digam?|dizer|cont[ae]r?m?|pe[dç]\S+|lembr[ae]r?m?
  |mand[ae]r?m?|desej[ae]r?m?|parab[eé]n\S*|incentiv\S+|evit\S+|pergunt[ae]r?m?|mencion\S+|coment\S+|cham[ae] el[ae]
  |cant[ae]m? (?:para|uma|parabéns))›`)
const parent = String.raw`^(?:eu|nós|a gente|me|nos|meu (?:marido|pai|irmão)|minha (?:esposa|mãe|irmã|sogra)|meus
  (?: pais| sogros)) |^(?:não |já |te |só |também )*[${LETTER}]{2,}(?:amos|emos|imos)›`
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
  const [owned, owner, object] = ofChild[child]
  const isMany = child === 'p'
  return words
    .replaceAll(
      /\bnoss([oa])(s?) (?=[a-zà-ɏ])/g,
      (_, end: string, s: string) => `${end === 'a' ? 'sua' : 'seu'}${s} `,
    )
    .replaceAll(owned, (_, edge: string, article: string, noun: string) =>
      isMany
        ? `${edge}${article} ${noun} de vocês`
        : `${edge}${article} ${yourOf(article.slice(-2), noun)} ${noun}`,
    )
    .replaceAll(owner, (_, noun: string) => (isMany ? `${noun} de vocês` : `${yourOf('', noun)} ${noun}`))
    .replaceAll(object, isMany ? '$1vocês' : '$1você')
}

/** Without its preposition: “pelos dinossauros” is “os dinossauros”, “em trens” is “trens”. */
const bare = (words: string): string =>
  words
    .replace(/^(?:por|em|de|com|sobre) /i, '')
    .replace(/^(?:pel|n|d)([ao]s?) /i, '$1 ')
    .replaceAll(/(, | e )(?:pel|d)([ao]s?) /gi, '$1$2 ')
    .replaceAll(/(, | e )(?:por|de) /gi, '$1')

const things = (whose: string) =>
  patternOf(
    `(?:‹(?:e )?(?:d|n|pel)?(?<whose>os?|as?|um|uma|(?:[ao] )?(?:seu|sua|noss[ao]))(?: seu| sua)? |‹(?:de|e|com|em|joga
    |brinca|toca|faz|desenha|pinta|jogando) |, |^)(?<what>(?:melhor )?[a-zà-ɏ-]+(?: de [a-zà-ɏ]+| (?:nov|favorit|preferid)[oa]s?)?
    (?: ${whose})?)(?:,? (?<name>[A-ZÀ-Þ][a-zà-ɏ]+(?:(?:,| e) (?:[oa] )?[A-ZÀ-Þ][a-zà-ɏ]+)*)|(?=,|$| (?:e|ou|em|no|na|com
    |para|todo|toda|sempre|é|que|quando|depois|enquanto|vai|está|tem)›))`,
    'g',
  )

const not = '(?:não|nunca|nem) (?:(?:é para|precisam?|podem?|quero que) )*'
const toWhom = '(?:(?:para|a|com|pro|pra) )?(?:el[ae]s?|[ao] child§|child§|ninguém)'
const that = `(?: (?:isso|disso|nisso|isto|nada|ainda|hein|viu|por favor|pelo amor de deus|${toWhom}))*`
/** “Don't say it”: of what stands around it. */
const ofAll = `[${LETTER}]*${that}(?=$|[,!.]| (?:e|mas|que|porque|pois|pelo) )`

/** How parents write in Portuguese. */
export const portuguese: Language = {
  spelling,
  repairs,
  courtesy,
  passing,
  both: [
    patternOf(`(^|, | e )(?:os dois|as duas|os três|as três|el[ea]s (?:dois|duas|três)|amb[oa]s|(?:(?:os|as|nossos|nossas
      |meus|minhas) )+(?:dois |duas )?(?:gême[oa]s|filh(?:inh)?[oa]s|menin[oa]s|pequen[oa]s|crianças|irmãos|irmãs))
      (?= [${LETTER}])`),
    '$1eles',
  ],
  plainStart:
    /^(?:Beij\S+|Abraç\S+|Parabéns|Boa|Feliz|Mamãe|Papai|Vov[óô]|Pai|Mãe|Cor|Todo|Muito|Super|Que|Orgulho)(?= |$)/,
  joints: patternOf(
    String.raw`,? (?:e também|e aí|e|mas|porém|só que|porque|pois|então|enquanto|que|p?q|qdo|quando|daí|embora|apesar de
    |além de|onde|&|\+) |,\s*|\s*[;:()—–]\s*|\s+-+\s+|\s(?=(?:ela|ele) (?:é|ama|adora|gosta|tem|está|ta|tá|vai|sabe|já|também
    |faz|toca|joga|brinca|aprendeu|quer) )`,
    'gi',
  ),
  strongJoint:
    /mas|porém|só que|porque|p?q |qdo|pois|enquanto|embora|apesar|além|que|quando|onde|[;()—–]|\s-/i,
  reporting:
    /(?:fal[ae]r?m?|di[zg]\S*|cont[ae]r?m?|lembr[ae]r?m?|coment[ae]r?m?|mencion[ae]r?m?|avis[ae])(?: (?:para|pra|pro|a)?\s?\S+)? (?:sempre )?(?:que|q) $/i,
  dependent: /só que|porque|p?q |pois|enquanto|embora|apesar|além|que|quando|qdo|onde/i,
  subjects: {
    f: subject('ela', 'a'),
    m: subject('ele', 'o'),
    n: subject('x§', '[oa]'),
    p: subject('el[ea]s(?: dois| duas)?|os dois|as duas', '[oa]s?'),
  },
  parent: patternOf(parent),
  others: {
    test: (text) =>
      /^(?:[oa] )?[A-ZÀ-Þ][a-zà-ɏ]+ (?:é|está|tem|vai|já|diz|[a-zà-ɏ]+(?:ou|eu|iu|a|e|am|em))(?= |$)/.test(
        text,
      ) ||
      patternOf(`^(?:elas?|eles?|isso|todo mundo|todos|alguém|tem gente)›|^(?:(?:o|a|os|as|um|uma|seu|sua|seus|suas|meu
        |minha|nosso|nossa|toda|todo|outro|outra) )+[${LETTER}]|^(?:${kin}|(?:${pets})s?)›`).test(text),
  },
  verbs: (words) => {
    const first = firstOf(words)
    return predicate.test(words) || (!isCapital(first) && isVerb(first) && !portuguese.isThing(words))
  },
  shapes,
  macros,
  reported: patternOf(String.raw`^(?:fal[ae]r?m?|diz|diga|digam|dizer|cont[ae]r?m?|lembr[ae]r?m?|reforc[ae]r?
    |coment[ae]r?m?|mencion[ae]r?m?|avis[ae])(?: (?:(?:para|pra|pro|a) )?(?:elas?|eles?|[ao] child§|child§))? (?:sempre )?
    que (?=\S)`),
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
  achieved:
    patternOf(String.raw`^(?:(?:já|também|finalmente|agora|sempre|até) )*(?!(?:viu|foi ao|deu|disse|assistiu
    |ouviu|tomou|ficou|viajou|visitou|olhou|usou|trocou|soltou|comeu|virou|chegou)›)`),
  withSelf: /^vocês? .* (?:com|para|por|sobre|ensinou|ajuda|e) vocês?(?: |$)/,
  finish: (words, { child }) => {
    const isMany = child === 'p'
    const plural: Readonly<Record<string, string>> = { é: 'são', está: 'estão', vê: 'veem' }
    const forms: Readonly<Record<string, string>> = {
      you: isMany ? 'vocês' : 'você',
      m: isMany ? 'm' : '',
      yourF: 'a sua',
      yourM: 'o seu',
    }
    return words
      .replaceAll(/(é|está|vê)\{M\}/g, (_, one: string) => (isMany ? (plural[one] ?? one) : one))
      .replaceAll(/\{(\w+)\}/g, (whole, key: string) => forms[key] ?? whole)
  },
  unclear: wordsOf(`
    eu me mim comigo nós conosco gente te ti contigo lhe lhes isso isto aquilo esse essa esses essas este esta aquele
    aquela nele nela neles nelas que quem qual onde quando porque pois se mas porém embora enquanto caso senão não nunca
    jamais nem nada nenhum nenhuma ninguém só apenas quase é são era eram está estão estava foi foram há tem têm tinha
    vai vão quer querem pode podem deve meu minha meus minhas nosso nossa nossos nossas teu tua acho acha ficou etc ela
    ele elas eles dela dele delas deles ser sou vou vamos temos diz disse`),
  cutShort: wordsOf(`
    o a os as um uma e ou de do da dos das em no na nos nas com sem por pelo pela para pra pro ao à até entre sobre como
    igual seu sua chamado chamada desde durante quando`),
  preposition: /^(?:em|no|na|para|pra|pro|nos|nas)$/,
  knownName:
    patternOf(String.raw`^(?:disney|natal|páscoa|halloween|minecraft|roblox|mario|fortnite|beto|uno|lego|netflix
    |brasil|carnaval|xbox|nintendo|free|let)`),
  date: anyOf(`(?:segunda|terça|quarta|quinta|sexta)-feira|janeiro|fevereiro|março|abril|maio|junho|julho|agosto
    setembro|outubro|novembro|dezembro`),
  leads:
    patternOf(String.raw`^(?:o|a|os|as|um|uma|de|do|da|dos|das|com|em|no|na|para|pra|por|à|ao|sem|sua|seu|suas|seus
    |dois|duas|três|muita|toda|cada|nova|minha)$`),
  verb,
  isVerb,
  isThing: (part) => {
    const [first = '', second = ''] = bare(part)
      .replace(/^(?:os?|as?|uma?|muit[oa]s?|seu|sua) /, '')
      .split(' ')
    const isVerbHere = verb('does', first, false) !== undefined && /^(?!de$|d[ao]s?$|com$|em$)./.test(second)
    return isThing(first.toLowerCase()) && !isVerbHere && !/^(?:é|está|tem|vai|já)$/.test(second)
  },
  isTopic,
  topics: topicList,
  and: 'e',
  toShop: /(?:^| )vocês?(?: |$)/i,
  people: patternOf(
    String.raw`^(?:d(?=[oa]s? ))?(?<article>(?:(?:o|a|os|as|seus?|suas?|toda a|todos os|todas as|noss[oa]s?|meus?|minhas?) )*)
    (?<how>(?:(?:melhor(?:es)?|dois|duas|querid[oa]) )?)(?<who>(?:${kin}|amig(?:uinh)?[oa]s?|coleg(?:uinh)?as?|madrinha
    |professor(?:es|a|as)?|vizinh[oa]s?|(?:${pets})s?|todo mundo|todos|turma|turminha|galera)(?![a-zà-ɏ])
    (?: (?:mais (?:velh|nov)[oa]s?|caçula|gême[oa]s?|inteira|toda|bebê))?)?(?: d(?:el[ea]s?|[ao] Child§))?,?
    (?<name>(?: ?(?:o |a )?[A-ZÀ-Þ][a-zà-ɏ'-]+(?: [A-ZÀ-Þ][a-zà-ɏ'-]+)?)?)(?: d[ao] [a-zà-ɏ]+)?$`,
    '',
  ),
  owned,
  praise: patternOf(
    `^(?:(?:muito|bem|super|tão|bastante|uma?) )*(?:${praise}|chei[oa] de \\S+|amor|doçura|figura|graça)$`,
  ),
  held: anyOf(`${kin}|(?:${pets})s?|melhor(?:es)? amig[oa]s?|amig[oa]s?|imaginação|coração|sorriso|risada|coleção|memória
    cabelo|prova|treino|aula`),
  things: { f: things('dela'), m: things('dele'), n: things('del[ea]'), p: things('del[ea]s') },
  mention(whose, what, name, listener) {
    const noun = what.replace(/ del[ea]s?$/, '')
    const [first = ''] = noun.replace(/^melhor /, '').split(' ')
    const isOwn = noun !== what || /seu|sua|noss/.test(whose)
    const named = name === '' ? '' : ` ${name}`
    if (isPerson(first)) return name === '' ? undefined : `d${owned(noun, '', listener)}${named}`
    if (!isThing(first) || !(isOwn || name !== '')) return undefined
    return `d${isOwn ? owned(noun, '', listener) : `${theOf(first)} ${noun}`}${named}`
  },
  unsafeToMention: anyOf(`
    não|nunca|nem|nada|sem|quer*|ganhar|compr*|demos|deu|falt*|perd*|quebr*|acab*|deix*|parou|sum*|estrag*|tomou|difícil
    últim[oa]|ped*|saudade*|cancel*|tir*|só|disse|diz|acha|fala|mora|ca[ií]*|escorreg*|tromb*|fal[ae]r?`),
  bare,
  ofThings: (words) =>
    / e |, |^[oa]s? /.test(words)
      ? words
          .split(/( e |, )/)
          .map((part) => (/^(?: e |, )$/.test(part) ? part : `d${/^[oa]s? /.test(part) ? '' : 'e '}${part}`))
          .join('')
      : `d${theOf(words.replace(/^uma? /, ''))} ${words.replace(/^uma? /, '')}`,
  delicate: {
    fear: patternOf(String.raw`^(?:(?:ainda|só|está|também|sente|tem|têm|estão|morre de|fica|com|um pouco de|um pouquinho de
      |muito|bastante|um certo) )*medo (d(?:e|o|a|os|as) .+)$`),
    soothed:
      patternOf(String.raw`^(?:fal[ae]m?|falar|diz|diga|dizer|explica|lembr[ae])(?: (?:(?:para|a|pra) )?(?:elas?|eles?
      |[ao] child§|child§))? (?:que )?não (?:precisam?|é preciso|tem (?:por que|porque|motivo para))(?: de)? ?
      (?:ter |sentir )?medo (d(?:e|o|a|os|as) .+)$`),
    feared: (what) => {
      const noun = bare(what)
      const [first = ''] = noun.split(' ')
      return /^(?:[oa]s?|uma?)$|^[A-ZÀ-Þ]/.test(first) || isInfinitive(first)
        ? noun
        : `${theOf(first)} ${noun}`
    },
    grown:
      patternOf(String.raw`^(?:(?:já|finalmente|agora|enfim|também|está|foi) )*(?:desfraldou|desfraldad[oa]
      |(?:largou|deixou|terminou com|(?:deu|dando) (?:tchau|adeus)|saiu das?|não usa mais|parou de)
      (?:(?: a| o| as| à| ao| para a| de usar| usar| chupar))* (?:fraldas?|chupeta|bico|mamadeira|dedo|berço)
      |dorm(?:e|iu|indo) (?:sozinh[oa]|n[ao] (?:própri[oa]|seu|sua) (?:cama|quarto)|na cama del[ea]|no quarto del[ea]))
      (?: agora| já| sozinh[oa]| de vez| a noite (?:toda|inteira))*$`),
    brave:
      patternOf(String.raw`^(?!.*‹(?:não|nem)›).*‹(?:é|foi|está sendo|tem sido|está|se comportou|ficou) (?:uma? )?
      (?:(?:muito|super|tão|bem|sempre|bastante) )*(?:corajos[oa]|valente|forte|guerreir[oa]|campe(?:ão|ã)|paciente)›`),
    braveWords: '{you} tem muita coragem',
    missed:
      patternOf(String.raw`‹(?:saudades?|sent(?:e|indo) (?:muita )?falta|não vê a hora de (?:voltar|ver|jogar|brincar)
      |quer (?:muito )?voltar|(?:não|sem) (?:pode|poder|vai poder|podendo) (?:jogar|brincar|ir|fazer|treinar|nadar|dançar))
      (?: muito| demais)?(?: (?:d[aeo]s?|n[ao]s?|para|pro|com|[ao]s?|jogar|brincar|ir|fazer|treinar|voltar))*
      ((?: melhor(?:es)?)? (?:amig(?:uinh)?[oa]s?|coleg(?:uinh)?as?|escol(?:inh)?a|creche|turm(?:inh)?a|professora?|futebol
      |bola|balé|dança|natação|ginástica|judô|capoeira|vôlei|basquete|parquinho|bicicleta|bike|patinete|skate|treino|piano
      |violão|prim[oa]s?|aulas?))›`),
    waits(words, listener) {
      const longed = words.trim()
      const noun = longed.replace(/^melhor(?:es)? /, '')
      const isOwn = /amig|coleg|professor|turm|prim|bicicleta|bike|patinete|skate/.test(noun)
      const who =
        isOwn && listener.child !== 'p'
          ? `${theOf(noun)} ${yourOf('', noun)} ${longed}`
          : `${theOf(noun)} ${longed}`
      return `${who} ${noun.endsWith('s') ? 'esperam' : 'espera'}`
    },
    ill: (
      [
        [
          `(?:quebr|fratur|torc|machuc|oper|cort|ral|bat|queim|engess|imobiliz)[a-zà-ɏ]*(?: (?:o|a|os|as|seu|sua|dois
          |duas))* (${bodyParts})s?›`,
          'd{own}',
        ],
        [
          `‹(?:cirurgia|operação|fratura|dor|pontos|gesso|corte) (?:n[oa]|d[oa]) (?:(?:seu|sua) )?(${bodyParts})›`,
          'd{own}',
        ],
        [`‹(?:o|a|seu|sua) (${bodyParts})(?: del[ae])? (?:está|ficou|foi|quebrad|engessad)`, 'd{own}'],
        ['‹(?:gesso|engess)', 'do gesso'],
        ['‹am[ií]gdal', 'das amígdalas'],
        ['‹ap[eê]ndi', 'do apêndice'],
        ['‹pontos›', 'dos pontinhos'],
        ['‹dor de (garganta|ouvido|barriga|cabeça)', 'da dor de {1}'],
        [
          '‹(garganta|catapora|virose|dengue|pneumonia|bronquite|bronquiolite|covid|caxumba|febre|tosse|gripe|cirurgia' +
            '|operação)',
          'da {1}',
        ],
        ['‹gripad', 'da gripe'],
        ['‹resfri', 'do resfriado'],
        ['‹tossindo', 'da tosse'],
        ['‹(?:ouvido|otite)', 'do ouvido'],
        ['‹oper(?:ou|ad|ar)', 'da cirurgia'],
        ['‹(?:internad|internação|hospital)', 'do hospital'],
        ['‹(?:repouso|dodói)', 'do dodói'],
      ] as const
    ).map(([source, words]) => [patternOf(source), words] as const),
    notIll: anyOf(`morr*|acident*|atropel*|abus*|xixi|coc[oô]|diarr*|vomit*|piolho*|sem|não|nunca|nem
      (?:mãe|pai|irm[ãa]o?|av[óô])(?: del[ae])? (?:está|foi|ficou|quebrou)`),
  },
  starters: {
    learned: /^Aprendeu a /,
    loves: /^Adora /,
    expects: /^Está esperando /,
    fears: /^Tem um pouco de medo d(?:e |(?=[oa]s? ))/,
    hello: /^Um oi d(?:e |(?=[oa]s? ))/,
    silence: /^Por favor, não fale d(?:e |(?=[oa]s? ))/,
  },
  started: {
    learned: '{you} já sabe{m} {it}',
    loves: '{you} adora{m} {it}',
    expects: '{you} está{M} esperando {it}',
  },
  pronouns:
    patternOf(`‹(?:(?<p>d?el[ea]s|gême[oa]s)|(?<f>d?ela|nela|filh(?:inh)?a|menina|net(?:inh)?a|sobrinha|afilhada
    |d?a child§)|(?<m>d?ele|nele|filh(?:inh)?o|menino|net(?:inh)?o|sobrinho|afilhado|d?o child§))›`),
  othersBefore: {
    f: anyOf(`mãe|mamãe|avó|vovó|vó|bisa|ti[ta]*a|irmã|irmãzinha|prim*a|madrinha|dinda|amig*a|professora|prof|gata
      gatinha|cachorr*a|boneca|esposa|vizinha|menina|babá|ela`),
    m: anyOf(`pai|papai|avô|vovô|vô|biso|tio|titio|irmão|irmãozinho|prim*o|padrinho|dindo|amig*o|professor|prof|gato
      gatinho|cachorr*o|marido|vizinho|menino|ele`),
    n: anyOf('pais|avós'),
    p: anyOf('pais|avós|irmãos|irmãs|tios|tias|primos|primas|amigos|amigas|colegas'),
  },
  private: [
    [
      'contact',
      patternOf(String.raw`\S@|@\S|https?:|www\.|\.com›|‹(?:telefone|celular (?:é|d)|whats*|zap|e-?mail
      |insta(?:gram)?|tiktok|facebook|discord|me liga|meu número|contato|cpf|rg|cep)›|(?:\d[\s().-]*){8,}|\d{3}[.-]\d{3}`),
    ],
    [
      'birth',
      patternOf(String.raw`‹(?:nasceu (?:em|n[ao]s?|dia|às?|aos|de|com)|nascid[oa]|nascimento)›
      |\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|(?:19|20)\d\d(?!\d)|‹(?:aniversário|faz anos)(?: del[ae])? (?:(?:é|no|em) )*(?:dia )?\d`),
    ],
    [
      'money',
      patternOf(String.raw`\$|‹(?:reais|dinheiro|pag(?:uei|ou|amos)|preço|car[oa]|valor|reembolso|desconto|pix
      |cupom)›`),
    ],
    [
      'address',
      patternOf(String.raw`‹(?:mora(?:m|mos|ndo)?|moro|viv(?:e|em|emos)) (?:com [^,]* )?(?:n[ao]|em|aqui|lá)›
      (?! (?:cima|casa|família|paz|volta|festa))|‹(?:rua [^,]|avenida|endereço|condomínio|apto|apartamento \d
      |travessa|alameda)`),
    ],
    [
      'school',
      patternOf(String.raw`‹(?:colégio|instituto) (?!nov|d[aeo]|grande|com|sem|em|n[ao] |tod|que|e )[a-zà-ɏ]{3}
      |‹estuda (?:em|n[ao] (?:colégio|escola))›|‹turma d[ao] (?:\d|tia|prof)`),
    ],
    [
      'school',
      patternOf(
        String.raw`(?:^|[^A-Za-zÀ-ɏ])(?:[Ee]scol(?:inh)?a|[Cc]olégio|[Cc]reche|[Ii]nstituto|CMEI|EMEI)
      (?: [Mm]unicipal| [Ee]stadual| [Pp]articular| [Ss]anta?| [Ss]ão| [A-ZÀ-Þ])|(?:[Pp]rof(?:a|essora?)?|[Pp]r[ôó]
      |[Tt]ia da escola|[Ee]studa n[ao]|turma d[ao]) [A-ZÀ-Þ]`,
        '',
      ),
    ],
    ['surname', /nome (?:completo|inteiro)|sobrenome/i],
  ],
  silence:
    patternOf(String.raw`‹(?:(?:(?:não|nunca|jamais|nem) (?:(?:é para|se|precisam?|podem?|vale|devem?|(?:quero|queremos
    |gostaria|gostaríamos) que|para|vocês?|el[ae]|o personagem) )*(?:fal(?:a|e|em|ar|ando|arem|assem?)|dig(?:a|am)|diz|dizer
    |(?:coment|mencion|cit|cont|lembr|revel|us)(?:a|e|em|ar)|toc(?:ar|a|quem?)|toqu(?:e|em)|pergunt(?:ar|e|em|a)
    |inclu(?:a|am|ir)|brinqu(?:e|em)|mex(?:a|am|er)|puxar|entr(?:e|em|ar) n)(?: ${toWhom})?(?: nada)?
    |evit(?:a|e|em|ar)(?: (?:falar|mencionar|citar|comentar|tocar|usar))?|nada (?:sobre|de falar|de piada*|de brincadeira*)
    |sem (?:falar|menção|mencionar|citar|comentar|tocar|contar)|(?:fujam?|longe) do assunto
    |deix(?:a|e|em) (?:de fora|de lado|quieto))(?: (?:sobre|[nd]?o assunto|o tema|a palavra))?(?<topic>.*))`),
  silenceOfAll: anyOf(String.raw`
    (?:festa|festinha|viagem|visita|passeio)(?: de aniversário)? surpresa
    (?:é|será|vai ser|por ser|fazer|de|em|uma|um|grande) (?:surpresa|segredo)|segredo|shh+|psiu|guard* segredo
    não estrag*|entre nós|boca fechada|deixa (?:pra|para) lá|pul(?:a|em) (?:o|a|ess)|sem (?:ninguém|el[ae]) saber|ainda não sabe|(?:ninguém|nem) (?:sabe|sabem|sonha|imagina|desconfia)
    não (?:sabe|sabem|sonha|imagina|desconfia)(?: ainda)?(?=$|[,.]| (?:que|e|mas|de nada|disso|d[ao])›)
    não (?:contamos|contei|falamos|falei|dissemos|avisamos)|${not}(?:fal|cont|coment|mencion|cit)${ofAll}
    ${not}(?:diz|dig|toc|toqu|lembr|revel)${ofAll}`),
  stopWords: wordsOf(`
    você vocês ser para por ainda também então hein viu fala fale falem falar falando conta conte contem contar comenta
    comente mencionar menciona mencione cita citar diz diga digam dizer toca toque toquem lembra lembrar assunto tema
    palavra coisa coisas surpresa segredo sabe sabem saber amor deus pelo ama adora gosta hoje ano dia vez casa filha
    filho menina menino criança child nome vídeo feliz aniversário natal beijo abraço bem bom boa grande novo nova tudo
    todo toda todos obrigada evitar evite evitem amigo amiga coração sonha imagina fazer fez deixa dar deu gostaria quero
    precisa favor mais já aos uns one muito uma pra bom lá`),
  sorrow,
  longing,
  illness,
  graveIllness,
  sensitive,
  dear: patternOf(`‹(?:${kin}|${pets}|amig[oa]|professora?)›`),
  instruction: anyOf(String.raw`
    ignore|instruções|prompt|roteiro|sotaque|voz de|muito longo|curtinho|capric*|surpreend*|entra na (?:brincadeira|onda)
    fa(?:z|ça|çam) (?:um |uma )?(?:vídeo|mensagem|poema|engraçad*|rir|sorrir|(?:el[ae]) (?:rir|sorrir|feliz))
    [ou]m? vídeo|vídeos? de vocês|poema|(?:em|com) rimas?|usar? (?:a|uma) voz|o personagem
    (?:tudo|falar?e?|dizer|favor) em (?:inglês|espanhol|português)
    sej(?:a|am) (?:bem )?(?:engraçad|carinhos|fof|breve|delicad)*`),
  covered:
    patternOf(String.raw`^(?:(?:(?:el[ae]s?|(?:[ao] )?child§|noss[oa] \S+) )?(?:(?:vai |está |acabou de )?(?:faz
    |fazer|fazendo|fez|completa|completar|completando|completou|tem|têm|com) )?(?:\d{1,2}|um|dois|três|quatro|cinco|seis|sete
    |oito|nove|dez) (?:anos?|aninhos|meses)(?: e meio)?(?: \S+)?|feliz (?:aniversário|natal|páscoa|dia das crianças)|(?:hoje )?(?:é )?
    (?:o )?aniversário(?: .{3,8})?|parabéns|boa sorte|melhoras|(?:muito )?obrigad[oa].*|(?:el[ae] )?vai (?:amar|adorar
    |ficar (?:muito )?feliz).*|não|nada|nenhuma?|n\/?a|sei lá.*|tanto faz|qualquer coisa|testando|teste|ok|sim|oi|olá|bom
    |surpresa|não sei.*|sem ideia.*|vocês que sabem|o que vocês acharem.*|(?:[ao] )?child§|asdf.*|qwer.*
    |[bcdfghjklmnpqrstvwxz]{4,})(?:,? child§)?$`),
  condition:
    anyOf(`se (?:el[ae]s?|vocês?|não|der|puder|comer|dormir|for|tiver|fizer|ficar|quiser|a gente)|caso|senão
    só quando|desde que|a não ser`),
  foreign:
    patternOf(`‹(?:she|he|her|his|the|loves?|likes?|and|my|with|is|has|ella|él|le|les|gustan?|los|las|muy|su|y|elle
    |aime|et|und|liebt)›`),
  sameAge:
    patternOf(String.raw`‹(?:gême[oa]s|trigême[oa]s|mesma idade|(?:os dois|as duas|amb[oa]s|el[ae]s) (?:têm|fazem
    |fizeram|completam|estão fazendo) \d+)›`),
  draft: 'Me contaram que {it}.',
  gentleDraft: 'Estou pensando em você, e trouxe um abraço bem quentinho.',
  mustNot: portugueseMustNot,
}
