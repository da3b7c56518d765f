import { expect, it } from 'vitest'
import { intentDone, intentKey } from './intent-key.ts'

it('keeps the key of what is not done, and makes a new one for what is asked for once more', () => {
  const first = intentKey('give 5 back')
  expect(intentKey('give 5 back')).toBe(first)
  expect(intentKey('give 6 back')).not.toBe(first)
  intentDone('give 5 back')
  expect(intentKey('give 5 back')).not.toBe(first)
})
