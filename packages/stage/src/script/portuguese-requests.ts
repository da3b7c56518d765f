import { whole } from './patterns.ts'
import type { Language } from './details.ts'
import { kin } from './portuguese-words.ts'

const child = '(?:el[ae]s?|(?:[ao] )?Child§|vocês?)'
const toChild = `(?:(?:pr[ao]|para|a|com) ${child} |${child} )?`
const stating =
  '(?:favor |por favor |se (?:puder|puderem|der) )*(?:fal(?:a|em?|ar)|digam?|diz|dizer|cont(?:a|em?|ar)|lembr(?:a|em?|ar)|avis(?:a|em?|ar)|coment(?:a|em?|ar)|mencion(?:a|em?|ar)|cit(?:a|em?|ar)|reforç(?:a|em?|ar))'
const inviting =
  '(?:favor |por favor |se (?:puder|puderem|der) )*(?:fal(?:a|em?|ar)|digam?|diz|dizer|ped(?:e|ir)|peçam?|lembr(?:a|em?|ar)|incentiv(?:a|em?|ar)|convid(?:a|em?|ar)|ajud(?:a|em?|ar)|estimul(?:a|em?|ar)|encoraj(?:a|em?|ar))'

/** What a child can be asked to do: “tem que mudar de escola” is no wish. */
const habits =
  '(?:escovar|comer|dormir|arrumar|guardar|estudar|ler|ajudar|dividir|obedecer|ouvir|escutar|tomar|beber|lavar|treinar|praticar|tentar|experimentar|provar|cuidar|acreditar|continuar|fazer|respeitar|aprender|lembrar|pentear|emprestar)'

