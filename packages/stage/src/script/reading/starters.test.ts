import { expect, test } from 'vitest'
import type { StageLocale } from '../../timeline-format.ts'
import { ALL_TEXTS } from '../script.ts'
import { STARTER_LINES, STARTERS, type Starter } from '../starters.ts'
import { readNotes } from './read-notes.ts'

const rests: Readonly<Record<StageLocale, Readonly<Record<Starter, readonly string[]>>>> = {
  en: {
    learned: [
      'swim underwater',
      'tie her shoes all by herself',
      'play the kalimba',
      'read',
      'do a handstand',
    ],
    loves: [
      'axolotls',
      'her cat and the moon',
      'Bluey, mac and cheese',
      'baking with grandma',
      'Miss Rachel',
    ],
    expects: ['her first day of school', 'the beach', 'meeting her new cousin', 'soccer camp', 'Halloween'],
    fears: ['the dark', 'thunder', 'dogs', 'the vacuum', 'needles'],
    hello: [
      'me and daddy',
      'Grandma Rose and Uncle Jo',
      'the whole family',
      'her cousins',
      'Mom, Dad and Leo',
      'Coach Dan',
    ],
    silence: ['the move', 'her weight', 'Santa', 'the baby', 'her grandpa'],
  },
  pt: {
    learned: ['nadar sem boia', 'amarrar o cadarço', 'tocar cavaquinho', 'ler', 'fazer estrelinha'],
    loves: [
      'quando o papai canta',
      'tudo que é rosa',
      'capivaras',
      'o gato dela e a lua',
      'Bluey, pão de queijo',
      'fazer bolo com a vovó',
      'a Xuxa',
    ],
    expects: [
      'o primeiro dia de aula',
      'as férias',
      'a chegada da priminha',
      'o São João',
      'a viagem de trem',
    ],
    fears: ['escuro', 'trovão', 'cachorro', 'aspirador', 'agulha'],
    hello: [
      'mim e do papai',
      'vovó Lia e tio Jô',
      'toda a família',
      'primos',
      'mamãe, papai e Léo',
      'dinda Rute',
    ],
    silence: ['mudança', 'peso dela', 'Papai Noel', 'bebê', 'avô'],
  },
}

test.each(['en', 'pt'] as const)(
  'W10: a line that begins with a starter is told without guessing, in %s',
  (locale) => {
    const lost = STARTERS.filter((starter) => starter !== 'silence').flatMap((starter) =>
      rests[locale][starter].filter((rest) => {
        const line = `${STARTER_LINES[locale][starter]}${rest}`
        return readNotes(line, 'Ana', locale, 'birthday', ALL_TEXTS).details.every(
          ({ words }) => words === '',
        )
      }),
    )
    expect(lost).toEqual([])
  },
)

test.each(['en', 'pt'] as const)('W10: what is not to be mentioned is in no other line, in %s', (locale) => {
  for (const rest of rests[locale].silence) {
    const notes = `${STARTER_LINES[locale].silence}${rest}\n${STARTER_LINES[locale].loves}${rest}`
    const { details, leftOut } = readNotes(notes, 'Ana', locale, 'birthday', ALL_TEXTS)
    expect(details).toEqual([])
    expect(leftOut.map(({ reason, draft }) => [reason, draft])).toEqual([
      ['silence', undefined],
      ['silence', undefined],
    ])
  }
})

test('W10: several children are told so', () => {
  expect(readNotes('Loves frogs', 'Ana & Bo', 'en', null, ALL_TEXTS).details[0]?.words).toBe('you love frogs')
  expect(
    readNotes('Está esperando o piquenique dos dois', 'Ana e Bo', 'pt', null, ALL_TEXTS).details[0]?.words,
  ).toBe('vocês estão esperando o piquenique de vocês dois')
  expect(readNotes('Adora sapos', 'Ana e Bo', 'pt', null, ALL_TEXTS).details[0]?.words).toBe(
    'vocês adoram sapos',
  )
})

