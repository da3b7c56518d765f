import type { NoteCase } from './note-case.ts'

/** Notes about two or three children whose names are in the name field, in Portuguese. */
export const severalChildrenPt: readonly NoteCase[] = [
  [
    'Eles amam fazer castelo de areia juntos',
    ['vocês amam fazer castelo de areia'],
    ['eles amam', '(?<!\\p{L})você(?!\\p{L})'],
    'Ana e Pedro',
  ],
  [
    'A Ana adora balé e o Pedro adora dinossauro',
    ['Ana adora balé', 'Pedro adora dinossauro'],
    ['(?<!\\p{L})você(?!\\p{L})'],
    'Ana e Pedro',
  ],
  [
    'Gêmeos! Bento gosta de lama. Dora gosta de mapa.',
    ['Bento gosta de lama', 'Dora gosta de mapa'],
    ['(?<!\\p{L})você(?!\\p{L})'],
    'Bento & Dora',
  ],
  ['Fala pra eles cuidarem um do outro', ['cuidar(?:em)? um do outro'], ['pra eles'], 'Lia, Theo'],
  [
    'os dois aprenderam a nadar nas férias',
    ['vocês(?: dois)? aprenderam a nadar'],
    ['você aprendeu'],
    'Caio e Bia',
  ],
  ['O cachorro deles se chama Paçoca', ['o cachorro de vocês se chama Paçoca'], ['deles'], 'Lia e Theo'],
  [
    'Mamãe e papai têm muito orgulho deles',
    ['mamãe e papai têm muito orgulho de vocês'],
    ['deles'],
    'Iara e João',
  ],
  ['As gêmeas começaram na escolinha', ['vocês começaram na escolinha'], ['as gêmeas'], 'Luna e Maya'],
  [
    'Eles são gêmeos. Adoram futebol e dinossauros. A Lia perdeu o primeiro dente.',
    ['vocês adoram futebol e dinossauros', 'a Lia perdeu o primeiro dente'],
    ['gostam de adoram'],
    'Lia e Theo',
  ],
  ['Gostam de pintar. Odeiam cenoura', ['vocês gostam de pintar'], ['cenoura'], 'Ana & Rui'],
  ['ama dinossauros &amp; carros', ['você ama dinossauros e carros'], ['amp']],
  ['Perdeu o dente e jogam xadrez', [], ['gosta de']],
  [
    'Léo ganhou a primeira bicicleta e Mia perdeu um dente',
    ['Léo ganhou a primeira bicicleta', 'Mia perdeu um dente'],
    ['(?<!\\p{L})você(?!\\p{L})'],
    'Léo e Mia',
  ],
  [
    'Nossos filhos estão aprendendo a andar de patins',
    ['vocês estão aprendendo a andar de patins'],
    ['nossos'],
    'Davi e Sara Lopes',
  ],
  ['O avô deles morreu em maio. Eles amam pescar.', ['amor|carinho'], ['morreu', 'em maio'], 'Rosa e Luís'],
  [
    'Ele é tímido e ela é agitada kkk. Os dois amam panqueca',
    ['vocês(?: dois)? amam panqueca'],
    ['tímid', 'kkk'],
    'Theo e Júlia',
  ],
  ['brigam muito mas se amam', [], ['brigam'], 'Ana e Pedro'],
  ['Ganharam um irmãozinho', ['vocês ganharam um irmãozinho'], ['você ganhou'], 'Nina e Otto'],
]
