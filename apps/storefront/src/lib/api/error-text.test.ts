import { setupI18n } from '@lingui/core'
import { ApiError } from '@recadinho/contracts/client'
import { errorCodes } from '@recadinho/contracts/error-codes'
import { expect, test } from 'vitest'
import { messages } from '../../locales/pt/order.po'
import { errorCode, errorText, serverMessage } from './error-text.ts'

const i18n = setupI18n({ locale: 'pt', messages: { pt: messages } })
const answer = (code: string, status = 400) =>
  new ApiError(status, '', JSON.stringify({ code, message: 'For engineers.', requestId: 'r' }))

test.each(errorCodes)('%s is a sentence in the reader’s language, never the server’s English', (code) => {
  const text = errorText(i18n, answer(code))
  expect(text).toMatch(/^[A-ZÀ-Ú].{10,}[.]$/)
  expect(text).not.toContain('For engineers')
  expect(Object.values(messages).flat()).toContain(text)
})

test('an answer without a code is described by its status', () => {
  expect(errorText(i18n, new ApiError(502, 'Bad Gateway', '<html>'))).toContain('pausa')
  expect(errorText(i18n, new ApiError(400, '', ''))).toContain('do nosso lado')
})

test('no answer at all is a lost connection', () => {
  expect(errorText(i18n, new TypeError('Failed to fetch'))).toContain('internet')
  expect(errorCode(new TypeError('Failed to fetch'))).toBeUndefined()
})

test('§8: the server’s message is translated when its code is known, otherwise shown unchanged', () => {
  const said = (body: string) => serverMessage(i18n, new ApiError(500, '', body))
  expect(said('{"code":"rate_limited","message":"Slow.","requestId":"r"}')).toContain('tentativas')
  expect(said('{"message":"De outro sistema."}')).toBe('De outro sistema.')
  expect(said('<html>')).toBe('')
  expect(said('{"message":5}')).toBe('')
})
