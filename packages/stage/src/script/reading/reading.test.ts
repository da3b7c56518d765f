import { expect, test } from 'vitest'
import type { StageLocale } from '../../timeline-format.ts'
import type { ScriptOccasion } from '../script-texts.ts'
import { ALL_TEXTS, writeText } from '../script.ts'
import { readNotes } from './read-notes.ts'

const amara = {
  id: 'princess-amara',
  name: { en: 'Princess Amara', pt: 'Princesa Amara' },
  greetingStyle: 'warm',
}
const filmOf = (notes: string, locale: StageLocale, occasion: ScriptOccasion = 'birthday') =>
  writeText({
    locale,
    childName: 'Nina',
    childAge: 6,
    occasion,
    notes,
    useAIVoice: true,
    characters: [amara],
  })
const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

test.each([
  [
    'en',
    'She sings to her dog, hates peas & swims.\n- lost a tooth\n- Don’t mention the zoo. Thank you! She snores lol',
  ],
  [
    'pt',
    'Ama o cachorro dela, odeia ervilha e nada. Faz 6 anos (na sexta). Não fale do zoo! Sonha com a lua kkk',
  ],
] as const)(
  'W3: each part of the notes is told or listed, in the words of the parent, in %s',
  (locale, notes) => {
    const { details, leftOut } = readNotes(notes, 'Nina', locale, 'birthday', ALL_TEXTS)
    const parts = [...details.map(({ source }) => source), ...leftOut.map(({ text }) => text)]
    const length = letters(parts.join(' ')).length
    const typed = letters(notes.replaceAll('’', "'").replaceAll(/\b(?:lol|kkk|and|e)\b|&/g, ''))
    for (const part of parts) expect(letters(notes.replaceAll('’', "'"))).toContain(letters(part))
    expect(length).toBeGreaterThanOrEqual(typed.length - 4)
    for (const { reason, draft } of leftOut.filter((part) => part.reason !== 'unclear'))
      expect([reason, draft !== undefined]).toEqual([reason, reason === 'sensitive'])
  },
)

test.each([
  ['en', 'Mom and dad so so proud. Knock knock jokes are his thing'],
  ['pt', 'Natal na casa da vovó Lúcia. Rex late muito'],
] as const)('W3: what is no sentence of somebody who does something has no draft, in %s', (locale, notes) => {
  const { leftOut } = readNotes(notes, 'Nina', locale, 'birthday', ALL_TEXTS)
  expect(leftOut.length).toBeGreaterThan(0)
  for (const { draft } of leftOut) expect(draft).toBeUndefined()
})

test.each([
  ['en', "She's five and her dad's dog likes Nina"],
  ['en', 'Her sister Zoe is four. She loves owls'],
  ['en', 'He lovs dinosuars a lot and he plays wiht them'],
  ['en', 'If she sleeps in her bed she gets a kite'],
  ['pt', 'A irmã dela tem quatro anos. Ela ama corujas'],
  ['pt', 'se dormir na cama ganha uma pipa'],
] as const)('W3: in %s, “%s” is not told, as nobody knows of whom or what it is', (locale, notes) => {
  expect(filmOf(notes, locale)).not.toMatch(/four|quatro|owl|dinos|kite|coruja|pipa|dog|five/)
})

