import { setupI18n } from '@lingui/core'
import { GREETING_STYLES } from '@recadinho/stage/cast'
import { expect, test } from 'vitest'
import { messages as en } from '../../../locales/en/order.po'
import { messages as pt } from '../../../locales/pt/order.po'
import { greetingLines, type GreetingInput } from './greeting.ts'

const catalogs = { en, pt }
const i18n = (locale: 'en' | 'pt') => setupI18n({ locale, messages: { [locale]: catalogs[locale] } })
const input: GreetingInput = {
  speakers: [
    { slug: 'princess-amara', name: 'Princess Amara', style: 'warm' },
    { slug: 'bramble', name: 'Bramble', style: 'gentle' },
  ],
  childName: ' Olívia ',
  childAge: 6,
  occasion: 'birthday',
  ownText: undefined,
}

test('the first greets by name, each says who it is, and the age is told on a birthday', () => {
  expect(greetingLines(i18n('en'), input).map(({ speaker, text }) => `${speaker}: ${text}`)).toEqual([
    "princess-amara: Hello, Olívia! It's me, Princess Amara.",
    'bramble: And I am Bramble!',
    'bramble: Happy birthday! 6 years old today, how grand!',
    'princess-amara: And there is so much more I want to tell you!',
  ])
})

test.each(['en', 'pt'] as const)('%s: every style of greeting says the name', (locale) => {
  for (const style of GREETING_STYLES) {
    const [line] = greetingLines(i18n(locale), {
      ...input,
      speakers: [{ slug: 'bramble', name: 'Felpudo', style }],
    })
    expect(line?.text).toContain('Olívia')
    expect(line?.text).toContain('Felpudo')
  }
})

test('the buyer’s own words are spoken, their beginning where they are long', () => {
  const lines = greetingLines(i18n('en'), { ...input, ownText: 'word '.repeat(100) })
  const own = lines.at(-1)?.text ?? ''
  expect(own.length).toBeLessThanOrEqual(161)
  expect(own).toMatch(/^word .*word…$/)
})

test('a child without a name yet is still greeted', () => {
  expect(greetingLines(i18n('pt'), { ...input, childName: '' })[0]?.text).toContain('meu bem')
})

test('nobody says nothing', () => {
  expect(greetingLines(i18n('en'), { ...input, speakers: [] })).toEqual([])
})
