import { portugueseMustNot } from './portuguese-must-not.ts'
import { anyOf, whole, wordsOf, patternOf } from './patterns.ts'
import type { Language, Pronouns } from './details.ts'
import { portugueseRequests } from './portuguese-requests.ts'
import { portugueseRepairs, portugueseSpelling } from './portuguese-spelling.ts'
import { lasting, personOf, yours } from './portuguese-pronouns.ts'
import { topicOf } from './portuguese-topic.ts'
import { turnClause, turnNamed } from './portuguese-turn.ts'
import { isUnsure } from './portuguese-unsure.ts'
import { JOINT, ONE } from './marker.ts'
import { childWords, isVerb, kin, people, pets, singularOf, subject } from './portuguese-words.ts'

const after = (words: string) =>
  words.replace(/^(?:(?:também|já|sempre|ainda|muito|agora|até|não|nunca|só|se|hoje|depois) )+/i, '')
const startsWithVerb = (words: string) => {
  const first = after(words).split(/[ ,]/)[0] ?? ''
  return isVerb(first) || singularOf(first) !== undefined
}
/** What one is glad to have lost. */
const gladlyLost = String.raw`(?! (?:\S+ ){0,5}(?:dent|medo|vergonha|timidez|chupeta|rodinh|nenhum))`
const beloved = `(?:${kin}|cachorr*|gat*|amig*)(?: del[ae]| \\p{L}+)?`
/** Of the child: who says that grandma misses it speaks of love. */
const missing = String.raw`(?=saud)(?<!(?:${kin}|família|todos|mundo|gente|nós)(?: \p{L}+){0,4} )saudades?`

const namedOne = new RegExp(`^(?:[ao] )?${ONE} `, 'i')

/** A thing without “de” or “sobre” before it: “do escuro” is “o escuro”. */
const bare = (words: string, child: Pronouns) =>
  words
    .replace(/^(?:sobre |de )/i, '')
    // Where they live is nobody's business.
    .replace(/(?<=turma|família|galera|pessoal|amigos|todos) (?:de|em|do|da) [A-ZÀ-Þ].*$/u, '')
    .replace(/^d[ao]s? .*/i, (all) => all.replaceAll(/(?<=^| e | ou |, )d(?=[ao]s? )/gi, ''))
    .replace(/^(?=(?:mãe|avó|vó|tia|madrinha)(?![a-zà-ɏ]))/i, child === 'p' ? 'a ' : 'sua ')
    .replace(/^(?=(?:pai|avô|vô|tio|padrinho)(?![a-zà-ɏ]))/i, child === 'p' ? 'o ' : 'seu ')
    // “Da mamãe, do papai e da vovó”, after its first “da”.
    .replace(/^(?:mam|pap|mãe|pai|vov|v[óô] |ti[ao]|dind).*/i, (all) =>
      all.replaceAll(/(?<= e |, )d(?=[ao]s? )/gi, ''),
    )
    // “fala pra eles cuidarem”: what they are asked to do.
    .replace(/^((?:se )?[a-zà-ɏ]+[aei]r)em(?![a-zà-ɏ])/i, '$1')