/** What parents ask the character to do. The first that fits is taken. */
export const portugueseRequests: Language['requests'] = [
  [
    whole(
      `(?:por favor )?(?:dá|dar|dê|dêem|deem) (?:uma |um )?(?:força|forcinha|apoio|incentivo|moral|toque|atenção)(?: .*)?`,
    ),
    'done',
  ],
  [whole(`(?:são |os dois são |nossos )?(?:gême[oa]s|trigême[oa]s|irmãos)`), 'done'],
  [
    whole(
      `${stating} ${toChild}(?:(?:que|pra|para) )?(?:${child} )?não (?:precisa )?(?:ter|tenha|sentir) (?:mais )?medo (d[aeo]s? .+)`,
    ),
    'fear',
  ],
  [
    whole(
      `(?:${child} )?(?:ainda )?(?:tem |sente |morre de |anda com |está com )?(?:um pouco de |muito |um poco de |um pouquinho de |pavor |bastante )?medo ((?:d[aeo]s? ).+)`,
    ),
    'fear',
  ],
  [
    whole(
      `(?:${child} )?(?:já |está |vai )?(?:fez|faz|fazer|fazendo|tem) (?:\\d+|\\p{L}+) an(?:os?|inhos?)(?: (?!que(?!\\p{L})).*)?`,
    ),
    'done',
  ],
  [whole(`${stating} ${toChild}que (.+)`), 'clause'],
  [
    whole(
      `(?:você )?(?:pode|podem|poderia|poderiam) (?:falar|dizer|contar|brincar|zoar|comentar|mencionar) ${toChild}que (.+)`,
    ),
    'clause',
  ],
  [
    whole(`pergunt(?:a|em?|ar) (?:${toChild})?se .+ piada((?!.* (?:o dia|tod[ao]|sempre)(?!\\p{L})).*)`),
    'joke',
  ],
  [
    whole(
      `(?!ajuda a )${inviting} ${toChild}(?:pr[ao]|para|de|a|que) (?!não |parar|deixar|largar)((?:se )?\\p{L}+r(?:em)?(?: .+)?)`,
    ),
    'wish',
  ],
  [
    whole(
      `${inviting} (?:pr[ao]|para) ${child} (?!não |parar|deixar|largar)((?:se )?\\p{L}+[aei]r(?:em)?(?: .+)?)`,
    ),
    'wish',
  ],
  [whole(`${stating} ${toChild}((?:(?:[ao] )?(?:${kin})|a gente|${child}|todo*|toda*) .+)`), 'clause'],
  [whole(`(?:${child} )?(?:precisa|tem que|deve) (?=${habits}(?!\\p{L}))(.+)`), 'wish'],
  [
    whole(
      `(?:favor |por favor )?(?:fal(?:a|em?|ar)|coment(?:a|em?|ar)|mencion(?:a|em?|ar)|cit(?:a|em?|ar)|pergunt(?:a|em?|ar)) (?:${toChild})?((?:sobre|d[aeo]s?|[ao]s?) (?!.*vocês).+)`,
    ),
    'about',
  ],
  [
    whole(
      `(?:dê |dar |dá |mand(?:a|em?|ar) )?(?:os )?parabéns,? (?:(?:a|pr[ao]|para) )?${child},? (?:que|porque|pois) (.+)`,
    ),
    'clause',
  ],
  [
    whole(
      `${inviting} ${toChild}(?:(?:pr[ao]|para|de|a|que) )?(?:${child} )?(?:não |parar de |deixar de )(?:bater|morder|chutar|empurrar|beliscar|brigar) (?:n|com )([ao]s? .+)`,
    ),
    'wish',
    'tratar {it} com carinho',
  ],
  [
    whole(
      `(?:${inviting} ${toChild}(?:(?:pr[ao]|para|que) )?(?:${child} )?)?(?:não|nunca|jamais) (?:desistir|desista|desiste)(?: .*)?`,
    ),
    'wish',
    'continuar tentando',
  ],
  [
    whole(
      `(?:${stating} ${toChild}(?:pr[ao] |para |que )?)?continu(?:e|a|ar) ((?:sendo|\\p{L}+ndo|assim).*)`,
    ),
    'wish',
    'continuar {it}',
  ],
  [
    whole(
      `(?:favor |por favor )?(?:desej(?:a|em?|ar)|dar|dê) (?:a ${child} |pr[ao] ${child} |para ${child} )?(?:muita )?(?:boa sorte|sorte|sucesso) ((?:n[ao]s?|em|pr[ao]|para|com) .+)`,
    ),
    'luck',
  ],
  [
    whole(
      `(?:favor |por favor )?(?:dê|dar|dá|mand(?:a|em?|ar)) (?:os )?parabéns (?:(?:a|pr[ao]|para) ${child} )?((?:por|pel[ao]s?) .+)`,
    ),
    'congratulation',
  ],
  [whole(`(?:parabenize|parabenizar) (?:${child} )?((?:por|pel[ao]s?) .+)`), 'congratulation'],
  [
    whole(
      `(?:favor |por favor )?(?:mand(?:a|em?|ar)|dê|dar|dá) (?:um |uns )?(?:oi|alô|beijos?|beijinho|abraços?) (?:também )?((?:pr[ao]s?|para [ao]s?|ao|à) (?!Child§|el[ae]$).+)`,
    ),
    'hello',
  ],
  [
    whole(
      `(?:desej(?:a|em?|ar)|dar|dê) (?:um )?(?:feliz aniversário|parabéns|feliz natal) (?:d[ao]s?|em nome d[ao]s?) (.+)`,
    ),
    'kiss',
  ],
  [
    whole(
      `(?:(?:um )?(?:muitos |mil |um grande )?(?:beijos?|beijinhos?|beijão|abraços?|abração|carinho|amor)(?: e (?:beijos?|abraços?))?,? (?:d[ao]s?|de) |com (?:todo o |muito )?(?:amor|carinho),? (?:d[ao]s? )?)((?:${kin}|toda a família|família|seus pais)(?: .+)?)`,
    ),
    'kiss',
  ],
  [
    whole(
      `(?:desej(?:a|em?|ar)|dar|dê|mand(?:a|em?|ar)) (?:um |os |muito )?(?:feliz .+|parabéns.*|oi .+|beijo .+|abraço .+)`,
    ),
    'done',
  ],
  [
    whole(`(?:favor |por favor )?cant(?:a|em?|ar) (?:uma |um )?(?:música|musiquinha|canção|parabéns)(.*)`),
    'song',
  ],
  [
    whole(
      `(?:favor |por favor )?(?:cont(?:a|em?|ar)|faz(?:er)?|faça) (?:um |uma )?piada((?!.* (?:o dia|tod[ao]|sempre)(?!\\p{L})).*)`,
    ),
    'joke',
  ],
  [
    whole(
      `(?:todo mundo|todos|a gente|a família|nós|os amigos|a vovó|o vovô) (?:só )?(?:chamam?|chamamos) (?:${child} )?(?:carinhosamente )?de (\\p{L}+)`,
    ),
    'nickname',
  ],
  [whole(`(?:[oa] )?apelido(?: del[ae])?(?: é|:) ?(\\p{L}+)`), 'nickname'],
  [
    whole(
      `(?:${child} )?(?:gosta|adora|ama|prefere) (?:de |que )?(?:ser chamad[oa]|chamem) (?:${child} )?(?:de )?(\\p{L}+)`,
    ),
    'nickname',
  ],
  [
    whole(
      `(?:${child} )?é (?:[oa] |noss[oa] |minha |meu |tud[oa] )*(?:amor|luz|alegria|tesouro|mundo|vida|presente|razão|sol|pr[ao]|para)(?: .*)? (?:noss[oa]s?|minha|meu|gente|nós|mim|família|casa)(?: .*)?`,
    ),
    'love',
    'tem gente aí em casa que ama [você|vocês] mais que tudo',
  ],
  [
    whole(
      `((?:(?:[ao]s? )?(?:${kin}|toda a família|família)(?: (?!mand|envi)\\p{L}+)?(?: e |, )?)+) (?:mandam?|mandaram|mandou|enviam?) (?:(?:um|uns|uma|a|muitos?|mil|grande|seu) )*(?:beij|abraç|benç|bênç)\\p{L}*(?: .*)?`,
    ),
    'kiss',
  ],
  [
    whole(
      `(?:eu )?(?:chorei|me emocionei|choramos|a gente chorou) (?:muito |de alegria )?(?:quando|no dia em que) (${child} .+)`,
    ),
    'joy',
  ],
  [whole(`d[aeo]s? ((?:${kin}|família)(?: .+)?)`), 'kiss'],
  [
    whole(
      `(?:(?:muito|tanto|um|que|grande|enorme|cheios? de) )*orgulho (?:d(?:el[ea]s?|a Child§|o Child§)|de vocês?)(?: .*)?`,
    ),
    'love',
    'alguém aí de casa tem muito orgulho de [você|vocês]',
  ],
  [
    whole(
      `(?:eu )?(?:tenho|temos|a gente tem|nós temos|sinto) (?:(?:muito|tanto|um|grande|enorme) )*orgulho(?: .+)?`,
    ),
    'love',
    'alguém aí de casa tem muito orgulho de [você|vocês]',
  ],
  [
    whole(
      `(?:eu |nós )?(?:te )?(?:amo|amamos|a gente (?:te )?ama)(?: (?:muito|tanto|demais))*(?: ${child})?(?: (?:muito|demais|tanto|como|mais|minha|meu|filh).*)?`,
    ),
    'love',
    'tem gente aí em casa que ama [você|vocês] demais',
  ],
  [
    whole(
      `(?:nós )?(?:vamos|a gente vai) ((?:pr[ao]s?|para|viajar|acampar|ao|à|ganhar|visitar|conhecer) .+)`,
    ),
    'soon',
    '[você vai|vocês vão] {it}',
  ],
]
