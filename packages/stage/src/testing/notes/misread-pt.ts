import type { NoteCase } from './note-case.ts'

const gentle = ['comprido e sem pressa|estiver pesadinho|abraço macio|travesseiro de nuvem']

/** Notes in Portuguese that were once misunderstood. */
export const misreadPt: readonly NoteCase[] = [
  // Happy, with a word that is sad elsewhere
  ['Partiu Disney! Ela ama a Minnie', ['você ama a Minnie'], [...gentle, 'partiu']],
  ['já anda sozinha', ['você já anda sozinha'], gentle],
  ['aprendeu a separar as sílabas', ['você aprendeu a separar as sílabas'], gentle],
  ['gosta de cabelo preso', ['você gosta de cabelo preso'], gentle],
  ['não perdeu nenhuma aula de natação', ['você não perdeu nenhuma aula de natação'], gentle],
  ['vovó está com saudade dela. Ama pular corda', ['você ama pular corda'], gentle],
  ['fez 12 pontos no basquete', ['você fez 12 pontos no basquete'], gentle],
  ['quebrou o recorde da turma', ['você quebrou o recorde da turma'], gentle],
  // Sad all the same
  ['o vô dele partiu em janeiro', gentle, ['partiu', 'janeiro', '\\bvô\\b']],
  ['perdeu a avó este ano', gentle, ['perdeu', 'avó']],
  ['anda tão sozinha na escola', gentle, ['sozinha']],
  ['quebrou o braço no parquinho', gentle, ['quebrou', '\\bbraço']],
  ['levou cinco pontos na testa', gentle, ['pontos', 'testa']],
  ['o pai está preso', gentle, ['preso']],
  ['está com muita saudade do pai que viajou', gentle, ['viajou']],
  // Surprises
  ['Vai ganhar um cachorro no Natal, não conta pra ela', [], ['cachorro', 'conta']],
  ['Vai ganhar um cachorro no Natal, não fala nada', [], ['cachorro', 'fala nada']],
  ['Vai ganhar um cachorro no Natal mas não diz nada', [], ['cachorro', 'diz nada']],
  ['Vai ter festa surpresa', [], ['festa', 'surpresa']],
  [
    'a gente vai se mudar pra Recife, ainda não contamos pra ele. Ama caranguejo',
    ['você ama caranguejo'],
    ['Recife', 'mudar'],
  ],
  // What embarrasses, in the past too
  ['chorou no primeiro dia de aula', [], ['chorou']],
  ['bateu no irmão', [], ['bateu']],
  ['mordeu a colega', [], ['mordeu']],
  ['brigou com a irmã', [], ['brigou']],
  ['mentiu pra professora', [], ['mentiu']],
  ['fez pirraça', [], ['pirraça']],
  ['bateu o recorde de pular corda', ['você bateu o recorde de pular corda']],
  // Not the child
  ['Hoje é aniversário dela', [], ['você é']],
  ['É o aniversário dela', [], ['você é']],
  ['É a primeira vez dele no avião', [], ['você é']],
  ['Foi a primeira apresentação dela', [], ['você foi']],
  // Who loves the child
  ['Os avós amam ela', ['seus avós amam você'], ['avós ama ']],
  ['Os pais têm orgulho dele', ['seus pais têm muito orgulho de você'], ['pais tem']],
  ['A mãe dela ama muito ela', ['sua mãe ama você'], ['(?<!sua )mãe']],
  ['A família ama ela', ['família ama você'], []],
  ['As tias adoram ele', ['tias amam você'], ['seus tias', 'tias ama ']],
  // A step not taken yet
  ['ainda usa chupeta. Ama pipa', ['você ama pipa'], ['chupeta']],
  ['ainda dorme no berço', [], ['berço']],
  ['ele não usa mais chupeta', ['você não usa mais chupeta']],
  // Places and schools
  ['vai pro colégio objetivo de manhã', [], ['objetivo']],
  ['Eles moram em Campinas', [], ['Campinas']],
  ['mora com a avó em Campinas', [], ['Campinas']],
  ['vive em Campinas', [], ['Campinas']],
  ['Nasceu a irmãzinha dela!', ['nasceu a sua irmãzinha']],
  ['nasceu em Salvador e ama dendê', ['você ama dendê'], ['Salvador', 'nasceu']],
  ['vive cantando no quintal', ['você canta sempre no quintal']],
  // A day that is no day, and one that is
  ['tirou 10/10 na prova', ['você tirou 10 de 10 na prova'], ['tirou na']],
  ['entrou na quarta série', ['você entrou na quarta série'], ['entrou série']],
  ['vai viajar na Semana Santa', [], ['viajar Santa']],
  ['ele joga bola três vezes por semana', ['você joga bola três vezes por semana']],
  ['vai viajar em 12 de dezembro', ['você vai viajar'], ['dezembro', '12']],
  ['O pai dele volta amanhã', [], ['amanhã']],
  // Said to the child, or about it
  ['Feliz aniversário', [], ['disto: feliz', '\\be feliz aniversário! Só']],
  ['Parabéns!', [], ['disto: parabéns', '\\be parabéns! Só']],
  ['Boa sorte', [], ['disto: boa sorte', '\\be boa sorte! Só']],
  ['tem que mudar de escola', [], ['mudar de escola']],
  // Words as they are typed
  ['o vovo Zé manda um beijo', ['o vovô Zé'], ['vovó']],
  ['a vovo Zilá manda um beijo', ['a vovó Zilá'], ['vovô']],
  ['ama la Casa de Papel', ['você ama la Casa de Papel'], ['lá Casa']],
  // Dropped for nothing
  ['conhece o sistema solar', ['você conhece o sistema solar']],
  [
    'Não mencionar que ela está doente. Ela está aprendendo piano',
    ['você está aprendendo piano'],
    ['doente'],
  ],
  // Near what was misunderstood
  ['brinca de hospital com as bonecas', ['você brinca de hospital com as bonecas'], gentle],
  ['bate bola com o pai todo dia', ['você bate bola com o (?:seu )?pai todo dia']],
  ['ele anda sozinho até a escola', ['você anda sozinho até a escola'], gentle],
  ['a família toda ama ela', ['família ama você'], ['família toda']],
  ['minha mãe ama ele. Gosta de pipa', ['você gosta de pipa'], ['sua mãe']],
  ['ama a chupeta dele', [], ['chupeta', 'passo']],
  ['tem cabelo longo e cacheado', ['você tem cabelo longo e cacheado']],
  ['melhor irmã do mundo', ['você é a melhor irmã do mundo']],
  ['a fala dela melhorou. Fala pra mamãe que ela manda beijo', [], ['você fala pra']],
  ['vai pra praia na quarta', ['você vai pra praia'], ['quarta']],
]