test.each([
  ['en', 'learned', 'whistle with a leaf (help)', "you've learned to whistle with a leaf"],
  ['en', 'learned', 'dive, feet together not apart', "you've learned to dive"],
  ['en', 'learned', 'say "moo"', "you've learned to say moo"],
  ['en', 'loves', 'tractors, red ones', 'you love tractors'],
  ['en', 'loves', 'her hat its a frog', 'you love your hat'],
  ['en', 'loves', 'honey more than me', 'you love honey'],
  ['en', 'loves', 'kites, her drum and our old boat', 'you love kites, your drum and your old boat'],
  ['en', 'expects', 'the picnic at 14 Plum Crescent', "you're looking forward to the picnic"],
  ['en', 'expects', 'nothing (her words)', ''],
  ['en', 'learned', 'eat soup with own spoon', ''],
  ['en', 'loves', '(not really) cabbage', ''],
  ['en', 'loves', 'carrots, peas not', 'you love carrots'],
  ['en', 'hello', "Grandpa who's at sea", 'your grandpa'],
  ['en', 'fears', 'wasps, fair enough', 'wasps'],
  ['en', 'fears', 'the swing still', 'the swing'],
  ['en', 'hello', 'Dad, who is taller than her', 'your dad'],
  ['pt', 'learned', 'dobrar a roupa, só que torto', 'você já sabe dobrar a roupa'],
  ['pt', 'learned', 'fazer pão com a tia e vendeu 3', 'você já sabe fazer pão com a tia'],
  ['pt', 'learned', 'voar (mentira do Zé)', ''],
  ['pt', 'loves', 'o boné de sapo, faz barulho', 'você adora o boné de sapo'],
  ['pt', 'loves', 'o leão de pano dela, Doutor Juba', 'você adora o seu leão de pano'],
  ['pt', 'loves', 'futebol a aula de terça', 'você adora futebol'],
  ['pt', 'loves', 'a irmã nova, a Rosa', 'você adora a irmã nova'],
  ['pt', 'hello', 'vovô que está no céu', ''],
  ['en', 'hello', 'Grandad who died', ''],
  ['pt', 'hello', 'Recife, da vó Zefa', 'a vó Zefa'],
  ['en', 'loves', 'the boy next door', ''],
  ['pt', 'loves', 'gato e cachorro, nessa ordem', 'você adora gato e cachorro'],
  ['pt', 'loves', 'milho, ervilha não', 'você adora milho'],
  ['pt', 'fears', 'o gato não voltar', ''],
  ['en', 'loves', 'her trumpet, sorry dad', 'you love your trumpet'],
  ['en', 'loves', 'the carrots though', 'you love the carrots'],
  ['en', 'loves', 'picnics with Bo, who is her cousin', 'you love picnics with Bo'],
  ['en', 'expects', 'the aunts who arrive on Monday', "you're looking forward to the aunts"],
  [
    'en',
    'expects',
    'the trip to the lake, first time in a tent',
    "you're looking forward to the trip to the lake",
  ],
  ['en', 'loves', 'puddles, of course', 'you love puddles'],
  ['pt', 'loves', 'apito, perdão a todos', 'você adora apito'],
  ['pt', 'loves', 'sopa com canela, credo', 'você adora sopa com canela'],
  ['pt', 'loves', 'quando conto piada', ''],
  ['pt', 'learned', 'ir de bicicleta', 'você já sabe ir de bicicleta'],
  ['pt', 'learned', 'falar "eita"', 'você já sabe falar eita'],
  ['pt', 'loves', 'que conte a do sapo', ''],
  ['pt', 'loves', 'piquenique com o Beto, que é o primo', 'você adora piquenique com o Beto'],
  ['pt', 'expects', 'as tias de Recife que vêm dia 8', 'você está esperando as tias de Recife'],
  ['pt', 'expects', 'o passeio no lago, primeira noite na barraca', 'você está esperando o passeio no lago'],
  ['pt', 'fears', 'barata ainda', 'a barata'],
  ['pt', 'hello', 'Zeca do 501 e da síndica', 'Zeca'],
] as const)(
  'W10: an aside after the thing itself is listed, in %s: %s %s',
  (locale, starter, rest, words) => {
    const notes = `${STARTER_LINES[locale][starter]}${rest}`
    const { details, leftOut } = readNotes(notes, 'Ana', locale, 'birthday', ALL_TEXTS)
    expect(details.find(({ kind }) => kind !== 'heard')?.words ?? '').toBe(words)
    expect(words !== '' && details[0]?.source === notes ? leftOut : leftOut.length > 0).toBeTruthy()
  },
)

test('W10: what is taken back as a joke is not said', () => {
  const { details } = readNotes('Has learned to fly.. just kidding, skate', 'Ana', 'en', null, ALL_TEXTS)
  expect(details).toEqual([])
})

test('W10: “both” in parentheses says nothing of what is loved', () => {
  for (const [locale, line, words] of [
    ['en', 'Loves (both) kites', 'you love kites'],
    ['pt', 'Adora (os dois) pipa', 'vocês adoram pipa'],
  ] as const) {
    const { details } = readNotes(line, 'Ana & Bo', locale, null, ALL_TEXTS)
    expect(details.map((detail) => detail.words)).toEqual([words])
  }
})

test.each([
  [
    'en',
    'Loves kites and has learned to dive. Hello from Grandma.',
    ['you love kites', 'you learned to dive', 'your grandma'],
  ],
  [
    'pt',
    'Adora pipa e aprendeu a mergulhar. Um oi do vovô.',
    ['você adora pipa', 'você aprendeu a mergulhar', 'o vovô'],
  ],
] as const)('W10: what goes on in the same line is read too, in %s', (locale, notes, words) => {
  const { details, leftOut } = readNotes(notes, 'Ana', locale, 'birthday', ALL_TEXTS)
  expect(details.map((detail) => detail.words)).toEqual(words)
  expect(leftOut).toEqual([])
})

test('W10: the sender of a greeting is not taken for the child', () => {
  const { details } = readNotes('Hello from Grandad, and has learned to dive', 'Ana', 'en', null, ALL_TEXTS)
  expect(details.map(({ kind }) => kind)).toEqual(['greeting'])
})
