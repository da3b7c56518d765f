import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLocalWriter, type LocalWriter } from './server.ts'

let writer: LocalWriter
beforeAll(async () => {
  writer = await startLocalWriter({ port: 0, key: 'local' })
})
afterAll(() => writer.close())

const facts = {
  language: 'American English',
  age: 6,
  parts: { 1: 'She sings' },
  characters: [{ name: 'Princess Amara' }],
}
const body = JSON.stringify({ model: 'm', messages: [{ role: 'user', content: JSON.stringify(facts) }] })
const post = (key = 'local') =>
  fetch(`${writer.url}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body,
  })

test('answers in the form of chat completions, and keeps what came', async () => {
  expect(await (await post()).json()).toMatchObject({
    choices: [
      { finish_reason: 'stop', message: { content: expect.stringMatching(/\{name\}.*She sings! \[1\]$/) } },
    ],
  })
  expect(writer.received().at(-1)).toBe(body)
})

test('a fault happens to the next question alone; a wrong key is refused', async () => {
  writer.fault({ kind: 'status', status: 503 })
  expect((await post()).status).toBe(503)
  expect((await post()).status).toBe(200)
  expect((await post('other')).status).toBe(401)
})

test('production is refused', async () => {
  await expect(startLocalWriter({ port: 0, key: 'local', nodeEnv: 'production' })).rejects.toThrow(
    /never runs/,
  )
})
