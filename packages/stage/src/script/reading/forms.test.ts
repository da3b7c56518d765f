import { expect, test } from 'vitest'
import type { StageLocale } from '../../timeline-format.ts'
import type { ScriptOccasion } from '../script-texts.ts'
import { ALL_TEXTS } from '../script.ts'
import { readNotes } from './read-notes.ts'

const spokenOf = (locale: StageLocale, notes: string, occasion: ScriptOccasion = 'birthday', name = 'Nina') =>
  readNotes(notes, name, locale, occasion, ALL_TEXTS).details.map(({ words }) => words)

test.each([
  ['en', 'She was the narrator in the spring show', 'you were the narrator in the spring show'],
  ['en', 'He has been such a good helper with his cousin Bo', "you're a good helper with your cousin Bo"],
  ['en', 'She got her green belt in judo', 'you got your green belt in judo'],
  ['en', 'She scored twice on sat', 'you scored twice'],
  ['en', 'He cycled all the way round the pond', 'you cycled all the way round the pond'],
  ['en', 'she got her 50m badge', 'you got your 50m badge'],
  ['en', "She's super at handstands", "you're great at handstands"],
  ['en', 'Just say you heard she can juggle', 'you can juggle'],
  ['pt', 'Perdeu o terceiro dente', 'você perdeu o terceiro dente'],
  ['pt', 'Caiu o primeiro dentinho dela', 'o seu primeiro dentinho caiu'],
  ['pt', 'Foi daminha na festa da tia Lu', 'você foi daminha na festa da tia Lu'],
] as const)('W3: achievements are told, in %s: %s', (locale, notes, words) => {
  expect(spokenOf(locale, notes)).toEqual([words])
})

test.each([
  ['en', 'He knows everything about volcanoes', 'you know all about volcanoes'],
  ['en', 'She wants to be a vet or a pirate', 'you want to be a vet or a pirate'],
  ['pt', 'Sabe tudo de vulcão', 'você sabe tudo de vulcão'],
  ['pt', 'Fez um cartão pra vó', 'você fez um cartão pra vó'],
  ['en', 'He loves trucks trucks trucks', 'you love trucks'],
  ['en', 'Her favourite book is Matilda', 'your favorite book is Matilda'],
  ['pt', 'O filme favorito é a Moana', 'o seu filme preferido é Moana'],
  ['en', 'She is horse mad', "you're horse mad"],
  ['en', 'He started swimming club', 'you started swimming club'],
  ['en', 'She rides her pony Fudge every Saturday', 'you ride your pony Fudge'],
  ['pt', 'Vai ser pajem na festa da tia Lu', 'você vai ser pajem na festa da tia Lu'],
  ['en', 'He is liking marbles', 'you like marbles'],
  ['en', 'Tractors are her favourite', 'you love tractors'],
  ['en', 'She supports Leeds', 'you support Leeds'],
  ['en', 'She is excited about the school picnic', "you're looking forward to the school picnic"],
  ['en', 'He started drum lessons', 'you started drum lessons'],
  ['en', 'She does ballet on Mondays', 'you do ballet on Mondays'],
  ['en', 'She is learning the trumpet', "you're learning the trumpet"],
  ['en', 'She sketches comets in the attic', 'you sketch comets in the attic'],
  ['pt', 'Ela narra o jogo da rua', 'você narra o jogo da rua'],
  ['en', 'She dreams of being a baker', 'you want to be a baker'],
  ['pt', 'É fã de trens', 'você adora trens'],
  ['pt', 'Viciada em xadrez', 'você adora xadrez'],
  ['pt', 'Ama as boneca', 'você ama as bonecas'],
  ['pt', 'Torce pelo Bahia', 'você torce pelo Bahia'],
  ['pt', 'Está contando os dias para a viagem', 'você está esperando a viagem'],
  ['pt', 'Ela tem 5 anos e adora pular corda', 'você adora pular corda'],
] as const)('W3: likings and new things are told, in %s: %s', (locale, notes, words) => {
  expect(spokenOf(locale, notes)).toEqual([words])
})

