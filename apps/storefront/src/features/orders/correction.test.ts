import { expect, test } from 'vitest'
import { anOrder } from '../../../test/an-order.ts'
import { changedMeanwhile, changesOf, formOf, issuesOf, rebased } from './correction.ts'

const order = anOrder({ whatsappNumber: '5511987654321' })
const form = formOf(order, 'US')

test('the form shows the details as people write them', () => {
  expect(form).toMatchObject({
    childName: 'Olívia',
    childAge: '6',
    country: 'BR',
    whatsappNumber: '(11) 98765-4321',
    guardianEmail: 'ana@example.com',
  })
})

test('only differences are sent, trimmed; spaces and the number’s format are not differences', () => {
  expect(changesOf(form, order)).toEqual({})
  expect(changesOf({ ...form, childName: ' Olívia ', whatsappNumber: '11987654321' }, order)).toEqual({})
  expect(
    changesOf(
      { ...form, childName: 'Lívia', childAge: '7', nameHint: ' ', occasionDate: '2026-12-03' },
      order,
    ),
  ).toEqual({ childName: 'Lívia', childAge: 7, occasionDate: '2026-12-03' })
})

test('a hint beside a new name is sent with it', () => {
  const hinted = anOrder({ nameHint: 'oh-LIV-ya' })
  const corrected = { ...formOf(hinted, 'US'), childName: 'Olivia' }
  expect(changesOf(corrected, hinted)).toEqual({ childName: 'Olivia', nameHint: 'oh-LIV-ya' })
  expect(changesOf({ ...corrected, nameHint: '' }, hinted)).toEqual({ childName: 'Olivia', nameHint: null })
})

test('other children are compared by their names and hints, and sent all together', () => {
  const family = anOrder({ otherChildren: [{ name: 'Pedro', nameHint: null }] })
  const typed = formOf(family, 'US')
  expect(changesOf({ ...typed, otherChildren: [{ name: ' Pedro ', nameHint: ' ' }] }, family)).toEqual({})
  expect(changesOf({ ...typed, otherChildren: [] }, family)).toEqual({ otherChildren: [] })
  const hinted = { ...typed, otherChildren: [{ name: 'Pedro', nameHint: 'PEH-droo' }] }
  expect(changesOf(hinted, family)).toEqual({ otherChildren: [{ name: 'Pedro', nameHint: 'PEH-droo' }] })
  const nameless = { ...typed, otherChildren: [{ name: ' ', nameHint: '' }] }
  expect(issuesOf(nameless, family)).toEqual({ 'otherChildren.0.name': 'name_required' })
})

test('what this reader may not correct is not sent', () => {
  const shared = anOrder({ corrections: ['childName'] })
  expect(changesOf({ ...form, childName: 'Lia', guardianEmail: 'other@example.com' }, shared)).toEqual({
    childName: 'Lia',
  })
})

test('§5 for changed fields', () => {
  const bad = {
    ...form,
    childName: ' ',
    childAge: '131',
    additionalNotes: 'n'.repeat(401),
    whatsappNumber: '12',
    guardianEmail: 'ana@',
  }
  expect(issuesOf(bad, order)).toEqual({
    childName: 'name_required',
    childAge: 'age_out_of_range',
    additionalNotes: 'notes_too_long_for_ai',
    whatsappNumber: 'phone_invalid',
    guardianEmail: 'email_invalid',
  })
  const old = anOrder({ occasionDate: '2020-01-01' })
  expect(issuesOf(formOf(old, 'US'), old)).toEqual({})
  expect(issuesOf({ ...form, occasionDate: '2020-01-01' }, order)).toEqual({ occasionDate: 'day_past' })
})

test('fields that another tab corrected are named', () => {
  const other = anOrder({ childName: 'Mia', detailsVersion: 2 })
  expect(changedMeanwhile(order, other)).toEqual(['childName'])
  // Edited fields keep their text and the others take the saved values, so nothing is silently overwritten.
  const typed = { ...form, additionalNotes: 'She sings.' }
  expect(changesOf(rebased(typed, order, other), other)).toEqual({ additionalNotes: 'She sings.' })
  expect(changesOf(rebased({ ...form, childName: 'Lia' }, order, other), other)).toEqual({ childName: 'Lia' })
})
