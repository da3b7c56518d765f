import { CHILD, ONE } from './marker.ts'
import { kin, pets } from './portuguese-words.ts'
import { pairsOf, patternOf, wordsOf } from './words.ts'

const typed = pairsOf(`
  vc=você vcs=vocês q=que mto=muito mt=muito mta=muita mtos=muitos tb=também tbm=também tbem=também pq=porque ta=está
  tá=está tava=estava tô=estou eh=é td=tudo tds=todos hj=hoje qdo=quando qnd=quando ngm=ninguém nd=nada
  niver=aniversário aniver=aniversário bjo=beijo bjs=beijos bjos=beijos n=não nao=não ñ=não pra=para pras=para_as
  pros=para_os p/=para c/=com mae=mãe irma=irmã irmao=irmão ballet=balé msg=mensagem estao=estão sao=são vao=vão
  sdds=saudades vovo=vovó num=num`)
/** What is typed without its accents. */
const accented = wordsOf(`
  você também ninguém só até já aí mamãe mães irmãs avós bebê água música músicas matemática história histórias férias
  aniversário família dança dançar abraço abraços cabeça começou começar judô karatê inglês português café pé pés três
  mágica príncipe óculos fácil difícil incrível ótimo ótima parabéns vídeo colégio gêmeos gêmeas beijão avião caminhão
  coração leão tubarão vulcão dragão balão violão macarrão robô herói vôlei natação ginástica apresentação coleção vovô
  titio árvore unicórnio pokémon amanhã manhã fã irmãos irmãozinho irmãzinha médico cirurgia braço`)
const bare = (word: string) => word.normalize('NFD').replaceAll(/[\u0300-\u036F]/g, '')

/** How Portuguese is typed on a phone, and what it stands for. */
export const spelling: ReadonlyMap<string, string> = new Map([
  ...[...accented].map((word): [string, string] => [bare(word), word]),
  ...typed,
])

const days = '(?:(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|sábado|domingo)'
const months = '(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)'
const span =
  '(?:semanas?|mês|meses|ano|semestre|bimestre|fim de semana|final de semana|fds|feriado|verão|inverno|férias)'
const some = String.raw`(?:(?:uns|umas|uma?|dois|duas|três|poucos|alguns|algumas|mais ou menos|\d+) )*`
/** When something was or will be. */
export const passing = patternOf(
  String.raw`,? ?‹(?:(?:agora |logo |já )?(?:n?d?[eo]ss[ae]s?|n?d?est[ae]s?) (?:mesm[ao] |próxim[ao] |últim[ao] )?
  (?:${span}|dias?|manhã|tarde|noite|${days}|${months})(?: (?:passad[ao]|que vem|agora|mesmo))?
  |(?:n?[ao] )?(?:próxim[ao] |últim[ao] |mesma )?${span} (?:passad[ao]|que vem|que passou|retrasad[ao])
  |n[ao] (?:próxim[ao]|últim[ao]|mesm[ao]) (?:${span}|${days})
  |(?:n?[ao] )?${days} (?:que vem|passad[ao]|agora|à tarde|de manhã|à noite)|n[ao] ${days}(?= |,|$)(?! (?:série|vez
  |fase|posição))|anteontem|ontem(?: à noite)?|hoje(?: de manhã| cedo| à noite)?|(?:depois de )?amanhã|outro dia
  |esses dias|agora há pouco|há pouco(?: tempo)?|(?:há|faz|tem|daqui a) ${some}(?:dias?|semanas?|mês|meses|anos?)
  (?: atrás)?|${some}(?:dias|semanas|meses|anos) atrás|(?:desde|a partir de|até|em|no mês de|no fim de|no começo de)
  ${months}|(?:no |o )?dia \d{1,2}(?: de ${months}| do mês que vem)?|em \d{1,2} de ${months}|às \d{1,2}(?:h\d*|:\d+)?
  |no (?:fim|final|começo|início) d[oe] (?:ano|mês)|recentemente|ultimamente)(?=$|[ ,])`,
  'gi',
)

/** The same where more than a word is needed. */
export const repairs: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^((?:[ao] )?${ONE}) ?[:,-] ?`, 'gi'), '$1 '],
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
  [/^((?:(?!fala|dize)[^])*?),? (?:por favor|obrigad[oa])$/i, '$1'],
  [/ & | \+ /g, ' e '],
  [/(^| )esta (?=[a-zà-ɏ]+ndo(?![a-zà-ɏ])|com |muito |super )/gi, '$1está '],
  [/(aprend(?:eu|endo|eram) a (?:fal|nad|and|cant|toc|escrev|danç|pul|jog|desenh)[ae])(?=$| )/gi, '$1r'],
  [/,? quando (?:crescer|for grande|crescerem)/gi, ''],
  [patternOf(',? (?:viu|né|pfv|se der|se puder(?:em)?|se possível)(?=$|,)', 'gi'), ''],
  [/,? (?:especialmente|principalmente|sobretudo) /gi, ', '],
  [patternOf(`(‹(?:${kin}|${pets})(?: del[ae])?), (?:[oa] )?([A-ZÀ-Þ][a-zà-ɏ]+),?(?= |$)`, 'g'), '$1 $2'],
  [/(^| )(é|são):/gi, '$1$2'],
  [/(\d+)\/(10|100)(?!\d)/g, '$1 de $2'],
]

/** What stands before a clause and says nothing of the child. */
export const courtesy = patternOf(
  String.raw`^(?:(?:por favor|favor(?= (?:fal|diz|dig|cont|mand|lembr|mencion))|pfvr?|também|e|ah|oi(?=,|!)|olá|obs
  |então|daí|aí|talvez|gente(?=,)|bom|bem(?=,)|tipo|enfim|mas|caramba|se (?:puder(?:em)?|der)|detalhe|ps|info
  |(?:(?:você|vocês) )?(?:pode|podem|poderia|poderiam|podia|podiam|dá para|tem como|queria|queríamos|quero|queremos
  |gostaria|gostaríamos|adoraria|não esque[cç]\S+)(?: (?:de|que (?:você|vocês|o personagem)|muito))*
  (?= (?:fal|diz|dig|cont|ped|mand|mencion|cant|d[aáê]|desej|lembr|incentiv|cit|coment|pergunt))
  |hoje|ontem|n?ess[ae] (?:semana|mês|ano)|semana passada|(?:no )?(?:mês|ano) passado|recentemente
  |tod[oa]s? (?:[oa]s )?(?:noites?|dias?|manhãs?|tardes?)(?= (?:el[ae]|[a-zà-ɏ]+ ))
  |agora(?= (?:el[ae]|está|já|ama|adora))|filh[oa](?=,))(?:[ ,:!]+|$))`,
)
