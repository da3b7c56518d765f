import { expect, test } from 'vitest'

const catalogs = import.meta.glob<{ messages: Record<string, unknown> }>('../locales/*/*.po', { eager: true })
const named = /\b(?:AI|IA|ChatGPT)\b|artificial intelligence|inteligência artificial/i

/** §5's message, and the marks of a script by a writing service. */
const allowed = [
  'Maximum 400 characters when using AI to generate text',
  'Máximo de 400 caracteres ao usar IA para gerar o texto',
  'Writing with AI…',
  'Escrevendo com IA…',
  'Personalized with AI, edited by you',
  'Personalizado com IA, editado por você',
]

test('AI is named in the text of §5 and where a writing service wrote, and nowhere else', () => {
  const texts = Object.values(catalogs).flatMap(({ messages }) =>
    Object.values(messages).map((message) => [message].flat(5).join('')),
  )
  expect(texts.length).toBeGreaterThan(500)
  expect(new Set(texts.filter((text) => named.test(text)))).toEqual(new Set(allowed))
})
