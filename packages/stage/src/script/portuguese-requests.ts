import { whole } from './any-of.ts'
import type { Language } from './details.ts'

const child = '(?:el[ae]s?|(?:[ao] )?Child§|vocês?)'
const toChild = `(?:(?:pr[ao]|para|a|com) ${child} |${child} )?`
const stating =
  '(?:favor |por favor )?(?:fal(?:a|e|ar)|diga|diz|dizer|cont(?:a|e|ar)|lembr(?:a|e|ar)|avis(?:a|e|ar)|coment(?:a|e|ar)|mencion(?:a|e|ar)|cit(?:a|e|ar)|reforç(?:a|e|ar))'
const inviting =
  '(?:favor |por favor )?(?:fal(?:a|e|ar)|diga|diz|dizer|ped(?:e|ir)|peça|lembr(?:a|e|ar)|incentiv(?:a|e|ar)|convid(?:a|e|ar)|ajud(?:a|e|ar)|estimul(?:a|e|ar)|encoraj(?:a|e|ar))'

/** What parents ask the character to do. The first that fits is taken. */
export const portugueseRequests: Language['requests'] = [
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
  [whole(`(?:${child} )?(?:já |está |vai )?(?:fez|faz|fazer|fazendo|tem) \\d+ an(?:os?|inhos?)`), 'done'],
  [whole(`${stating} ${toChild}que (.+)`), 'clause'],
  [
    whole(
      `${inviting} ${toChild}(?:pr[ao]|para|de|a|que) (?!não |parar|deixar|largar)((?:se )?\\p{L}+r(?:em)?(?: .+)?)`,
    ),
    'wish',
  ],
  [
    whole(
      `${inviting} (?:pr[ao]|para) ${child} (?!não |parar|deixar|largar)((?:se )?\\p{L}+[aei]r(?:em)?(?: .+)?)`,
    ),
    'wish',
  ],
  [
    whole(
      `${stating} ${toChild}((?:a mam*|o pap*|mam*|pap*|a gente|${child}|todo*|toda*|a avó|o avô|a vov*|o vov*|vov*) .+)`,
    ),
    'clause',
  ],
  [whole(`(?:${child} )?(?:precisa|tem que|deve) (?!parar|deixar|ser |ter )(\\p{L}+r .+)`), 'wish'],
  [
    whole(
      `(?:favor |por favor )?(?:fal(?:a|e|ar)|coment(?:a|e|ar)|mencion(?:a|e|ar)|cit(?:a|e|ar)|pergunt(?:a|e|ar)) (?:${toChild})?((?:sobre|d[aeo]s?|[ao]s?) .+)`,
    ),
    'about',
  ],
  [
    whole(
      `(?:favor |por favor )?(?:desej(?:a|e|ar)|dar|dê) (?:a ${child} |pr[ao] ${child} |para ${child} )?(?:muita )?(?:boa sorte|sorte|sucesso) ((?:n[ao]s?|em|pr[ao]|para|com) .+)`,
    ),
    'luck',
  ],
  [
    whole(
      `(?:favor |por favor )?(?:dê|dar|dá|mand(?:a|e|ar)) (?:os )?parabéns (?:(?:a|pr[ao]|para) ${child} )?((?:por|pel[ao]s?) .+)`,
    ),
    'congratulation',
  ],
  [whole(`(?:parabenize|parabenizar) (?:${child} )?((?:por|pel[ao]s?) .+)`), 'congratulation'],
  [
    whole(
      `(?:favor |por favor )?(?:mand(?:a|e|ar)|dê|dar|dá) (?:um |uns )?(?:oi|alô|beijos?|beijinho|abraços?) (?:também )?((?:pr[ao]s?|para [ao]s?|ao|à) (?!Child§|el[ae]$).+)`,
    ),
    'hello',
  ],
  [
    whole(
      `(?:desej(?:a|e|ar)|dar|dê) (?:um )?(?:feliz aniversário|parabéns|feliz natal) (?:d[ao]s?|em nome d[ao]s?) (.+)`,
    ),
    'kiss',
  ],
  [
    whole(
      `(?:(?:um )?(?:muitos |mil |um grande )?(?:beijos?|beijinhos?|beijão|abraços?|abração|carinho|amor)(?: e (?:beijos?|abraços?))?,? (?:d[ao]s?|de) )((?:mam*|pap*|mãe|pai|vov*|vó|vô|avó|avô|tia|tio|dind*|titi*|madrinha|padrinho|toda a família|família|seus pais)(?: .+)?)`,
    ),
    'kiss',
  ],
  [
    whole(
      `(?:desej(?:a|e|ar)|dar|dê|mand(?:a|e|ar)) (?:um |os |muito )?(?:feliz .+|parabéns.*|oi .+|beijo .+|abraço .+)`,
    ),
    'done',
  ],
  [
    whole(`(?:favor |por favor )?cant(?:a|e|ar) (?:uma |um )?(?:música|musiquinha|canção|parabéns)(.*)`),
    'song',
  ],
  [whole(`(?:favor |por favor )?(?:cont(?:a|e|ar)|faz(?:er)?|faça) (?:um |uma )?piada(.*)`), 'joke'],
  [
    whole(
      `(?:todo mundo|todos|a gente|a família|nós|os amigos|a vovó|o vovô) (?:só )?(?:chamam?|chamamos) (?:${child} )?(?:carinhosamente )?de (\\p{L}+)`,
    ),
    'nickname',
  ],
  [whole(`(?:[oa] )?apelido (?:del[ae] )?(?:é|:) ?(\\p{L}+)`), 'nickname'],
  [
    whole(
      `(?:eu )?(?:chorei|me emocionei|choramos|a gente chorou) (?:muito |de alegria )?(?:quando|no dia em que) (${child} .+)`,
    ),
    'joy',
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
      `(?:eu |nós )?(?:amo|amamos|te amo|a gente ama)(?: (?:muito|tanto|demais))*(?: ${child})?(?: (?:muito|demais|tanto).*)?`,
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
