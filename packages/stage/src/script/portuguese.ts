import { portugueseMustNot } from './portuguese-must-not.ts'
import { anyOf, whole, wordsOf } from './any-of.ts'
import type { Language, Pronouns } from './details.ts'
import { portugueseRequests } from './portuguese-requests.ts'
import { personOf, turnClause, turnNamed, yours } from './portuguese-turn.ts'
import { JOINT, ONE } from './marker.ts'
import { isVerb, people, singularOf, subject } from './portuguese-words.ts'

const after = (words: string) =>
  words.replace(/^(?:(?:também|já|sempre|ainda|muito|agora|até|não|nunca|só|se) )+/i, '')
const startsWithVerb = (words: string) => {
  const first = after(words).split(/[ ,]/)[0] ?? ''
  return isVerb(first) || singularOf(first) !== undefined
}
const namedOne = new RegExp(`^(?:[ao] )?${ONE} `, 'i')

/** A thing without “de” or “sobre” before it: “do escuro” is “o escuro”. */
const bare = (words: string, child: Pronouns) =>
  words
    .replace(/^(?:sobre |de )/i, '')
    .replace(/^d(?=[ao]s? )/i, '')
    .replace(/^(?=(?:mãe|avó|vó|tia|madrinha)(?!\p{L}))/iu, child === 'p' ? 'a ' : 'sua ')
    .replace(/^(?=(?:pai|avô|vô|tio|padrinho)(?!\p{L}))/iu, child === 'p' ? 'o ' : 'seu ')
    // “fala pra eles cuidarem”: what they are asked to do.
    .replace(/^((?:se )?\p{L}+[aei]r)em(?!\p{L})/iu, '$1')

