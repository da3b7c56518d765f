import { expect, test } from 'vitest'
import { GREETING_STYLES } from '../cast.ts'
import { brokenRule, type ScriptRule } from './script-rules.ts'
import { OCCASIONS, writeText, type ScriptRequest } from './script.ts'

/** An owner's own: the cast speaks in words of its own (`character-texts.test.ts`). */
const amara = {
  id: 'a-princess',
  name: { en: 'Princess Amara', pt: 'Princesa Amara' },
  greetingStyle: 'warm',
}
const owl = {
  id: 'professor-owl',
  name: { en: 'Professor Owl', pt: 'Professor Coruja' },
  greetingStyle: 'wise',
}
const rocket = { id: 'rocket-rui', name: { en: 'Rocket Rui', pt: 'Rui Foguete' }, greetingStyle: 'funny' }
const request: ScriptRequest = {
  locale: 'en',
  childName: 'Olívia',
  childAge: 6,
  occasion: 'birthday',
  notes: 'Lost 2 teeth.',
  useAIVoice: true,
  characters: [amara],
}
const notes = { en: 'She lost 2 teeth and sings to her dog.', pt: 'Perdeu 2 dentes e canta para o cachorro.' }

test.each(['en', 'pt'] as const)("every text of the shop's own writer keeps the rules, in %s", (locale) => {
  for (const occasion of OCCASIONS)
    for (const greetingStyle of GREETING_STYLES)
      for (const others of [[], [owl], [owl, rocket]]) {
        const characters = [amara, ...others].map((one) => Object.assign({}, one, { greetingStyle }))
        const wanted = { ...request, locale, occasion, characters, notes: notes[locale] }
        const text = writeText(wanted)
        expect([text, brokenRule(text, wanted)]).toEqual([text, undefined])
      }
})

const good =
  "Olívia, hello! It's Princess Amara! You're 6 years old today, and your 2 missing teeth are on their way to the stars."
const pt =
  'Olívia, oi! Sou eu, Princesa Amara! Você está fazendo 6 anos, e eu vim de muito longe para te dar um abraço bem apertado.'
const two = (owlSays: string) => `Princess Amara: ${good}\nProfessor Owl: ${owlSays}`

test('other words for the same are as good', () => {
  expect(brokenRule(good, request)).toBeUndefined()
  expect(brokenRule(pt, { ...request, locale: 'pt' })).toBeUndefined()
  expect(brokenRule(two('A hug for you, Olívia!'), { ...request, characters: [amara, owl] })).toBeUndefined()
})

const bad: [ScriptRule, string][] = [
  ['length', 'Hi Olívia!'],
  ['length', `${good} `.repeat(20)],
  ['form', `**${good}**`],
  ['form', `(waves) ${good}`],
  ['form', `{name}, hello! ${good}`],
  ['form', `${good} See www.shop.example for more.`],
  ['form', `Princess Amara: ${good}`],
  ['name', good.replace('Olívia', 'Sofia')],
  ['language', pt],
  ['facts', good.replace('6', '9')],
  ['facts', `${good} I have 3 dragons for you.`],
  ...[
    "Don't tell your mom, it's our secret.",
    "If you don't sleep early, the stars will not come.",
    'A very scary wolf is waiting in the forest.',
    'Ask them to buy you another video!',
    'Where do you live? Come and meet me there.',
    "I'm sorry, but as an AI I cannot write this.",
    'You were so STUPID yesterday.',
  ].map((words): [ScriptRule, string] => ['unsafe', `${good} ${words}`]),
]
test.each(bad)('%s: %s', (rule, text) => {
  expect(brokenRule(text, request)).toBe(rule)
})

test('W9: nor does what was to be left out come from another writer', () => {
  const wanted = { ...request, childName: 'Olívia Prado' }
  const of = (notes: string, words: string) =>
    brokenRule(`${good} ${words}`, { ...wanted, notes: `2 teeth. ${notes}` })
  expect(of("Don't mention the baby", 'And the baby says hello!')).toBe('private')
  expect(of('Goes to Lincoln Elementary', 'Have fun at Lincoln!')).toBe('private')
  expect(of('Loves owls', 'Miss Prado, the owls say hello!')).toBe('private')
  expect(of('Loves owls', 'The owls say hello!')).toBeUndefined()
})

test.each([
  'Não conte para a mamãe, é o nosso segredo.',
  'Se você não dormir cedo, ficará de castigo.',
  'O lobo mau vai te dar medo.',
  'Peça para comprar outro vídeo!',
  'Onde você mora? Vem sozinha me ver.',
  'Desculpe, mas como uma IA eu não posso escrever isto.',
])('unsafe in Portuguese: %s', (words) => {
  expect(brokenRule(`${pt} ${words}`, { ...request, locale: 'pt' })).toBe('unsafe')
})

test('of several, each speaks, under a name of theirs', () => {
  const wanted = { ...request, characters: [amara, owl] }
  expect(brokenRule(good, wanted)).toBe('form')
  expect(brokenRule(`Princess Amara: ${good}`, wanted)).toBe('form')
  expect(brokenRule(`${two('Hello!')}\nNarrator: The end.`, wanted)).toBe('form')
})
