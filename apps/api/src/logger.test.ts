import { expect, test } from 'vitest'
import { createLogger, describeError } from './logger.ts'

function logged(fields: Record<string, unknown>): Record<string, unknown> {
  const lines: string[] = []
  createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) }).info(fields, 'said')
  return JSON.parse(lines[0] ?? '{}')
}

test('only named fields are written', () => {
  const line = logged({
    orderId: 'o1',
    childName: 'Olívia',
    phone: '5511',
    body: { email: 'a@b.co' },
    status: 201,
  })
  expect(line).toEqual({ level: 'info', time: expect.any(String), orderId: 'o1', status: 201, msg: 'said' })
})

test('of a database error only codes and names are logged', () => {
  const error = Object.assign(new Error('invalid input syntax: "Olívia"'), {
    name: 'error',
    severity: 'ERROR',
    code: '22P02',
    detail: 'Failing row contains (Olívia)',
    table: 'orders',
  })
  const text = JSON.stringify(describeError(error))
  expect(text).not.toContain('Olívia')
  expect(describeError(error)).toMatchObject({ code: '22P02', table: 'orders', severity: 'ERROR' })
})

test('of our own errors the message, the stack and the cause are logged', () => {
  const error = new Error('outer', { cause: new Error('inner') })
  expect(describeError(error)).toMatchObject({ type: 'Error', message: 'outer', cause: { message: 'inner' } })
})
