import type { Listener } from '../details.ts'
import { portugueseMustNot } from '../portuguese-must-not.ts'
import type { Language } from './language.ts'
import { CHILD } from './marker.ts'
import { portugueseDelicate } from './portuguese-delicate.ts'
import { portugueseLexicon, yourOf } from './portuguese-lexicon.ts'
import {
  portugueseGraveIllness,
  portugueseIllness,
  portugueseLonging,
  portugueseSensitive,
  portugueseSorrow,
} from './portuguese-sensitive.ts'
import { childShapes, listShape, otherShapes, people, phrase, requestShapes } from './portuguese-shapes.ts'
import { courtesy, passing, repairs, spelling } from './portuguese-typing.ts'
import { isOfOne, isPresent, isTopic, kin, pets, seemsPast } from './portuguese-words.ts'
import { STARTER_LINES } from '../starters.ts'
import { anyOf, isCapital, LETTER, patternOf, wordsOf } from './words.ts'

const childWords = `(?:filh(?:inh)?[oa]s?|pequen[oa]|menin[oa]s?|garot(?:inh)?[oa]|princesa|
  príncipe|anjinho|bebê|criança|
  crianças|net(?:inh)?[oa]s?|rapazinho|mocinh[oa]|caçula|
  sobrinh[oa]|afilhad[oa]|enteado|gêmeos|gêmeas|guria?)`
const ownChild = `(?:[oa]s? )?(?:minhas?|meus?|noss[oa]s?|ess[ea]|est[ea])
  (?: [^ ]+)?? ${childWords}(?: (?:mais velh[oa]|
  mais nov[oa]|do meio|amad[oa]))?|[oa] (?:menin[oa]|pequen[oa])`
const subject = (words: string, the: string) =>
  patternOf(`^(?:(?:${words}|(?:${the} )?${CHILD}|${ownChild})(?: também)?,?) `)
const requestVerb =
  patternOf(String.raw`^(?:por favor|favor|fal[ae]m?|falar|diz|digam?|dizer|cont[ae]m? (?:para|
    que)|contar|ped[ei]r?|peçam?|
    lembr[ae]r?m?|mand[ae]r?m?|desej[ae]r?m?|parab[eé]n\S*|
    incentiv\S+|evit\S+|não (?:fal|cont|coment|mencion|cit|diz|dig|toq|toc|precisa fal|é para)\S*|
    cant[ae]m? (?:para|uma|parabéns)|pergunt[ae]m?|mencion\S+|coment\S+|sem (?:falar|citar|mencionar)|
    cham[ae] el[ae])›`)
const verb = patternOf(String.raw`^(?:(?:não|já|também|sempre|ainda|agora|só|se|finalmente|até|nunca|
    muito|super) )*(?:ama|adora|gosta|curte|
    prefere|é|foi|era|está|tem|têm|tinha|vai|vão|querem?|sabem?|
    consegue|pode|faz|perdeu|perderam|ganhou|amam|adoram|gostam|são|foram|estão|aprendendo|tímid\S+|doid\S+|
    louc\S+|apaixonad\S+|fã|fera|craque|manda|mandam|odeia|detesta|quebrou|caiu|
    sente|fica|ficou|anda|usa|come|dorme|vive|mora|nasceu|teve|fugiu|morreu|chora|chorou|amo|amamos|te amo|com medo|
    um pouco|meio|sem )›`)
const firstPerson = patternOf(`^(?:não |já |te |só |também )*[${LETTER}]{2,}(?:amos|emos|imos)›`)
const parent =
  /^(?:eu|nós|a gente|me|nos|meu (?:marido|pai|irmão)|minha (?:esposa|mãe|irmã|sogra)|meus (?:pais|sogros)) /i
