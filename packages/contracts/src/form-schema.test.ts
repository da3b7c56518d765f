import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { ConfirmPaymentBody } from './admin-orders.ts'
import { Closed } from './common.ts'
import { formSchema, type FieldTexts } from './form-schema.ts'

const texts = {
  reason: (rule: string) => (rule === 'maxLength' ? 'Too long' : 'Enter a reason'),
  amount: (rule: string) => (rule === 'required' ? 'Enter an amount' : 'Too much'),
}
interface Typed {
  reason: string
  amount: string
}
const bodyOf = ({ reason, amount }: Typed) => ({
  version: 1,
  reason,
  ...(/^\d+$/.test(amount) ? { amount: { amount: Number(amount), currency: 'USD' } } : {}),
})
const check = (typed: Typed) => formSchema(ConfirmPaymentBody, bodyOf, texts)['~standard'].validate(typed)

test('what the contract takes is taken as it was typed', () => {
  const typed = { reason: 'Statement 12', amount: '8990' }
  expect(check(typed)).toEqual({ value: typed })
})

test.each([
  [{ reason: '', amount: '8990' }, [{ path: ['reason'], message: 'Enter a reason' }]],
  [{ reason: 'x'.repeat(501), amount: '8990' }, [{ path: ['reason'], message: 'Too long' }]],
  [{ reason: 'Statement 12', amount: 'all' }, [{ path: ['amount'], message: 'Enter an amount' }]],
  [{ reason: 'Statement 12', amount: '100000000' }, [{ path: ['amount'], message: 'Too much' }]],
])('%o is refused beside its field, in one text', (typed, issues) => {
  expect(check(typed)).toEqual({ issues })
})

test('each field that is missing has its own text', () => {
  const schema = Closed({ email: Type.String(), password: Type.String() })
  const form = formSchema(schema, () => ({}), { email: () => 'Your email', password: () => 'Your password' })
  expect(form['~standard'].validate({})).toEqual({
    issues: [
      { path: ['email'], message: 'Your email' },
      { path: ['password'], message: 'Your password' },
    ],
  })
})

test('what no field stands for is left to the server', () => {
  const form = formSchema(ConfirmPaymentBody, (body: object) => body, texts)
  expect(
    form['~standard'].validate({ reason: 'Fine', amount: { amount: 1, currency: 'USD' } }),
  ).toHaveProperty('value')
})

test('a field inside another is refused beside itself, where it has a text, else beside the other', () => {
  const schema = Closed({
    name: Closed({ en: Type.String({ minLength: 1 }), pt: Type.String({ minLength: 1 }) }),
  })
  const validate = (texts: FieldTexts, body: object) =>
    formSchema(schema, () => body, texts)['~standard'].validate({})
  const own = { 'name.en': () => 'In English', 'name.pt': () => 'In Portuguese' }
  expect(validate(own, { name: { en: '' } })).toEqual({
    issues: expect.arrayContaining([
      { path: ['name', 'en'], message: 'In English' },
      { path: ['name', 'pt'], message: 'In Portuguese' },
    ]),
  })
  expect(validate({ name: () => 'A name' }, { name: { en: '' } })).toEqual({
    issues: [{ path: ['name'], message: 'A name' }],
  })
})

test('a form sent empty is told of every field, however many', () => {
  const names = Array.from({ length: 12 }, (_, at) => `field${at}`)
  const schema = Closed(
    Object.fromEntries(names.map((name) => [name, Type.String({ minLength: 1, pattern: '.' })])),
  )
  const empty = Object.fromEntries(names.map((name) => [name, '']))
  const texts = Object.fromEntries(names.map((name) => [name, () => name]))
  const checked = formSchema(schema, () => empty, texts)['~standard'].validate(empty)
  expect('issues' in checked && checked.issues.map(({ message }) => message)).toEqual(names)
})
