import { CHILD, ONE } from './marker.ts'
import { pairsOf, wordsOf } from './patterns.ts'

const typed = pairsOf(
  'vc=você vcs=vocês q=que mto=muito mt=muito mta=muita mtos=muitos mtas=muitas tb=também tbm=também tbem=também pq=porque',
  'oq=o_que ta=está tá=está tava=estava tô=estou né= eh=é td=tudo tds=todos hj=hoje dps=depois qdo=quando qnd=quando',
  'ngm=ninguém msm=mesmo cmg=comigo nd=nada niver=aniversário aniver=aniversário bjo=beijo bjs=beijos bjos=beijos',
  'bjao=beijão',
)
/** What is typed without its accents. */
const accented = wordsOf(
  'você também ninguém só até já aí mamãe mãe mães irmã irmãs avós bebê água música músicas matemática história histórias',
  'férias ônibus aniversário família criança crianças dança dançar abraço abraços cabeça começou balé judô karatê inglês',
  'português café pé pés três próxima médico médica mágica mágico fantástico príncipe pássaro óculos fácil difícil incrível',
  'possível ótimo ótima parabéns vídeo vídeos colégio gêmeos gêmeas gênio saúde beijão',
)
const bare = (word: string) => word.normalize('NFD').replaceAll(/[\u0300-\u036F]/g, '')

/** How Portuguese is typed on a phone, and what it stands for; `_` is a blank. */
export const portugueseSpelling: ReadonlyMap<string, string> = new Map([
  ...typed,
  ...[...accented].map((word): [string, string] => [bare(word), word]),
])

/** The same where more than a word is needed. */
export const portugueseRepairs: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^((?:[ao] )?${ONE}) ?: ?`, 'gi'), '$1 '],
  [/(?<=(?<![a-zà-ɏ])(?:[dn]?o|pro|ao|pelo|meu|seu) )vovo(?![a-zà-ɏ])/gi, 'vovô'],
  [/(?<![a-zà-ɏ])vovo(?![a-zà-ɏ])/gi, 'vovó'],
  [/(?<![a-zà-ɏ])la(?= (?:em|n[ao]|de|d[ao]|pr[ao]|atrás|fora|dentro)(?![a-zà-ɏ])|$|,)/gi, 'lá'],
  [/(?<![\d/])(\d+)\/(10|100)(?= (?:n[ao]|em) )/g, '$1 de $2'],
  [/ (?:&|E) (?=[a-zà-ɏ])/g, ' e '],
  [/(?<![a-zà-ɏ])(ama|adora|muito|super)(?: \1)+(?![a-zà-ɏ])/gi, '$1'],
  [/^((?:a |o )?(?!coisas)[a-zà-ɏ]+ (?:favorit|preferid)[oa](?: del[ae])?) ?[:=] ?(?=[a-zà-ɏ])/gi, '$1 é '],
  [/ @ /g, ' em '],
  [/(?<=(?:vão|vai|pode|podem|deve) )está(?![a-zà-ɏ])/gi, 'estar'],
  [/([aeiouáéíóú])\1{2,}/gi, '$1'],
  [/(?<![a-zà-ɏ])([a-zà-ɏ][a-zà-ɏ ]{6,}?)(?:,? \1)+(?![a-zà-ɏ])/gi, '$1'],
  [/^Child§(?:[,:]|,? \d+ an(?:os|inhos)),? (?=[a-zà-ɏ])/gi, ''],
  [/^(?:tem )?\d+ an(?:os|inhos), (?=[a-zà-ɏ])/gi, ''],
  [/(?<= (?:de|em|com|por)|aprendendo) ?: ?/gi, ' '],
  [/(?<=gostam? )de ([ao]s? )/gi, 'd$1'],
  [/(?<=(?:el[ea]s|os dois|as duas|ambos|ambas) )(t|v)em(?![a-zà-ɏ])/gi, '$1êm'],
  [
    /(?<![a-zà-ɏ])(?:queria|gostaria|queríamos|adoraria) que (?:vocês? )?(fal|cont|mand|cant|lembr|desej|mencion|incentiv)assem?(?![a-zà-ɏ])/gi,
    '$1a',
  ],
  [/(?<![a-zà-ɏ])(?:queria|gostaria|queríamos|adoraria) que (?:vocês? )?dissessem?(?![a-zà-ɏ])/gi, 'diga'],
  [/(?<![a-zà-ɏ])(d?)el[ea](?:¤| ?\/ ?el[ea])/gi, `$1¤${CHILD}`],
  [/d¤(?=Child§)/gu, 'da '],
  [/¤(?=Child§)/gu, ''],
  [/(?<=[a-zà-ɏ](?!l)[a-zà-ɏ])cao(?![a-zà-ɏ])/gi, 'ção'],
  [/(?<=[a-zà-ɏ]{2})coes(?![a-zà-ɏ])/gi, 'ções'],
  [/(?<=[a-zà-ɏ])ao(s?)(?![a-zà-ɏ])/gi, 'ão$1'],
  [/(?<=[a-zà-ɏ]{2})oes(?![a-zà-ɏ])/gi, 'ões'],
  [/(?<![a-zà-ɏ])esta(?= (?:[a-zà-ɏ]+ndo|com)(?![a-zà-ɏ]))/gi, 'está'],
  [/(?<![a-zà-ɏ])tão(?= [a-zà-ɏ]+ndo(?![a-zà-ɏ]))/gi, 'estão'],
  [/(?<=(?:aprendendo|aprendeu|começou) a (?:fal|nad|and|cant|toc|escrev|com|danç|pul)[ae])(?=$| )/gi, 'r'],
  [/(?<=(?:aprendendo|aprendeu|começou) a )l[eê](?=$| )/gi, 'ler'],
  [/(?<![a-zà-ɏ])n(?= (?:gosta|usa|quer|fala|tem))/gi, 'não'],
  [/ mand(?:a|ou|am|aram) (?:dizer|avisar|falar) que /gi, ' '],
  // “Toda noite ele canta”: the time goes last.
  [
    /^(tod[ao] [a-zà-ɏ]+|todos os [a-zà-ɏ]+|às vezes|de (?:manhã|noite)|à noite|em casa|na escola|depois da escola),? ((?:el[ea]s?|(?:[ao] )?Child§) [^,]+)/gi,
    '$2 $1',
  ],
  [/(?<=\d)x(?= |$)/gi, ' vezes'],
]
