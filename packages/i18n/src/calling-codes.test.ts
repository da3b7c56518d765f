import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { expect, test } from 'vitest'
import { callingCountries } from './calling-codes.ts'

test('the table of prefixes equals the library’s', () => {
  const ours = callingCountries().map(({ code, prefix }) => `${code} ${prefix}`)
  const theirs = getCountries().map((code) => `${code} ${getCountryCallingCode(code)}`)
  expect(ours.toSorted()).toEqual(theirs.toSorted())
})
