import { expect, test } from 'vitest'
import { draftAgain, type Offered } from './again.ts'
import { anOrder } from '../../../test/an-order.ts'

const pack = {
  id: 'one-character',
  charactersCount: 1,
  price: { amount: 990, currency: 'USD' },
} as Offered['packages'][number] // all that is read of it
const offered = { packages: [pack], characters: [{ id: 'princess-amara' }] }
const order = anOrder()

test('the same order again: at today’s price, under a new key', () => {
  const draft = draftAgain(order, offered, 'same')
  expect(draft).toMatchObject({
    selectedPackage: { id: 'one-character', price: pack.price },
    selectedCharacters: [{ id: 'princess-amara' }],
    childName: 'Olívia',
    childAge: 6,
    occasion: 'birthday',
    occasionDate: '',
    whatsappNumber: '(11) 98765-4321',
    whatsappCountry: 'BR',
    guardianEmail: 'ana@example.com',
  })
  expect(draft.id).not.toBe(draftAgain(order, offered, 'same').id)
})

test('the other children come along with the same child', () => {
  const family = anOrder({ otherChildren: [{ name: 'Pedro', nameHint: null }] })
  expect(draftAgain(family, offered, 'same').otherChildren).toEqual([{ name: 'Pedro', nameHint: '' }])
  expect(draftAgain(family, offered, 'another').otherChildren).toEqual([])
})

test('the drawing comes along with the same child, to be changed', () => {
  const likeness = {
    skin: 'fair',
    hair: 'curly',
    hairColour: 'red',
    glasses: true,
    hearingAid: false,
    wheelchair: false,
  } as const
  expect(draftAgain(anOrder({ likeness }), offered, 'same').likeness).toEqual(likeness)
  expect(draftAgain(anOrder({ likeness }), offered, 'another').likeness).toBeNull()
  expect(draftAgain(order, offered, 'same').likeness).toBeNull()
})

test('a number of an unknown country is entered again', () => {
  const unknown = anOrder({ whatsappNumber: '999123456789' })
  expect(draftAgain(unknown, offered, 'same')).toMatchObject({ whatsappNumber: '', whatsappCountry: null })
})

test('for another child nothing of the first one remains', () => {
  expect(draftAgain(order, offered, 'another')).toMatchObject({
    childName: '',
    childAge: null,
    occasion: 'justBecause',
    additionalNotes: '',
    guardianName: 'Ana Souza',
  })
})

test('what is not sold any more is omitted', () => {
  expect(draftAgain(order, { packages: [], characters: [] }, 'same')).toMatchObject({
    selectedPackage: null,
    selectedCharacters: [],
  })
})
