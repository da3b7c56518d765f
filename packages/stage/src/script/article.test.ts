import { expect, test } from 'vitest'
import { CAST } from '../cast.ts'
import { withArticle } from './article.ts'
import { turnsOf, writeScript, writeText, type ScriptRequest } from './script.ts'

test.each([
  ['Doutora Thea', 'a Doutora Thea'],
  ['Robô Pipoca', 'o Robô Pipoca'],
  ['Vovó Lina', 'a Vovó Lina'],
  ['Vovô Tito', 'o Vovô Tito'],
  ['Super-Herói Léo', 'Super-Herói Léo'],
  ['Lumi', 'Lumi'],
  ['Detetive Ravi', 'Detetive Ravi'],
])('a character of the shop, %s, is %s within a sentence', (name, called) =>
  expect(withArticle(name, undefined)).toBe(called),
)

const request = (pt: string, greetingStyle = 'warm'): ScriptRequest => ({
  locale: 'pt',
  childName: 'Bia',
  childAge: 6,
  occasion: 'birthday',
  notes: '',
  useAIVoice: true,
  characters: [{ id: 'speaker', name: { en: pt, pt }, greetingStyle }],
})

test.each(CAST)(
  '$name.pt introduces itself with its article in Portuguese',
  ({ name, article, greetingStyle }) => {
    const [opening] = turnsOf(writeScript(request(name.pt, greetingStyle)))
    expect(opening?.map(({ text }) => text).join(' ')).toMatch(
      new RegExp(`(?:Sou eu,|Aqui é) ${article} ${name.pt}`),
    )
  },
)

test('the child is greeted in the order of each language', () => {
  expect(writeText(request('Felpudo', 'gentle'))).toMatch(/^Oi, Bia\. (?:Sou eu,|Aqui é) o Felpudo\./)
  const english: ScriptRequest = { ...request('Bramble', 'gentle'), locale: 'en', childName: 'Ava' }
  expect(writeText(english)).toMatch(/^(?:Hello|Hello there|Hi), Ava\. It's Bramble\./)
})

test('those who came along have their articles, and speak under their names', () => {
  const characters = ['Princesa Amara', 'Capitão Gentil', 'Felpudo'].map((pt, at) => ({
    id: `speaker-${at}`,
    name: { en: pt, pt },
    greetingStyle: 'warm',
  }))
  const text = writeText({ ...request(''), characters })
  expect(text).toContain('o Capitão Gentil e o Felpudo!')
  expect(text).toMatch(/^Capitão Gentil: /m)
})