const person = patternOf(
  `^(?:elas?|eles?|isso|todo mundo|todos|alguém|tem gente)›|^(?:(?:o|a|os|as|um|uma|seu|sua|seus|suas|meu|minha|
  nosso|nossa|toda|todo|outro|outra) )+[${LETTER}]|^(?:${kin}|(?:${pets})s?)›`,
)
const named = patternOf(
  String.raw`^(?:[oa] )?[A-ZÀ-Þ][a-zà-ɏ]+ (?:é|está|tem|ama|adora|vai|já|diz|mand|
    gosta|toca|joga|[a-zà-ɏ]+(?:ou|eu|
    iu)(?![a-zà-ɏ]))`,
  '',
)
const theirVerb = patternOf(
  `^(?:(?:o|a|os|as|seu|sua|nosso|nossa|minha|meu) (?:[${LETTER}]+ ){1,3}?|
  (?:${kin}) (?:e .{2,20} )?)(?:[A-ZÀ-Þ][a-zà-ɏ]+ )?(?:é|são|está|
  se chama|chama|tem|ama|amam|adora|mora|foi|faz|morreu|vai|manda|mandam|disse|diz|sempre|também|
  [${LETTER}]{2,}(?:ou|eu|iu))›`,
  '',
)
const firstOf = (words: string) =>
  words.replace(/^(?:(?:também|já|sempre|ainda|agora|não|nunca|se|até|muito|só) )+/i, '').split(/[ ,]/)[0] ??
  ''
const isVerb = (words: string) => {
  const first = firstOf(words)
  return (
    verb.test(words) ||
    requestVerb.test(words) ||
    (!isCapital(first) && !isTopic(first) && (isPresent(first) || seemsPast(first)))
  )
}
const kinBefore = patternOf(
  `(?:^|[ ,])(?:${kin}|amig[oa]s?)(?: d?el[ea]s?)?(?:(?:,| e)? [A-ZÀ-Þ][a-zà-ɏ]+)*$`,
)
const kinAfter = patternOf(
  `^(?:(?:o|a|os|as|seu|sua|toda|todos|nossa) )*(?:${kin}|amig[oa]s?|turma|todo mundo)›`,
)

function toChild(before: string, slot: string, listener: Listener): string {
  const said = portugueseLexicon.turned(before.trim(), listener).replace(/ del[ae]s?(?= |$)/g, '')
  return `{you} ${said} ${slot}`.replaceAll(/ +/g, ' ').trim()
}

const thing = String.raw`([a-zà-ɏ-]+(?: (?:nov|favorit|preferid|vermelh|amarel|rox)[oa]s?)?)`
const tail = '(?= (?:[A-ZÀ-Þ]|(?:e|ou|em|no|na|com|para|todo|toda|sempre|é|que|quando|depois|enquanto)›)|,|$)'

const things = (whose: string) =>
  patternOf(
    `(?:‹(?:d|n|pel)?(os?|as?|um|uma|seu|sua) |‹(?:de|e|com|em|joga|brinca|toca|faz|desenha|pinta|jogando) |, |^)
    ${thing}(?:( ${whose}›),?( [A-ZÀ-Þ][a-zà-ɏ]+)?|${tail}( [A-ZÀ-Þ][a-zà-ɏ]+)?)`,
    'g',
  )
const thingsOf = { f: things('dela'), m: things('dele'), n: things('del[ea]'), p: things('del[ea]s') }
const isPet = new RegExp(`^(?:${pets})s?$`)
const isSentence = patternOf('‹(?:ama|adora|é|está|tem|manda|gosta|com)›')

const not = '(?:não|nunca|nem) (?:(?:é para|precisam?|podem?|quero que) )*'
const toWhom = '(?:(?:para|a|com|pro) )?(?:el[ae]s?|[ao] child§|child§|ninguém)'
const that = `(?: (?:isso|disso|nisso|isto|nada|ainda|hein|viu|por favor|pelo amor de deus|${toWhom}))*`
/** “Don't say it”: of what stands around it. */
const ofAll = `[${LETTER}]*${that}(?=$|[,!.]| (?:e|mas|que|porque|pois|pelo) )`

