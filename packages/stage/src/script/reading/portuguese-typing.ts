import { CHILD, ONE } from './marker.ts'
import { kin, pets, topicList } from './portuguese-words.ts'
import { pairsOf, patternOf, wordsOf } from './words.ts'

const typed = pairsOf(`
vc=você vcs=vocês q=que mto=muito mt=muito mta=muita tb=também tbm=também pq=porque ta=está tá=está tô=estou eh=é
td=tudo hj=hoje qdo=quando ngm=ninguém nd=nada niver=aniversário bjo=beijo bjs=beijos n=não nao=não pra=para
pros=para_os p/=para c/=com mae=mãe irma=irmã irmao=irmão ballet=balé msg=mensagem sao=são vao=vão sdds=saudades
vovo=vovó`)
/** What is typed without its accents, as things are. */
const accented = wordsOf(`
você também ninguém só até já aí mamãe irmãs avós bebê água férias aniversário dançar cabeça começou inglês português
pé três incrível ótimo parabéns vídeo gêmeos beijão coração vovô amanhã fã irmãos irmãozinho irmãzinha médico cirurgia
braço`)
const bare = (word: string) => word.normalize('NFD').replaceAll(/[\u0300-\u036F]/g, '')

/** How Portuguese is typed on a phone, and what it stands for. */
export const spelling: ReadonlyMap<string, string> = new Map([
  ...[...accented, ...topicList].map((word): [string, string] => [bare(word), word]),
  ...typed,
])

export const repairs: readonly (readonly [RegExp, string])[] = [
  [patternOf(`^((?:[ao] )?${ONE}) ?[:,-] ?`), '$1 '],
  [
    patternOf(
      `^(?:[ao] |noss[oa] |minha |meu )?${CHILD} ?[:,=-] ?(?=(?:ela|ele|ama|adora|gosta|é|tem|está|já)›)`,
    ),
    '',
  ],
  [patternOf('(‹(?:o|do|ao|pro|no|meu|seu) )vovó›', 'gi'), '$1vovô'],
  [/(^| )(ama|adora|muito|super)(?:,? \2)+(?![a-zà-ɏ])/gi, '$1$2'],
  [/([a-zà-ɏ])\1{2,}/gi, '$1'],
  [/(gostam?(?: muito| demais)?) de ([ao]s? )/gi, '$1 d$2'],
  [/(^| )(d?)el[ea](?:\([ao]\)| ?\/ ?el[ea])/gi, `$1$2${CHILD}`],
  [/ & | \+ /g, ' e '],
  [/(^| )esta (?=[a-zà-ɏ]+ndo(?![a-zà-ɏ])|com |muito |super )/gi, '$1está '],
  [/(aprend(?:eu|endo|eram) a (?:fal|nad|and|cant|toc|danç|pul|jog|desenh)a)(?=$| )/gi, '$1r'],
  [/,? (?:quando crescer|viu|né|pfv|se der|se puder(?:em)?|se possível|por favor|obrigad[oa])(?=$|,)/gi, ''],
  [/,? (?:especialmente|principalmente|sobretudo) /gi, ', '],
  [patternOf(`(‹(?:${kin}|${pets})(?: del[ae])?), (?:[oa] )?([A-ZÀ-Þ][a-zà-ɏ]+),?(?= |$)`, 'g'), '$1 $2'],
]

const days = '(?:(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|sábado|domingo)'
const months = '(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)'
const span =
  '(?:dias?|semanas?|mês|meses|anos?|semestre|fim de semana|final de semana|fds|verão|férias|manhã|tarde|noite)'
export const passing = patternOf(
  String.raw`,? ?‹(?:(?:n?d?[eo]ss[ae]s?|n?d?est[ae]s?|n?[ao]) (?:mesm[ao] |próxim[ao] |últim[ao] )?(?:${span}|${days}
    |${months})(?: passad[ao]| que vem| que passou| agora| mesmo)|n?d?[eo]?s[st][ae]s? (?:mesm[ao] |próxim[ao] 
    |últim[ao] )?(?:${span}|${days})|n[ao] (?:próxim[ao]|últim[ao]|mesm[ao]) (?:${span}|${days})|${span} passad[ao]
    |n?[ao] ${days}(?: que vem| passad[ao]| à tarde| de manhã| à noite|$)|n[ao] ${days}(?= |,|$)(?! série| vez| fase
    | posição)|anteontem|ontem|hoje|(?:depois de )?amanhã|outro dia|há pouco|(?:há|faz|tem
    |daqui a) (?:\S+ ){1,2}${span}(?: atrás)?|\S+ ${span} atrás|(?:desde|até|em|no mês de|no fim de) ${months}|(?:no 
    |o )?dia \d{1,2}(?: de ${months}| do mês que vem)?|em \d{1,2} de ${months}|às \d{1,2}\S*|no (?:fim|final|começo
    |início) d[oe] (?:ano|mês)|recentemente)(?=$|[ ,])`,
  'gi',
)

export const courtesy = patternOf(
  String.raw`^(?:(?:por favor|pfvr?|também|e|ah|oi(?=,|!)|olá|obs|então|daí|aí|talvez|gente(?=,)|bom|bem(?=,)|enfim
    |mas|ps|se (?:puder(?:em)?|der)|(?:você|vocês|pode|podem|poderiam?|dá para|tem como|queria|quero|gostaria|adoraria
    |favor|nãoesque[cç]\S+|de|que|muito| )+(?= (?:fal|diz|dig|cont|ped|mand|mencion|cant|d[aáê]|desej|lembr|incentiv
    |cit|coment|pergunt))|hoje|ontem|n?ess[ae] (?:semana|mês|ano)|semana passada|(?:no )?(?:mês|ano) passado
    |tod[oa]s? (?:[oa]s )?(?:noites?|dias?|manhãs?|tardes?)(?= )|agora(?= (?:el[ae]|está|já|ama|adora)))(?:[ ,:!]+|$))`,
)
