import type { NoteCase } from './note-case.ts'

export const unseen4Pt: readonly NoteCase[] = [
  [
    'A Manu terminou o segundo ano! Se esforçou muito na leitura esse ano.',
    ['terminou o segundo ano', 'se esforçou muito na leitura'],
    ['A Manu terminou'],
    'Manu',
  ],
  [
    'é mto tímido mas cantou sozinho na frente da escola toda',
    ['cantou sozinho na frente da escola toda'],
    ['tímido'],
  ],
  [
    'a coisa q ela mais ama é o elefante de pelúcia Lelé, leva pra todo lado',
    ['elefante de pelúcia Lelé|leva'],
    ['\\bq\\b'],
  ],
  ['morre de medo de médico e tem consulta quinta', ['médico'], ['quinta']],
  ['lembra ele de dar comida pro peixinho', ['dar comida pro (?:seu )?peixinho'], ['lembra ele']],
  [
    'a avó Olga faleceu segunda feira. por favor com delicadeza',
    ['amor em volta|carinho de quem'],
    ['Olga', 'faleceu', 'segunda', 'delicadeza'],
  ],
  ['nosso telefone é 21 99876 5432. Ele ama panqueca', ['panqueca'], ['99876', 'telefone']],
  ['não falem do pai. gosta de skate e do cachorro Rex', ['skate'], ['\\bpai\\b']],
  ['o Beto come terra e a Su esconde kkk se amam demais', ['amam|Beto|Su'], ['kkk'], 'Beto e Su'],
  [
    'aprendeu a falar por favor e obrigada, estamos trabalhando em dividir os brinquedos',
    ['aprendeu a falar por favor'],
    ['estamos trabalhando'],
  ],
  [
    'minha filha é apaixonada pela Anitta e sabe todas as letras',
    ['apaixonada pela Anitta|ama', 'sabe todas as letras'],
    [],
  ],
  ['quer mto um cachorrinho mas não podemos ter', [], ['não podemos']],
  [
    'aniversário de 7 anos, ama slime, unicórnio e ginástica. Melhor amiga é a Helô',
    ['slime, unicórnio e ginástica|slime'],
    [],
  ],
  [
    'sofre bullying por ser ruivo. joga xadrez mto bem',
    ['amor em volta|carinho de quem|xadrez'],
    ['bullying', 'ruivo'],
  ],
  ['fala pra ela parar de chupar o dedo e dormir na cama dela', [], ['dedo', 'parar']],
  [
    'Te amamos minha princesa, você é a luz da nossa vida! Com amor mamãe e papai',
    ['mamãe e papai|aí em casa'],
    ['te amamos', 'nossa vida'],
  ],
  ['fez panqueca pra familia toda no dia das maes', ['fez panqueca (?:pra|para a) (?:sua )?família toda']],
  ['tá com um dente mole!!!!', ['dente mole']],
  ['mandona kkk tem medo do aspirador. chama macarrão de "carrão"', ['aspirador|carrão'], ['mandona']],
  [
    'é novo na escola, ainda não fez amigos, ama desenhar dragão',
    ['ama desenhar dragão'],
    ['não fez amigos'],
  ],
]