/** How parents write in Portuguese. */
export const portuguese: Language = {
  ...portugueseLexicon,
  spelling,
  repairs,
  courtesy,
  passing,
  both: [
    patternOf(
      `(^|, | e )(?:os dois|as duas|os três|as três|el[ea]s (?:dois|duas|três)|amb[oa]s|(?:(?:os|as|nossos|nossas|
      meus|minhas) )+(?:dois |duas )?(?:gême[oa]s|filh(?:inh)?[oa]s|menin[oa]s|pequen[oa]s|crianças|irmãos|
      irmãs))(?= [${LETTER}])`,
    ),
    '$1eles',
  ],
  plainStart: patternOf(
    String.raw`^(?:Am[ao]|Ador[ao]|Gost[ao]|Fal[ae]|Diz|Dig[ao]|Mand[ae]|Beij\S+|Abraç\S+|Parabéns|Boa|Feliz|Apelido|
      Hobb\S+|Temos|Cont[ae]|Mamãe|Papai|Vov[óô]|Pai|Mãe|Cor|Comida|Todo|Muito|Super|Que|Orgulho|
      [A-ZÀ-Þ][a-zà-ɏ]+(?:ou|eu|iu|ndo))(?![A-Za-zÀ-ɏ§])`,
    '',
  ),
  joints: patternOf(
    String.raw`,? (?:e também|e aí|e|mas|porém|só que|porque|pois|então|enquanto|que|quando|daí|embora|apesar de|
    além de|&|\+) |,\s*|\s*[;:()—–]\s*|\s+-+\s+|
    \s(?=(?:ela|ele) (?:é|ama|adora|gosta|tem|está|ta|tá|vai|sabe|já|também|faz|toca|joga|brinca|aprendeu|
    quer) )`,
    'gi',
  ),
  strongJoint: /mas|porém|só que|porque|pois|enquanto|embora|apesar|além|[;()—–]|\s-/i,
  startsClause(words) {
    if (/^(?:vem|passou)(?:[ ,]|$)/.test(words)) return false
    const rest = words.replace(/^(?:el[ea]s?|(?:[ao] )?(?:child§|one\d§)) /i, '')
    return (
      isVerb(rest) ||
      parent.test(words) ||
      firstPerson.test(words) ||
      theirVerb.test(words) ||
      (rest !== words && /(?:[aeiouáéíóú]|m)$/.test(firstOf(rest)))
    )
  },
  joinsPeople: (before, after) => kinBefore.test(before) && kinAfter.test(after) && !isSentence.test(before),
  subjects: {
    f: subject('ela', 'a'),
    m: subject('ele', 'o'),
    n: subject('x§', '[oa]'),
    p: subject('el[ea]s(?: dois| duas)?|os dois|as duas', '[oa]s?'),
  },
  parent: patternOf(`${parent.source}|${firstPerson.source}`),
  verbs: isVerb,
  others: { test: (text) => person.test(text) || named.test(text) },
  requestShapes,
  childShapes,
  otherShapes,
  listShape,
  reported: patternOf(
    String.raw`^(?:fal[ae]r?m?|diz|diga|digam|dizer|cont[ae]r?m?|lembr[ae]r?m?|reforc[ae]r?|coment[ae]r?|mencion[ae]r?|
    avis[ae])(?: (?:(?:para|pra|pro|a) )?(?:elas?|eles?|[ao] child§|child§))? (?:sempre )?que (?=\S)`,
  ),
  lovesChild: /^(?:muito )?(?:amam?|adoram?) (?:muito )?el[ea]s?(?: (?:demais|muito))?$/i,
  isLoved: 'tem gente aí em casa que ama muito {you}',
  toChild,
  isOfOthers(rest, { child }) {
    const first = firstOf(rest).toLowerCase()
    const isMany = /^(?:amam|adoram|gostam|são|têm|vão|estão|curtem|foram)$/.test(first) || !isOfOne(first)
    return isVerb(rest) && (child === 'p') !== isMany
  },
  ofOne: patternOf('‹[dn]?el[ea]›'),
  ofOthers: patternOf('‹(?:d?el[ea]s?|eu|meu|minha|nós|a gente|me)›'),
  withSelf: /^vocês? .* (?:com|para|por|sobre|ensinou|ajuda|e) vocês?(?: |$)/,
  achieved: patternOf(
    String.raw`^\{you\} (?:(?:já|também|finalmente|agora|sempre|é\{M\}|
      até) ?)*(?!(?:viu|foi ao|deu|disse|assistiu|ouviu|
      tomou|passou mal|ficou|viajou|visitou|mexeu|olhou|usou|trocou|soltou)›)`,
    '',
  ),
  finish: (words, { child }) => {
    const isMany = child === 'p'
    const plural = new Map([
      ['é', 'são'],
      ['está', 'estão'],
      ['vê', 'veem'],
      ['tem', 'têm'],
    ])
    const forms = new Map([
      ['you', isMany ? 'vocês' : 'você'],
      ['m', isMany ? 'm' : ''],
      ['yourF', 'a sua'],
      ['yourM', 'o seu'],
    ])
    return words
      .replaceAll(/(é|está|vê|tem)\{M\}/g, (_, one: string) => (isMany ? (plural.get(one) ?? one) : one))
      .replaceAll(/\{(\w+)\}/g, (whole, key: string) => forms.get(key) ?? whole)
  },
  mentioned(clause, isChilds, { child }) {
    const all = clause.matchAll(thingsOf[child])
    for (const [, article = '', what = '', own, name, other] of all) {
      const [noun = ''] = what.split(' ')
      const isOwn = own !== undefined || article.startsWith('s')
      if (
        !isTopic(noun) ||
        (!isOwn && (!isChilds || isPet.test(noun) || article === 'uma' || article === 'um'))
      )
        continue
      const your = isOwn ? ` ${yourOf(/^(?:os?|as?)$/.test(article) ? article : '', noun)}` : ''
      const the = /^(?:os?|as?)$/.test(article)
        ? article
        : isOwn
          ? `${your.includes('sua') ? 'a' : 'o'}${your.endsWith('s') ? 's' : ''}`
          : 'e'
      const isTheirs = child === 'p' && isOwn
      return `d${the}${isTheirs ? '' : your} ${what}${isTheirs ? ' de vocês' : ''}${name ?? other ?? ''}`
    }
    return undefined
  },
  unsafeToMention: anyOf(`
      não|nunca|nem|nada|sem|quer*|vai|vão|vamos|ganhar|compr*|dar|demos|deu|próxim[oa]|falt*|perd*|quebr*
      velh[oa]|acab*|termin*|deix*|parou|sum*|estrag*|tomou|lev*
      porque|como|difícil|últim[oa]|festa|ped*|esper*|sonh*|saudade*|mas|cancel*|tir*|só|disse|diz|acha|fala|mora
      depois|antes|ca[ií]*|escorreg*|tromb*|irmã*|amig*`),
  delicate: portugueseDelicate,
  starters: STARTER_LINES.pt,
  started: {
    learned: '{you} já sabe{m} {it}',
    loves: '{you} adora{m} {it}',
    expects: '{you} está{M} esperando {it}',
    fears: '{it}',
    hello: '{it}',
  },
  people,
  phrase,
  pronouns: patternOf(
    '‹(?:(?<p>d?el[ea]s|gême[oa]s)|(?<f>d?ela|nela|filh(?:inh)?a|menina|net(?:inh)?a|sobrinha|afilhada|' +
      'd?a child§)|(?<m>d?ele|nele|filh(?:inh)?o|menino|net(?:inh)?o|sobrinho|afilhado|d?o child§))›',
  ),
  othersBefore: {
    f: anyOf(
      'mãe|mamãe|avó|vovó|vó|bisa|ti[ta]*a|irmã|irmãzinha|prim*a|madrinha|dinda|amig*a|professora|' +
        'prof|gata|gatinha|cachorr*a|boneca|esposa|vizinha|menina|babá|ela',
    ),
    m: anyOf(
      'pai|papai|avô|vovô|vô|biso|tio|titio|irmão|irmãozinho|prim*o|padrinho|dindo|amig*o|professor|' +
        'prof|gato|gatinho|cachorr*o|marido|vizinho|menino|ele',
    ),
    n: anyOf('pais|avós'),
    p: anyOf('pais|avós|irmãos|irmãs|tios|tias|primos|primas|amigos|amigas|colegas'),
  },
  private: [
    [
      'contact',
      patternOf(
        String.raw`\S@|@\S|https?:|www\.|\.com›|‹(?:telefone|celular (?:é|d)|whats*|
          zap|e-?mail|insta(?:gram)?|tiktok|
          facebook|discord|me liga|meu número|contato|cpf|rg|cep)›|(?:\d[\s().-]*){8,}|\d{3}[.-]\d{3}`,
      ),
    ],
    [
      'birth',
      patternOf(
        String.raw`‹(?:nasceu (?:em|n[ao]s?|dia|às?|aos|de|com)|nascid[oa]|nascimento)
          ›|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|
          (?:19|20)\d\d(?!\d)|‹(?:aniversário|faz anos)(?: del[ae])? (?:(?:é|no|em) )*(?:dia )?\d`,
      ),
    ],
    [
      'money',
      patternOf(
        String.raw`\$|‹(?:reais|dinheiro|pag(?:uei|ou|amos)|preço|car[oa]|valor|reembolso|desconto|pix|cupom)›`,
      ),
    ],
    [
      'address',
      patternOf(
        String.raw`‹(?:mora(?:m|mos|ndo)?|moro|viv(?:e|em|emos)
          ) (?:com [^,]* )?(?:n[ao]|em|aqui|lá)›(?! (?:cima|casa|
          família|paz|volta|festa))|‹(?:rua [^,]|avenida|endereço|bairro|condomínio|apto|apartamento \d|
          travessa|
          alameda)`,
      ),
    ],
    [
      'school',
      patternOf(
        String.raw`‹(?:colégio|instituto) (?!nov|d[aeo]|grande|com|sem|em|n[ao] |tod|
          que|e )[a-zà-ɏ]{3}|‹estuda (?:em|
          n[ao] (?:colégio|escola))›|‹turma d[ao] (?:\d|tia|prof)`,
      ),
    ],
    [
      'school',
      patternOf(
        String.raw`(?:^|[^A-Za-zÀ-ɏ])(?:[Ee]scol(?:inh)?a|[Cc]olégio|[Cc]reche|
          [Ii]nstituto|CMEI|EMEI) (?:[Mm]unicipal|
          [Ee]stadual|[Pp]articular|[Ss]anta?|[Ss]ão|[A-ZÀ-Þ])|(?:[Pp]rof(?:a|essora?)?|[Pp]r[ôó]|
          [Tt]ia da escola|[Ee]studa n[ao]|turma d[ao]) [A-ZÀ-Þ]`,
        '',
      ),
    ],
    ['surname', /nome (?:completo|inteiro)|sobrenome/i],
  ],
  silence: patternOf(String.raw`‹(?:(?:não|nunca|jamais|nem) (?:(?:é para|precisam?|podem?|vale|
      devem?|(?:quero|queremos|gostaria|
      gostamos) que|para|vocês?|el[ae]|o personagem) )*(?:fal(?:a|e|em|ar|ando|arem|assem?)|dig(?:a|am)|diz|dizer|
      (?:coment|mencion|cit|cont|lembr|revel|us)(?:a|e|em|ar)|toc(?:ar|a|quem?)|toqu(?:e|em)|pergunt(?:ar|e|em|a)|
      inclu(?:a|am|ir)|brinqu(?:e|em)|puxar|entr(?:e|em|ar) n)(?: (?:(?:para|pro|a|com) )?(?:el[ae]s?|ninguém|
      [ao] child§|child§))?(?: nada)?|
      evit(?:a|e|em|ar)(?: (?:falar|mencionar|citar|comentar|tocar|usar))?|nada (?:sobre|de falar|de piada*|
      de brincadeira*)|sem (?:falar|menção|mencionar|citar|comentar|tocar|contar)|(?:fujam?|longe) do assunto|
      deix(?:a|e|em) (?:de fora|de lado|quieto))(?: (?:sobre|[nd]?o assunto|o tema|a palavra))?(?<topic>.*)`),
  silenceOfAll: anyOf(String.raw`
    (?:festa|festinha|viagem|visita|passeio)(?: de aniversário)? surpresa
    (?:é|será|vai ser|por ser|fazer|de|em|uma|um|grande) (?:surpresa|segredo)|segredo|shh+|psiu|guard* segredo
    não estrag*|sem (?:ninguém|el[ae]) saber|ainda não sabe
    (?:ninguém|nem) (?:sabe|sabem|sonha|imagina|desconfia)
    não (?:sabe|sabem|sonha|imagina|desconfia)(?: ainda)?(?=$|[,.]| (?:que|e|mas|de nada|disso|d[ao])›)
    não (?:contamos|contei|falamos|falei|dissemos|avisamos)
    ${not}(?:fal|cont|coment|mencion|cit)${ofAll}
    ${not}(?:diz|dig|toc|toqu|lembr|revel)${ofAll}`),
  stopWords: wordsOf(`
    você vocês ser para por ainda também então hein viu fala fale falem falar falando conta conte contem contar
    comenta comente mencionar menciona mencione cita citar diz diga digam dizer toca toque toquem lembra lembrar
    assunto tema palavra coisa coisas surpresa segredo sabe sabem saber amor deus pelo ama adora gosta hoje ano dia
    vez casa filha filho menina menino criança child nome vídeo feliz aniversário natal beijo abraço bem bom boa
    grande novo nova tudo todo toda todos obrigada evitar evite evitem amigo amiga coração sonha imagina fazer fez
    deixa dar deu gostaria quero precisa favor mais já aos uns one muito uma pra bom lá`),
  sorrow: portugueseSorrow,
  longing: portugueseLonging,
  illness: portugueseIllness,
  graveIllness: portugueseGraveIllness,
  sensitive: portugueseSensitive,
  dear: patternOf(`‹(?:${kin}|${pets}|amig[oa]|professora?)›`),
  instruction: anyOf(String.raw`
      ignore|instruções|prompt|roteiro|sotaque|voz de|muito longo|curtinho
      fa(?:z|ça|çam) (?:um |uma )?(?:vídeo|mensagem|poema|engraçad*|rir|sorrir|(?:el[ae]) (?:rir|sorrir|feliz))
      capric*|surpreend*|entra na (?:brincadeira|onda)|[ou]m? vídeo|vídeos? de vocês|poema
      em rimas?|com rimas?|usar? (?:a|uma) voz|(?:tudo|falar?e?|dizer|favor) em (?:inglês|espanhol|português)
      sej(?:a|am) (?:bem )?(?:engraçad|carinhos|fof|breve|delicad)*|o personagem`),
  covered: patternOf(
    String.raw`^(?:(?:(?:el[ae]s?|(?:[ao] )?child§|noss[oa] \S+) )?(?:(?:vai |está |
      acabou de )?(?:faz|fazer|fazendo|fez|
      completa|completar|completando|completou|tem|têm|com) )?
      (?:\d{1,2}|um|dois|três|quatro|cinco|seis|sete|oito|nove|dez) (?:anos?|aninhos|meses)(?: e meio)?|
      feliz (?:aniversário|natal|páscoa|dia das crianças)|
      (?:hoje )?(?:é )?(?:o )?aniversário(?: .{3,8})?|parabéns|boa sorte|melhoras|(?:muito )?obrigad[oa].*|
      (?:el[ae] )?vai (?:amar|adorar|ficar (?:muito )?feliz).*|não|nada|
      nenhuma?|n\/?a|sei lá.*|tanto faz|qualquer coisa|testando|teste|ok|sim|oi|olá|bom|surpresa|não sei.*|
      sem ideia.*|vocês que sabem|o que vocês acharem.*|
      (?:[ao] )?child§|asdf.*|qwer.*|[bcdfghjklmnpqrstvwxz]{4,})(?:,? child§)?$`,
  ),
  condition: anyOf(
    'se (?:el[ae]s?|vocês?|não|der|puder|comer|dormir|for|tiver|fizer|ficar|quiser|a gente)|caso|senão|' +
      'só quando|desde que|a não ser',
  ),
  foreign: patternOf(
    '‹(?:she|he|her|his|the|loves?|likes?|and|my|with|is|has|ella|él|le|les|gustan?|los|las|muy|su|y|' +
      'elle|aime|et|und|liebt)›',
  ),
  sameAge: patternOf(
    String.raw`‹(?:gême[oa]s|trigême[oa]s|mesma idade|(?:os dois|as duas|amb[oa]s|el[ae]s) (?:têm|fazem|fizeram|
      completam|
      estão fazendo) \d+)›`,
  ),
  draft: 'Me contaram que {it}.',
  gentleDraft: 'Estou pensando em você, e trouxe um abraço bem quentinho.',
  mustNot: portugueseMustNot,
}