test.each([
  ['en', 'Her best friend is Zoe', 'your best friend is Zoe'],
  ['en', "Her cat's name is Moo", 'your cat is called Moo'],
  ['en', 'her cat is Moo', 'your cat is called Moo'],
  ['en', 'She just got a kitten called Moo', 'you have a kitten called Moo'],
  ['en', 'Mommy and Daddy love you so much', 'your mommy and your daddy love you so much'],
  ['en', 'We love you!', 'someone at home loves you so much'],
  ['pt', 'Mamãe e papai te amam muito', 'a mamãe e o papai amam muito você'],
  ['pt', 'A gente te ama', 'tem gente aí em casa que ama muito você'],
  ['en', 'Granny Jo sends her love from Wales', 'your granny Jo'],
  ['en', 'She is our sunshine', 'someone at home loves you so much'],
  ['en', "Happy Children's Day from Grandma Jo", 'your grandma Jo'],
  ['pt', 'A melhor amiga dela é a Lia', 'a sua melhor amiga é Lia'],
  ['pt', 'o coelho dela chama Tom', 'o seu coelho se chama Tom'],
  ['pt', 'É a nossa alegria', 'tem gente aí em casa que ama muito você'],
  [
    'en',
    'He likes chess and drawing maps, and the coach comes over on Sundays',
    'you like chess and drawing maps',
  ],
  ['en', 'He has a parrot, Captain', 'you have a parrot'],
  ['pt', 'Com amor, tia Bia e tio Zé', 'a sua tia Bia e o seu tio Zé'],
  ['pt', 'Gosta de vôlei, tênis e o bolo da vó', 'você gosta de vôlei, tênis e do bolo da vó'],
] as const)('W3: friends, pets and love are told, in %s: %s', (locale, notes, words) => {
  expect(spokenOf(locale, notes)).toEqual([words])
})

test.each([
  ['en', 'Her best friend is moving'],
  ['en', 'She is best friends with everyone'],
  ['en', 'She was a mess'],
  ['en', 'She is our little lion'],
  ['en', 'no more nappies'],
  ['en', 'She started a fight'],
  ['en', 'She got a cat scratch'],
  ['en', 'She got two goldfish at the fair'],
  ['en', 'His dad is Welsh'],
  ['pt', 'A melhor amiga dela é legal'],
  ['pt', 'O nome do pai é Rui'],
  ['pt', 'Entrou em pânico'],
  ['pt', 'Viciada em celular'],
  ['pt', 'Caiu da cama'],
  ['en', 'She is going to be a big sister'],
  ['en', 'She is so mad'],
  ['en', 'She is good at the dentist'],
  ['en', 'We love your videos'],
  ['pt', 'Gosta muito, então inventa uma história'],
  ['en', 'She can spell the N of Nick'],
  ['pt', 'A sopa ela chama de poção'],
  ['pt', 'Ela fez 3 bolinho'],
] as const)('W3: what only looks like such a form is not told, in %s: %s', (locale, notes) => {
  expect(spokenOf(locale, notes)).toEqual([])
})

test.each([
  ['en', 'She loves castles', 'you love castles'],
  ['en', 'She plays the nose flute', undefined],
  ['en', 'She cut out a paper hand', undefined],
  ['pt', 'Gosta de castelo', 'você gosta de castelo'],
  ['pt', 'Quebrou a perna da boneca', undefined],
] as const)('W4: a thing that only sounds like an illness is none, in %s: %s', (locale, notes, words) => {
  expect(spokenOf(locale, notes, 'getWell')).toEqual(words === undefined ? [] : [words])
})

test('W6: a relative with a name is that of several children', () => {
  expect(spokenOf('pt', 'O tio Beto manda um oi', 'birthday', 'Ana e Bo')).toEqual(['o tio Beto'])
  expect(spokenOf('pt', 'O tio manda um oi', 'birthday', 'Ana e Bo')).toEqual(['o tio de vocês'])
  expect(spokenOf('en', 'Uncle Rob says hi', 'birthday', 'Ana & Bo')).toEqual(['your uncle Rob'])
})

test.each([
  ['en', 'If she eats her peas she plays chess'],
  ['pt', 'caso ela durma, ela joga xadrez'],
] as const)('W3: what hangs on a condition is not told, in %s: %s', (locale, notes) => {
  expect(spokenOf(locale, notes)).toEqual([])
})

test('W3: a short form with its article is the child in Portuguese', () => {
  expect(spokenOf('pt', 'a manu ama sorvete', 'birthday', 'Manuela')).toEqual(['você ama sorvete'])
  expect(spokenOf('pt', 'a mana ama sorvete', 'birthday', 'Manuela')).toEqual([])
})
