import { expect, test } from 'vitest'
import type { ScriptInput } from '../../../lib/script/current-script.ts'
import { formOf } from './use-preview-speech.ts'

const input: ScriptInput = {
  locale: 'en',
  characters: [{ id: 'bramble', name: { en: 'Bramble', pt: 'Felpudo' }, greetingStyle: 'warm' }],
  childName: ' Thais Souza ',
  nameHint: ' Ta-EES ',
  otherChildren: [{ name: 'Pedro', nameHint: '' }],
  childAge: 5,
  occasion: 'birthday',
  additionalNotes: ' She loves frogs. ',
  unsaid: [],
  useAIVoice: true,
}

test('the form is sent as an order would send it, also before there are notes', () => {
  expect(formOf(input)).toEqual({
    locale: 'en',
    characterIds: ['bramble'],
    childName: 'Thais Souza',
    nameHint: 'Ta-EES',
    otherChildren: [{ name: 'Pedro' }],
    childAge: 5,
    occasion: 'birthday',
    additionalNotes: 'She loves frogs.',
    unsaid: [],
  })
  expect(formOf({ ...input, additionalNotes: '' })).toMatchObject({ additionalNotes: '' })
})

test.each([
  ['a name', { childName: ' ' }],
  ['an age', { childAge: null }],
  ['an age that a child has', { childAge: 500 }],
  ['an occasion', { occasion: null }],
  ['notes that fit', { additionalNotes: 'x'.repeat(401) }],
  ['words of the shop’s', { useAIVoice: false }],
])('without %s nothing is sent', (_, change) => {
  expect(formOf({ ...input, ...change })).toBeUndefined()
})