/** How parents write in Portuguese. */
export const portuguese: Language = {
  repairs: [
    [/ & /g, ' e '],
    [/(?<!\p{L})vc(?!\p{L})/giu, 'você'],
    [/(?<!\p{L})q(?!\p{L})/giu, 'que'],
    [/(?<!\p{L})mto(?!\p{L})/giu, 'muito'],
    [/(?<!\p{L})mta(?!\p{L})/giu, 'muita'],
    [/(?<!\p{L})tb[mn]?(?!\p{L})/giu, 'também'],
    [/(?<!\p{L})(?:ta|tá|esta)(?= (?:\p{L}+ndo|com)(?!\p{L}))/giu, 'está'],
    [
      /(?<=(?:aprendendo|aprendeu|começou) a (?:fal|nad|and|cant|toc|escrev|com|danç|pul)[ae])(?=$| )/giu,
      'r',
    ],
    [/(?<=(?:aprendendo|aprendeu|começou) a )l[eê](?=$| )/giu, 'ler'],
    [/(?<!\p{L})pq(?!\p{L})/giu, 'porque'],
    [/(?<!\p{L})n(?= (?:gosta|usa|quer|fala|tem))/giu, 'não'],
    [/(?<!\p{L})nao(?!\p{L})/giu, 'não'],
    [/(?<!\p{L})aniversario(?!\p{L})/giu, 'aniversário'],
    [/(?<!\p{L})irmaozinho(?!\p{L})/giu, 'irmãozinho'],
    [/(?<!\p{L})mamae(?!\p{L})/giu, 'mamãe'],
    [/(?<!\p{L})trovao(?!\p{L})/giu, 'trovão'],
  ],
  noise:
    /^(?:(?:por favor|favor|pfv|também|e|ah|oi|olá|obs|então|talvez)(?!\p{L})[ ,]*)+|[ ,]*(?<!\p{L})(?:k{2,}|(?:rs)+|(?:ha){2,}h?|por favor|pfv|(?:muito )?obrigad[oa]|valeu|bjs)$/giu,
  joints: /,? (?:e|mas|porque|então) |, (?:e )?|; /iu,
  startsClause: (words) =>
    startsWithVerb(words.replace(subject.test(words) ? subject : namedOne, '')) ||
    /^(?:por favor|favor|fera em|craque em|não (?:fal|coment|mencion|cit)|fal[ae]|diga|diz|peça|pede|email|e-mail) ?/iu.test(
      words,
    ),
  runOn:
    /(?<=\p{L}{2} (?<!(?<!\p{L})(?:que|quando|porque|se|onde|e|como|enquanto|até|antes|depois|pra|para|com|sem|de|por|ama|adora|chama|lembre|lembra|mas|a|o|diz|fala|ajuda|incentive|incentiva|muito) ))(?=el[ae] (?:é|ama|adora|gosta|tem|está|vai|sabe|\p{L}+ou) )/iu,
  own: anyOf(
    'o|a|os|as|e|de|do|da|que|com|para|pra|ela|ele|dela|um|uma|é|ama|gosta|adora|não|muito|mais|na|no|seu|sua',
  ),
  foreign: anyOf(
    'she|he|her|his|the|loves?|likes?|and|my|with|ella|él|le|les|gustan?|los|las|muy|su|y|elle|aime|et|und|liebt',
  ),
  private: [
    [
      'contact',
      /@|https?:|www\.|\.com(?!\p{L})|(?<!\p{L})(?:telefone|celular|whatsapp|zap|e-?mail|insta(?:gram)?|tiktok|facebook|me liga|meu número|número de contato)(?!\p{L})|(?:\d[\s().-]*){8,}/iu,
    ],
    [
      'birth',
      /(?<!\p{L})(?:nasceu|nascid[oa]|data de nascimento|nascimento)(?!\p{L})|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b(?:19|20)\d\d\b/iu,
    ],
    ['contact', /(?<!\p{L})(?:cpf|rg|documento)(?!\p{L})|\d{3}[.-]\d{3}/iu],
    ['money', /R?\$|(?<!\p{L})(?:reais|dinheiro|paguei|pagou|preço|caro|valor|reembolso)(?!\p{L})/iu],
    [
      'address',
      /(?<!\p{L})(?:mora(?:mos)? (?:n[ao]|em)|moro|rua|avenida|av\.?|endereço|bairro|condomínio|apto|apartamento \d|cep|travessa|alameda)(?!\p{L})/iu,
    ],
    [
      'school',
      /(?<!\p{L})(?:escola|colégio|creche|escolinha|instituto|centro educacional) (?:municipal|estadual|particular|santa?|são|\p{Lu})|(?<!\p{L})(?:[Ee]studa (?:n[ao]|em)|(?:[Pp]rof(?:a|essor[a]?)?|[Tt]ia da escola) \p{Lu}|turma d[ao])/u,
    ],
    ['surname', /(?<!\p{L})(?:nome completo|sobrenome|nome inteiro)(?!\p{L})/iu],
  ],
  silence:
    /(?<!\p{L})(?:(?:não|nunca|jamais|sem|nem) (?:precisa |pode |é pra |é para |quero que |vale )?(?:(?:fal(?:a|e|em|ar|ando)|diga|dizer|coment(?:a|e|em|ar)|mencion(?:a|e|em|ar)|cit(?:a|e|em|ar)|cont(?:a|e|em|ar)|toc(?:ar|a|que)|lembr(?:a|e|ar))(?: (?:pra|para) el[ae])?(?: nada)?)|evit(?:a|e|ar)(?: falar)?(?: o assunto| o tema)?|nada sobre|sem (?:falar|menção)) (?:sobre |d[aeo]s? |n[ao]s? |em |que )?(?:[ao]s? )?(?<topic>[^,.;]+?)(?= mas |,|;|$)/iu,
  silenceOfBefore:
    /(?<!\p{L})(?:não|nunca) (?:precisa )?(?:fal|coment|mencion|cit|cont|promet)\p{L}*(?: (?:isso|disso|nisso))?$|(?<!\p{L})é (?:uma )?(?:surpresa|segredo)/iu,
  stopWords: wordsOf(
    'que com para por uma dela dele ela ele isso sobre nada não mais pra dos das nos nas seu sua favor',
  ),
  sorrow: anyOf(
    'morr(?:eu|eram)|falec(?:eu|eram)|falecid*|falecimento|morte|luto|enterro|velório|partiu|virou (?:uma )?estrel*|foi pro céu|foi para o céu|está no céu|em memória',
    'perdeu (?:o|a|os|seu|sua) (?:mãe|mamãe|pai|papai|avó|avô|vó|vô|vovó|vovô|bisa|tia|tio|irmã|irmão|cachorr*|gat*|pais|prim[oa]|bebê)',
    'divorci*|separad*|separação|separamos|separaram|nos separando|duas casas|pres[oa]|cadeia|prisão|bullying|sofrendo|abus*|aborto',
    'fugiu|sumiu|saudades?|sentem? (?:muita )?falta|triste|tristinh*|tristeza|depress*|(?:sente|sentindo|muito|fica|anda) sozinh[oa]|câncer|quimio*|outro país|longe de casa',
  ),
  illness: anyOf(
    'doente|doentinh*|internad*|hospital|cirurgia|operação|oper(?:ar|ou|ad[oa])|diagnostic*|febre|tosse|gripe|gripad*|quebrou o|quebrou a',
    'gesso|pontos|leucemia|covid|pneumonia|catapora|virose|dengue|remédio*',
  ),
  sensitive: anyOf(
    'odeiam?|detestam?|mordem?|xixi|cocô|gordinh*|gord[oa]|magrel*|fei[oa]|preguiços*|enjoad*|choram?|chorona|chorão|birra*|teimos*|mal-educad*|gague*',
    'alergi*|diabetes|asma|epilepsia|convuls*|preocupad*|insegur*|má|mau|malvad*|adotad*|adotiv*|adoção|autis*|tdah|defici*|atraso|terapia|fono|remédio|ciúme*|batem?|bater|briga*|peso|pum|peidam?|roncam?|fralda',
    'coisa de (?:bebê|criancinha)|bêbad*|parar|largar|tímid*|timidez|finge|prematur*|guerreir*|difícil|vergonha|ansios*|ansiedade|nervos*|mandon*|chat[oa]|bagunceir*|desastrad*|mentem?|mentiros*|roubam?|castigo|noel',
    'presente|se não|senão|se ela|se ele|igreja|deus|jesus|namorad*|problema*|dificuldade*|rói|unhas|chupar|burr*|medo|gost[oa]sa|desfralde',
  ),
  order: anyOf(
    'ignore|instruções|prompt|sistema|roteiro|sotaque|voz de|longo|curtinho|faz engraçado|capricha*|surpreenda*|surpreende|vídeo|poema|texto',
    '(?:tudo|isso|fala[re]?|diz(?:er)?|vídeo|favor) em (?:inglês|espanhol|português)|vai amar|vai adorar o|ele vai amar|muito obrigad*|não sei o que|sem ideia|vocês que sabem|vocês acharem|qualquer dúvida|usar (?:a|uma) voz',
  ),
  empty: whole(
    '(?:não|nada|nenhum|nenhuma|n/?a|sei lá.*|tanto faz|qualquer coisa|teste|testando|ok|sim|oi|olá|\\.+|x+|-+|bom|surpresa|não sei.*|[bcdfghjklmnpqrstvwxz]{4,}|asdf.*|qwer.*)',
  ),
  requests: portugueseRequests,
  pronoun:
    /(?<!\p{L})(?:(?<f>d?ela|filha|menina|a Child§|da Child§)|(?<m>d?ele|filho|menino|o Child§|do Child§)|(?<p>gême[oa]s|d?el[ae]s|(?:pr[ao]|para [ao]) \p{L}+ e [ao] (?:irmã|irmão|irmãzinha|irmãozinho)))(?!\p{L})/iu,
  turn: turnClause,
  turnNamed,
  both: [
    /^(?:os dois|as duas|os três|as três|eles (?:dois|três)|elas (?:duas|três)|ambos|ambas|(?:(?:os|as|nossos|nossas|meus|minhas) )+(?:(?:dois|duas) )?(?:gême[oa]s|filh[oa]s|filhinh[oa]s|menin[oa]s|pequen[oa]s|crianças|irmãos|irmãs))(?= \p{L})/iu,
    'eles',
  ],
  single: /(?<!\p{L})[dn]?el[ae](?!\p{L})/iu,
  sameAge:
    /(?<!\p{L})(?:gême[oa]s|trigême[oa]s|mesma idade|(?:os dois|as duas|ambos|ambas|el[ae]s) (?:têm|fazem|fizeram|completam|estão fazendo) \d+)(?!\p{L})/iu,
  mayBeOther: (before, clause, child) => personOf(before) === child && subject.test(clause),
  turnWords: (words, child) => bare(yours(words, child), child),
  subjectOf(clause) {
    const said = (subject.exec(clause) ?? namedOne.exec(clause))?.[0].trim()
    if (said !== undefined) return said
    const [who = ''] =
      /^(?:[ao]s? )?\p{L}+(?: e (?:[ao]s? )?\p{L}+)?(?= \p{L}+(?:a|am|e|em|ou|eu|iu|á|ão|êm)(?!\p{L}))/iu.exec(
        clause,
      ) ?? []
    return who !== '' && people.test(who.replace(/ e .*/i, '')) ? who : ''
  },
  join: (first, second) =>
    `${first}${JOINT}${/^vocês? /.test(first) ? second.replace(/^vocês? /, '') : second}`,
  mustNot: portugueseMustNot,
  stray:
    /(?<!\p{L})(?:eu|me|meu|minha|meus|minhas|comigo|nós|nosso|nossa|nossos|conosco|ela|elas|hers|vamos|estamos|somos|temos|kkk+)(?!\p{L})|[@=¤]|\p{L}{2}[sdnlr]x(?!\p{L})/iu,
}