test.each([
  ['en', 'She broke her arm at the park and misses her friends', /your arm/i, /your friends/i],
  ['en', 'He has a purple cast. He was so brave at the hospital', /your cast/i, /you're so brave/i],
  ['en', 'Stitches in her chin, grandma sends hugs', /your stitches|your chin/, /your grandma/],
  ['pt', 'Quebrou o braço no parque e está com saudade dos amigos', /seu braço/, /seus amigos esperam/],
  ['pt', 'Está com catapora. Foi muito corajosa', /da catapora/, /muita coragem/],
] as const)('W4: in a film for it an illness is told kindly, in %s: “%s”', (locale, notes, ...spoken) => {
  const text = filmOf(notes, locale, 'getWell')
  for (const pattern of spoken) expect(text).toMatch(pattern)
  expect(text).not.toMatch(/broke|park|fell|quebr|parque|will be fine|vai ficar bom/i)
  expect(filmOf(notes, locale)).not.toMatch(/your (?:arm|cast|stitches)|seu braço|catapora/)
})

test.each([
  ['en', 'He has chemo every week. Loves owls'],
  ['pt', 'Está fazendo quimio. Ama corujas'],
] as const)('W4: of a grave illness there is one gentle sentence in every film, in %s', (locale, notes) => {
  expect(filmOf(notes, locale, 'getWell')).not.toMatch(/chemo|quimio|brave heart/i)
  expect(readNotes(notes, 'Nina', locale, 'getWell', ALL_TEXTS).details.map(({ kind }) => kind)).toContain(
    'care',
  )
})

const silent = {
  en: [
    "She sleeps with Bun but don't tell her I told you",
    'She sleeps with Bun, please keep it between us',
    'She sleeps with Bun (her secret!)',
    "Don't mention that she sleeps with Bun",
    'She sleeps with Bun. Please do not mention it!',
    'She sleeps with Bun - not to be mentioned, avoid bringing up Bun',
    "Shhh, it's a surprise: Bun is coming",
    "Bun is coming on Saturday. She doesn't know yet!",
    'Please avoid Bun, she loves Bun',
  ],
  pt: [
    'Dorme com o Bubu mas não fala isso pelo amor de deus',
    'Dorme com o Bubu, não conta pra ela que eu contei',
    'Dorme com o Bubu (é segredo!)',
    'Não mencionem que dorme com o Bubu',
    'Dorme com o Bubu. Não comenta nada!',
    'Dorme com o Bubu - evitem falar do Bubu',
    'Shhh, é surpresa: o Bubu vem',
    'O Bubu vem no sábado. Ela ainda não sabe!',
    'Por favor não toquem no Bubu, ela ama o Bubu',
  ],
}
test.each(['en', 'pt'] as const)(
  'W5: what is a secret is in no line, whatever joins the two, in %s',
  (locale) => {
    for (const notes of silent[locale])
      for (const occasion of ['birthday', 'getWell'] as const)
        expect([notes, filmOf(`${notes}\nBun. Bubu.`, locale, occasion)]).toEqual([
          notes,
          expect.not.stringMatching(/Bun\b|Bubu|secret|segredo|surpr/i),
        ])
  },
)

const unsaid = {
  en: [
    'still wets the bed',
    'picks her nose',
    'eats her boogers',
    'is out of pull ups',
    'sucks her thumb',
    'farts a lot',
    'is scared of the toilet',
    'loves a boy in her class',
    'was held back',
    'her number is 555 1234567',
    'goes to Oak Elementary',
    'loves @nina.dances',
    'was born on March 3',
    'lives on Maple Street',
    'is Nina Prado',
    'we paid $40',
  ],
  pt: [
    'ainda faz xixi na cama',
    'tira meleca do nariz',
    'usa fralda à noite',
    'chupa o dedo',
    'solta pum',
    'tem medo da privada',
    'gosta de um menino da sala',
    'repetiu de ano',
    'dá pra perguntar o que ela quer',
    'o zap é 11 91234-5678',
    'estuda no Colégio Alfa',
    'nasceu dia 3 de março',
    'mora na rua Alfa',
    'pagamos 40 reais',
  ],
}
test.each(['en', 'pt'] as const)('W5: what embarrasses or is private is not told, in %s', (locale) => {
  for (const words of unsaid[locale]) {
    const { details } = readNotes(
      `She ${words}`.replace('She ', locale === 'en' ? 'She ' : 'Ela '),
      'Nina',
      locale,
      'birthday',
      ALL_TEXTS,
    )
    expect([words, details.filter((detail) => detail.words !== '')]).toEqual([words, []])
  }
})

test.each([
  ['en', 'Tell Ana to brush her teeth', 'Ana, brush your teeth'],
  ['pt', 'Fala para a Ana escovar os dentes', 'Ana, que tal escovar os dentes'],
] as const)(
  'W2: what is asked of one of several children is said with its name, in %s',
  (locale, notes, words) => {
    const { details } = readNotes(notes, 'Ana & Bo', locale, null, ALL_TEXTS)
    expect(details).toEqual([{ kind: 'toOne', words, source: notes }])
  },
)

test('W5: “não fale do” silences its topic as “não fale de” does', () => {
  for (const request of ['Por favor, não fale do cachorro', 'não fale do cachorro'])
    expect(filmOf(`Ama o cachorro Rex. Ama pipoca.\n${request}`, 'pt')).not.toMatch(/cachorro|Rex/)
  expect(filmOf('Ama pipoca.\nPor favor, não fale do cachorro', 'pt')).toMatch(/pipoca/)
})

test.each([
  ['Tem um pouco de medo do escuro', 'o escuro'],
  ['Tem um pouco de medo de trovão', 'o trovão'],
  ['Tem um pouco de medo de ficar sozinho', 'ficar sozinho'],
] as const)('W10: a fear has its article in Portuguese: “%s”', (notes, words) => {
  expect(readNotes(notes, 'Nino', 'pt', null, ALL_TEXTS).details).toEqual([
    { kind: 'fear', words, source: notes },
  ])
})

test.each([
  [
    'en',
    'Her parents Carla and Bruno and her sister Sofia love her very much',
    /your parents Carla, Bruno and your sister Sofia love you/i,
  ],
  ['en', 'I am so proud of her', /someone at home is so proud of you/i],
  ['en', 'Grandma Rose says hi', /your grandma Rose/i],
  [
    'pt',
    'Os pais Carla e Bruno e a irmã Sofia amam muito ela',
    /pais Carla.*Bruno e a sua irmã Sofia amam muito você/i,
  ],
  ['pt', 'Temos muito orgulho dela', /orgulho de você/],
  ['pt', 'A vovó Lia manda um beijo', /a vovó Lia/i],
] as const)('W11: love, pride and greetings are passed on, in %s: “%s”', (locale, notes, words) => {
  expect(filmOf(notes, locale)).toMatch(words)
})

test.each([
  ['en', 'They had a party. She knows'],
  ['en', 'She hopes to eat the cake'],
  ['en', 'She ties knots better'],
  ['en', 'They say she is a girl'],
  ['en', 'They love the same thing'],
  ['en', 'So I did, and ran behind the cart'],
  ['en', 'Nobody calls her Bella'],
  ['en', 'tell her big boys rock'],
  ['pt', 'Ela escolhe. Ela faz questão'],
  ['pt', 'É menina, vai chamar Olga'],
  ['pt', 'Ela faz laço melhor'],
  ['en', 'She caught with both hands'],
  ['en', 'She was so proud'],
  ['pt', 'O ovo caiu, e ela guardou numa caixa'],
  ['pt', 'Ela escolheu com o avô'],
  ['pt', 'Ela embrulhou num jornal'],
  ['pt', 'A festa acabou. Foi linda'],
  ['pt', 'Dançou tanto na sala que caiu'],
] as const)('W3: a clause that is cut, or about somebody else, is not told, in %s: %s', (locale, notes) => {
  const { details } = readNotes(notes, 'Nina', locale, 'birthday', ALL_TEXTS)
  expect(details).toEqual([])
})

test('W5: what is silenced in the plural is silent in the singular', () => {
  const { details } = readNotes('Please do not mention cats. Our cat Moo', 'Nina', 'en', null, ALL_TEXTS)
  expect(details).toEqual([])
})

test('W4: a hard subject at school is no sad news', () => {
  const { details } = readNotes('ele sempre teve trauma de contas', 'Nino', 'pt', null, ALL_TEXTS)
  expect(details).toEqual([])
})

test.each([
  ['en', 'She had a heavy bag today'],
  ['en', 'He is a bit down the road on weekends'],
  ['en', 'Her sister plays the drums'],
  ['en', 'She will dance on Saturday'],
  ['en', 'She is not keen on cats'],
  ['pt', 'A irmã dela toca bateria'],
  ['pt', 'Ela vai dançar no sábado'],
  ['pt', 'Ela não gosta de gatos'],
] as const)(
  'W3: loose words, plans, refusals and deeds of others are only offered, in %s: %s',
  (locale, notes) => {
    const { details, leftOut } = readNotes(notes, 'Nina', locale, 'birthday', ALL_TEXTS)
    expect(details).toEqual([])
    expect(leftOut.map(({ text }) => text).join(' ')).toContain(notes)
  },
)

test.each([
  ['en', 'She is waiting for the zoo. She has no idea, so not a word about it'],
  ['pt', 'Ela adora o zoológico. Ela nem imagina, isso não fala'],
] as const)('W5: a request that points back silences what stands before it, in %s: %s', (locale, notes) => {
  expect(readNotes(notes, 'Nina', locale, 'birthday', ALL_TEXTS).details).toEqual([])
})

test.each([
  ['en', 'She had stitches, so just say hello', /stitches/i],
  ['en', 'She had stitches. Just tell her we miss her', /stitches/i],
  ['en', 'She needs an operation on her heart', /operation|heart/i],
  ['en', 'He has a fever. Please do not mention the hospital', /fever|hospital/i],
  ['en', 'She has a cast, but no details, she is embarrassed', /cast/i],
  ['pt', 'Levou pontos, então só deseja um dia bom', /ponto/i],
  ['pt', 'Está com febre. Não fale do hospital', /febre|hospital/i],
] as const)(
  'W4: an illness of which little is to be said is not named, in %s: %s',
  (locale, notes, never) => {
    expect(filmOf(notes, locale, 'getWell')).not.toMatch(never)
  },
)

test.each([
  ['en', 'She has a fever. Please do not mention the cat', 'the fever'],
  ['pt', 'Está com febre. Não fale do gato', 'da febre'],
] as const)('W4: silence about something else leaves the illness told, in %s: %s', (locale, notes, words) => {
  const { details } = readNotes(notes, 'Nina', locale, 'getWell', ALL_TEXTS)
  expect(details.map((detail) => detail.words)).toEqual([words])
})

test.each([
  ['en', 'She raced one boy who was showing off', []],
  ['en', 'She painted ten stones, one for each cousin', ['you painted ten stones']],
  ['en', 'She fed the hens and the goat', ['you fed the hens and the goat']],
  ['pt', 'Ela fez dez bolinhos, um pra cada primo', ['você fez dez bolinhos']],
] as const)(
  'W3: what is only a part of the thing is not said as all of it, in %s: %s',
  (locale, notes, words) => {
    const { details } = readNotes(notes, 'Nina', locale, 'birthday', ALL_TEXTS)
    expect(details.map((detail) => detail.words)).toEqual(words)
  },
)

test.each([
  ['en', 'Nina lets her cousin Bo steer it', 'hello', 'your cousin Bo'],
  ['pt', 'Nina convida a prima Bia para isso', 'hello', 'a sua prima Bia'],
] as const)(
  'W3: of what is not told somebody with a name is greeted, in %s: %s',
  (locale, notes, kind, words) => {
    const { details, leftOut } = readNotes(notes, 'Nina', locale, 'birthday', ALL_TEXTS)
    expect(details.map((detail) => [detail.kind, detail.words])).toEqual([[kind, words]])
    expect(leftOut.map(({ text }) => text)).toEqual([notes])
  },
)

test('W5: a request for silence in parentheses leaves the sentence before it', () => {
  const notes = 'She can whistle a tune. Her hat itches (do not say that)'
  const { details } = readNotes(notes, 'Nina', 'en', 'birthday', ALL_TEXTS)
  expect(details.map(({ words }) => words)).toEqual(['you can whistle a tune'])
})

test('W3: whoever is only named in a request for silence is not the next “he”', () => {
  const notes = 'So please nothing about his dad. He loves kites'
  const { details } = readNotes(notes, 'Nino', 'en', 'birthday', ALL_TEXTS)
  expect(details.map(({ words }) => words)).toEqual(['you love kites'])
})

test.each([
  ['en', 'Good night to her, and also from her cousin Bo'],
  ['pt', 'Bom dia da mamãe, do vovô e da prima Bia.'],
  ['en', 'Sleep tight, from her cousin Bo'],
  ['pt', 'Até amanhã com muito amor, a prima Bia'],
] as const)('W3: nobody who sends a greeting is greeted, in %s: %s', (locale, notes) => {
  const { details } = readNotes(notes, 'Nina', locale, 'birthday', ALL_TEXTS)
  expect(details.filter(({ kind }) => kind === 'hello')).toEqual([])
})

test.each([
  ['en', 'She loves our pond. From Grandma Jo and Grandpa Al', /pond/],
  ['en', 'Our granddaughter is six. She loves our goats', /goat/],
  ['pt', 'Ela ama o nosso pomar. Beijos da vovó', /pomar/],
] as const)('W1: what is a relative’s is not the child’s, in %s: %s', (locale, notes, never) => {
  expect(filmOf(notes, locale)).not.toMatch(never)
  expect(filmOf(notes.replace(/From.*|.*six\. |Beijos.*/, ''), locale)).toMatch(never)
})