/** How parents write in Portuguese. */
export const portuguese: Language = {
  spelling: portugueseSpelling,
  repairs: portugueseRepairs,
  noise:
    /^(?:(?:por favor|favor|pfv|pfvr|também|e|ah|oi|olá|obs|então|talvez|gente|bom|bem|tipo|enfim|mas|eita|nossa(?=,)|caramba|se (?:puder(?:em)?|der)|(?:(?:você|vocês) )?(?:pode|podem|poderia|poderiam|podia|podiam|dá pra|tem como|queria|quero|gostaria de|não (?:esquece|esqueçam|esqueça) de)(?= (?:falar|dizer|contar|pedir|mandar|mencionar|cantar|dar|desejar|lembrar|incentivar)(?![a-zà-ɏ]))|(?:[oa]s )?(?:gême[oa]s|crianças|meninos|meninas) ?:)(?![a-zà-ɏ])[ ,]*)+|[ ,]*(?<![a-zà-ɏ])(?:k{2,}|(?:rs)+|(?:ha){2,}h?|por favor|pfv|pfvr|(?:muito )?obrigad[oa]|infelizmente|palavras del[ae]|valeu|beijos|né|viu|seria (?:perfeito|ótimo|lindo|incrível|legal|maravilhoso|top)|(?:[ao]s? [a-zà-ɏ]+ )?que lutem?|sqn)$/gi,
  joints: /,? (?:e|mas|porque|então) |, (?:e )?|; /i,
  startsClause: (words, joint) =>
    (joint.includes(',') && /^(?:[ao]s? )?[a-zà-ɏ]+ (?:é|são|está|se chama) /i.test(words)) ||
    patternOf(`^(?:pr[ao]|para [ao]?) ?${ONE} \\p{L}+r(?= |$)`).test(words) ||
    startsWithVerb(words.replace(subject.test(words) ? subject : namedOne, '')) ||
    /^(?:por favor|favor|(?:não )?[a-zà-ɏ]{2,}mos|eu|nós|a gente|se (?:puder|der)|fera em|craque em|não (?:fal|coment|mencion|cit)|fal[ae]|diga|diz|peça|pede|desej[ae]|email|e-mail) ?/i.test(
      words,
    ),
  runOn:
    /(?<=[a-zà-ɏ]{2} (?<!(?<![a-zà-ɏ])(?:que|quando|porque|se|onde|e|como|enquanto|até|antes|depois|pra|para|com|sem|de|por|ama|adora|chama|lembre|lembra|mas|a|o|diz|fala|ajuda|incentive|incentiva|muito) ))(?=el[ae] (?:é|ama|adora|gosta|tem|está|vai|sabe|[a-zà-ɏ]+ou) )/i,
  native: anyOf(
    'o|a|os|as|e|de|do|da|que|com|para|pra|ela|ele|dela|um|uma|é|ama|gosta|adora|não|muito|mais|na|no|seu|sua',
  ),
  foreign: anyOf(
    'she|he|her|his|the|loves?|likes?|and|my|with|ella|él|le|les|gustan?|los|las|muy|su|y|elle|aime|et|und|liebt',
  ),
  private: [
    [
      'contact',
      /\S@|@\S|https?:|www\.|\.com(?![a-zà-ɏ])|(?<![a-zà-ɏ])(?:telefone|celular|whatsapp|zap|e-?mail|insta(?:gram)?|tiktok|facebook|me liga|meu número|número de contato)(?![a-zà-ɏ])|(?:\d[\s().-]*){8,}/i,
    ],
    [
      'birth',
      /(?<![a-zà-ɏ])(?:nasceu (?:em|n[ao]s?|dia|às?|aos|de|com)|nascid[oa]|data de nascimento|nascimento)(?![a-zà-ɏ])|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b(?:19|20)\d\d\b/i,
    ],
    ['contact', /(?<![a-zà-ɏ])(?:cpf|rg|documento)(?![a-zà-ɏ])|\d{3}[.-]\d{3}/i],
    ['money', /R?\$|(?<![a-zà-ɏ])(?:reais|dinheiro|paguei|pagou|preço|caro|valor|reembolso)(?![a-zà-ɏ])/i],
    [
      'address',
      /(?<![a-zà-ɏ])(?:mora(?:m|mos|ndo)? (?:com [^,]* )?(?:n[ao]|em)|viv(?:e|em|emos) (?:com [^,]* )?em(?! (?:cima|casa|família|paz|volta|festa))|moro|rua|avenida|av\.?|endereço|bairro|condomínio|apto|apartamento \d|cep|travessa|alameda)(?![a-zà-ɏ])/i,
    ],
    ['address', /(?<![A-Za-zÀ-ɏ])[Vv]ivem? (?:com .* )?n[ao] [A-ZÀ-Þ]/u],
    [
      'school',
      /(?<![a-zà-ɏ])(?:colégio|instituto) (?!nov|d[aeo]|grande|com|sem|em|n[ao] |tod|que|e )[a-zà-ɏ]{3}/i,
    ],
    [
      'school',
      /(?<![A-Za-zÀ-ɏ])(?:escola|colégio|creche|escolinha|instituto|centro educacional) (?:municipal|estadual|particular|santa?|são|[A-ZÀ-Þ])|(?<![A-Za-zÀ-ɏ])(?:[Ee]studa (?:n[ao]|em)|(?:[Pp]rof(?:a|essor[a]?)?|[Tt]ia da escola) [A-ZÀ-Þ]|turma d[ao] (?:[A-ZÀ-Þ\d]|tia|prof))/u,
    ],
    ['surname', /(?<![a-zà-ɏ])(?:nome completo|sobrenome|nome inteiro)(?![a-zà-ɏ])/i],
  ],
  silence:
    /(?<![a-zà-ɏ])(?:(?:não|nunca|jamais|sem|nem) (?:precisa |pode |é pra |é para |quero que |vale )?(?:(?:fal(?:a|e|em|ar|ando)|diga|dizer|coment(?:a|e|em|ar)|mencion(?:a|e|em|ar)|cit(?:a|e|em|ar)|cont(?:a|e|em|ar)|toc(?:ar|a|que)|lembr(?:a|e|ar))(?: (?:pra|para) el[ae])?(?: nada)?)|evit(?:a|e|ar)(?: falar)?(?: o assunto| o tema)?|nada sobre|sem (?:falar|menção)) (?:sobre |d[aeo]s? |n[ao]s? |em |que )?(?:[ao]s? )?(?<topic>[^,.;]+?)(?= mas |,|;|$)/i,
  silenceOfBefore:
    /(?<![a-zà-ɏ])(?:não|nunca|nem) (?:precisa )?(?:fal|coment|mencion|cit|cont|promet|diz|dig)[a-zà-ɏ]*(?: (?:isso|disso|nisso|nada|ainda|(?:pr[ao]|para|a|com) (?:el[ae]s?|(?:[ao] )?Child§|ninguém)))*(?=$|,| e | mas )|(?<![a-zà-ɏ])(?:festa|festinha|viagem|visita|presente|passeio)(?: de aniversário)? surpresa|(?<![a-zà-ɏ])vai ganhar .* (?:no|de|pro|pelo) (?:natal|aniversário)|(?<![a-zà-ɏ])é (?:uma )?(?:surpresa|segredo)|(?<![a-zà-ɏ])(?:(?:el[ea]s? )?(?:ainda )?não sabem?(?: ainda| de nada| disso)?(?=$|,| e | mas )|não (?:estrag|entreg)[a-zà-ɏ]*|(?:fazer|vai ser) (?:uma )?surpresa|ninguém sabe|não (?:contamos|anunciamos)|(?:nem|não) (?:sonha|desconfia|imagina|faz ideia)|sh+iu*(?![a-zà-ɏ])|^(?:é )?surpresa$)/i,
  stopWords: wordsOf(
    'gente está foi tem muito você vocês ser são vai vamos que com para por uma dela dele ela ele isso sobre nada não mais pra dos das nos nas seu sua favor',
  ),
  sorrow: anyOf(
    `papai do céu|com os anjos|anjinho no céu|uti|morr(?:eu|eram)|falec(?:eu|eram)|falecid*|falecimento|morte|luto|enterro|velório|${beloved} partiu|partiu (?:cedo|pra sempre|para sempre)|virou (?:uma )?estrel*|foi pro céu|foi para o céu|está no céu|em memória`,
    `alzheimer|demência|enchente|incêndio|foi embora|foram embora|perdemos|nas últimas|ano puxado|nunca achou|nunca achamos|perd(?:eu|eram)${gladlyLost}(?: \\S+){0,2} (?:${kin}|${pets}|amig*|bebê|casa|tudo|pan*|nan*|urs*)`,
    '(?:colegas?|meninos|meninas|outras crianças|turma|uns|umas)(?: \\p{L}+){0,3} (?:chamam?|xingam?|zoam?|riem?|zombam?|implicam?|excluem?|provocam?)|(?:xingam|zoam|implicam com|zombam|excluem) (?:d?el[ea]|d?a Child§)|ninguém (?:quis|quer|brinc*|sent*|gost*|fal*|convid*|cham*)|(?:chegou|veio|voltou|saiu|acordou|anda|fica) chorando|excluíd[oa]|zoad[oa]|xingad[oa]',
    'primeir[oa] (?:natal|aniversário|páscoa|férias|dia d[aeo]s? \\p{L}+) sem|atropelad[oa]|sacrificad[oa]|coração partido|arrasad[oa]|chor(?:a|ou|ando) (?:todo|toda|todos|todas|muito|na porta|na entrada|quando|pra ir|sempre)|fase difícil|momento difícil|(?:semana|mês|ano|tempo|dia) difícil|(?:semanas|meses|anos|tempos|dias) difíceis|não foi fácil|foi (?:muito )?difícil|sendo difícil',
    `divorci*|separad*|separando|(?:se|nos|vamos|vão) separar|separação|separamos|separaram|nos separando|duas casas|(?:está|foi|ficou|estava|${kin}) pres[oa]|cadeia|prisão|bullying|sofrendo|abus*|aborto`,
    `fugiu|sumiu|${missing}|sentem? (?:muita )?falta|triste|tristinh*|tristeza|depress*|(?:sente|sentindo|muito|tão|fica|(?<!já )anda) sozinh[oa](?! (?:até|pel[ao]|pr[ao]|de|sem))|câncer|quimio*|outro país|longe de casa`,
  ),
  illness: anyOf(
    'doent*|internad*|(?=hosp)(?<!(?:médic|enfermeir|trabalha|brinca).*)hospital|cirurgia|operação|oper(?:ar|ou|ad[oa])|diagn[oó]stic*|febre|tosse|grip*|quebr\\p{L}+ (?:\\S+ )?(?:braço|perna|pé|mão|ded|pulso|tornozelo|nariz|osso|cotovelo|joelho|dente)\\p{L}*',
    'gesso|(?:levou|com) (?:\\S+ )?pontos|leucemia|covid|pneumonia|catapora|virose|dengue|remédio*',
  ),
  sensitive: anyOf(
    `perd(?:eu|eram)${gladlyLost}`,
    '(?<!não )(?:ainda|usa|chupa|ama|adora|precisa|dorme|toma|quer)(?: \\p{L}+){0,4} (?:chupeta|bico|mamadeira|dedo|berço)',
    'vídeos? de vocês|se ach(?:a|ando)|quedinh*|come (?:feito|como|igual)|intoleran*|acha que .* (?:verdade|real)|repetiu o \\p{L}+ ano|repetiu de ano|apaixonad\\p{L}* por (?:um|uma) (?:menin*|colega|garot*)|paquer*|crush|dislexi*|síndrome|cadeirante|cadeira de rodas|surd[oa]|ceg[oa]|celíac*|não.binári*|trans|acha que (?:é|ficou|está)|mimad*|capet*|peste|pestinha|terrível|put[oa]|bost*|cachaça|divórcio|advogad*|dívida*|desempregad*|pobre|nojent*|piolho*|vomit*|diarreia|levou bronca|reprov*|recuperação|nota baixa|acidente',
    'espectro|mamadeira|tadinh[oa]|coitad*|babacas?|dermatite|coça|casar|diretoria|doador*|bumbum|banguela|veio d[aeo]s? \\p{L}+ com|só (?:come|bebe|dorme|quer(?! saber))|alisar|emagrecer|culto|louvor|missa|rez(?:a|ar)|ora(?:r|ção)|quem mais (?:o |a )?ama|mais (?:do )?que (?:ninguém|qualquer|todo mundo|o pai|a mãe)|tablet|celular|o dia (?:todo|inteiro) (?:no|na|jogando)|sutiã|guarda (?:compartilhada|dele|dela|d[ao] child§)',
    'odei*|odi(?:ou|ava)|detest*|mord*|xixi|cocô|gordinh*|magrel*|preguiços*|enjoad*|chor(?!ar)\\p{L}*|birr*|pirraç*|malcri*|grit(?:a|ou) com|teimos*|mal-educad*|gague*',
    `al[eé]rgi*|diabetes|asma|epilepsia|convuls*|preocupad*|insegur*|má|mau|malvad*|adot(?:ad*|iv*|amos|ei|aram)|adoção|autis*|tdah|defici*|atraso|terapia|fono|remédio|ciúme*|bat(?:em?|eu|er|ia)(?! (?:palmas?|bola|asas?|papo|.*recorde))|brig(?!ade)\\p{L}*|(?:empurr|chut|belisc|arranh|cusp|xing)\\p{L}+ (?:\\S+ )?(?:${kin}|irm|coleg|amig|menin|prof)\\p{L}*|peso|pum|peid*|arrot*|ronc*|bebe (?:muito|demais)|cansad*|fralda`,
    'coisa de (?:bebê|criancinha)|parar|largar|tímid*|timidez|finge|prematur*|guerreir*|difícil|vergonha|ansios*|ansiedade|nervos*|mandon*|bagunceir*|desastrad*|castigo|ment[ei]\\p{L}*|roub*|noel',
    'presente|se não|senão|se ela|se ele|igreja|deus|jesus|namorad*|problema*|dificuldade*|rói|unhas|chupar|medo|gost[oa]sa|desfralde',
  ),
  others: anyOf(`${kin}|irm*|amig*|professor*|${pets}|bicho*|d?el[ea]s?|nel[ea]`),
  grown: anyOf(
    'desfralde|desfraldou|desfraldad*|fraldas?|fraldinha|penico|peniquinho|troninho|privada|xixi|cocô|sec[oa] a noite',
    'chupetas?|bico|mamadeira|dedo|berço|(?:dorm*|dormiu) (?:sozinh[oa]|na (?:própria )?cama|no (?:próprio )?quarto)',
  ),
  notYet: anyOf(
    'fal[ae]|diz|diga|pede|mocinh[ao]|ajuda|troca|dá|irm*|bebê|gat[oa]|cachorr[oa]|bonec[ao]|mochila|ainda|não quer|não gosta|não consegue|não larga|recusa|escapa*|na roupa|na cama|na calça|medo|(?<!não )(?:usa|ama|adora|toma|quer)|precisa|difícil|odeia|só quer|chora*|chupa|morde',
  ),
  instruction: anyOf(
    'entra na (?:brincadeira|onda)|ignore|instruções|prompt|sistema(?! solar)|roteiro|sotaque|voz de|(?<!cabelo )longo|curtinho|faz engraçado|capricha*|surpreenda*|surpreende|(?<!por )(?<!de )vídeo|(?:faz|faça|façam|fazer|crie|recit[ae]|forma de) (?:um )?poema|texto',
    '(?:tudo|isso|fala[re]?|diz(?:er)?|vídeo|favor) em (?:inglês|espanhol|português)|vai amar|vai adorar o|ele vai amar|muito obrigad*|não sei o que|sem ideia|vocês que sabem|vocês acharem|qualquer dúvida|usar (?:a|uma) voz',
  ),
  empty: whole(
    '(?:não|nada|nenhum|nenhuma|n/?a|sei lá.*|tanto faz|qualquer coisa|teste|testando|ok|sim|oi|olá|\\.+|x+|-+|bom|surpresa|não sei.*|[bcdfghjklmnpqrstvwxz]{4,}|asdf.*|qwer.*)',
  ),
  ownChild: patternOf(
    String.raw`(?<!\p{L})(?:[ao] )?(?:minha|meu|nossa|nosso) (?:(?:${childWords}) )?(?:${childWords})(?!\p{L})`,
    'gi',
  ),
  requests: portugueseRequests,
  topic: topicOf,
  toOne: {
    wish: '{who}, sei que você consegue {it}',
    congratulation: '{who}, parabéns {it}',
    luck: '{who}, boa sorte {it}',
    fear: '{who}, você tem mais força do que {it}',
  },
  condition: /(?<![a-zà-ɏ])(?:se|caso|só quando|desde que) /i,
  withoutSubject: (clause) => clause.replace(subject, ''),
  pronoun:
    /(?<![a-zà-ɏ])(?:(?<f>d?ela|filha|menina|a Child§|da Child§)|(?<m>d?ele|filho|menino|o Child§|do Child§)|(?<p>gême[oa]s|d?el[ae]s|(?:pr[ao]|para [ao]) [a-zà-ɏ]+ e [ao] (?:irmã|irmão|irmãzinha|irmãozinho)))(?![a-zà-ɏ])/i,
  turn: turnClause,
  turnNamed,
  sameRequest: [
    patternOf(`^(?:pr[ao]|para [ao]?) ?${ONE} \\p{L}+r(?= |$)`),
    /^(?:por favor )?(?:fal(?:a|em?)|diz|digam?|pede|peçam?|lembr(?:a|em?))(?= )/i,
  ],
  both: [
    /(?:^|(?<=, | e ))(?:os dois|as duas|os três|as três|eles (?:dois|três)|elas (?:duas|três)|ambos|ambas|(?:(?:os|as|nossos|nossas|meus|minhas) )+(?:(?:dois|duas) )?(?:gême[oa]s|filh[oa]s|filhinh[oa]s|menin[oa]s|pequen[oa]s|crianças|irmãos|irmãs))(?= [a-zà-ɏ])/i,
    'eles',
  ],
  single: /(?<![a-zà-ɏ])[dn]?el[ae](?![a-zà-ɏ])/i,
  sameAge:
    /(?<![a-zà-ɏ])(?:gême[oa]s|trigême[oa]s|mesma idade|(?:os dois|as duas|ambos|ambas|el[ae]s) (?:têm|fazem|fizeram|completam|estão fazendo) \d+)(?![a-zà-ɏ])/i,
  mayBeOther: (before, clause, child) => personOf(before) === child && subject.test(clause),
  turnWords: (words, child) => bare(yours(lasting(words), child), child),
  subjectOf(clause) {
    const said = (subject.exec(clause) ?? namedOne.exec(clause))?.[0].trim()
    if (said !== undefined) return said
    const [who = ''] =
      /^(?:[ao]s? )?[a-zà-ɏ]+(?: e (?:[ao]s? )?[a-zà-ɏ]+)?(?: [a-zà-ɏ]+)??(?= [a-zà-ɏ]+(?:a|am|e|em|ou|eu|iu|á|ão|êm)(?![a-zà-ɏ]))/i.exec(
        clause,
      ) ?? []
    return who !== '' && people.test(who.replace(/ e .*/i, '')) ? who : ''
  },
  meansOther: (before, clause, child) =>
    // “Usa aparelho, é rosa”: of the thing before.
    (/^(?:é|era) /i.test(clause.replace(subject, '')) &&
      !/^(?:é|foi|era|está|tem) /i.test(before.replace(subject, ''))) ||
    (personOf(before) === child && /(?: (?:com|pra|para|por) | [dn])el[ae]$/i.test(clause)),
  report: (words, child) =>
    /^(?:[ao]s?|uma?|tod[ao]s?|tem) /i.test(words) && words.split(' ').slice(2).some(isVerb)
      ? { kind: 'fact', words: yours(words, child) }
      : undefined,
  isOfChild: (clause) =>
    subject.test(clause) ||
    startsWithVerb(clause) ||
    /^(?:uma? )?(?:menin[oa]|garot[oa]|criança)(?![a-zà-ɏ])/i.test(clause),
  cutShort:
    /\s(?:quase|meio|de novo|outra vez|é|são|foi|foram|será|está|n?[ao]s?|d[aeo]s?|em|à|ao|aos|às|e|ou|mas|que|com|sem|para|pr[ao]s?|por|pel[ao]s?|desde|até|um|uma|seu|sua|seus|suas)$/i,
  join: (first, second) =>
    `${first}${JOINT}${/^vocês? /.test(first) ? second.replace(/^vocês? /, '') : second}`,
  another: /(?<![a-zà-ɏ])[dn]?el[ae]s?(?![a-zà-ɏ])/i,
  isUnsure,
  mustNot: portugueseMustNot,
  stray:
    /(?<![a-zà-ɏ])(?:eu|me|meu|minha|meus|minhas|comigo|nós|nosso|nossa|nossos|conosco|ela|elas|vamos|estamos|somos|temos|kkk+)(?![a-zà-ɏ])|[@=¤]|[a-zà-ɏ]{2}[sdnlr]x(?![a-zà-ɏ])/i,
}
