import { i18n } from '@lingui/core'
import { ApiError } from '@recadinho/contracts/client'
import { expect, it } from 'vitest'
import { errorMessage, requestId } from './error-message.ts'

const answer = (status: number, body: unknown) => new ApiError(status, 'Bad', JSON.stringify(body))
const refused = (status: number, code: string) =>
  answer(status, { code, message: 'for engineers', requestId: 'req-9' })
const text = (error: unknown) => i18n._(errorMessage(error))

it('goes by the code, never by the message', () => {
  expect(text(refused(401, 'invalid_credentials'))).toBe('Wrong email or password.')
  expect(text(refused(409, 'version_conflict'))).toContain('Someone else changed this')
})

it('tells a server that failed from one that was not reached', () => {
  expect(text(refused(500, 'internal'))).toBe('Something went wrong on the server. Try again in a moment.')
  expect(text(answer(502, '<html>'))).toBe('Something went wrong on the server. Try again in a moment.')
  expect(text(new TypeError('Failed to fetch'))).toContain("couldn't reach the server")
})

it('gives the number for engineers only where the words say too little', () => {
  expect(requestId(refused(500, 'internal'))).toBe('req-9')
  expect(requestId(refused(409, 'version_conflict'))).toBeUndefined()
  expect(requestId(new TypeError('Failed to fetch'))).toBeUndefined()
})
