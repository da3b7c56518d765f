import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLocalSpeech, type LocalSpeech } from './server.ts'

let speech: LocalSpeech
beforeAll(async () => {
  speech = await startLocalSpeech({ port: 0, key: 'local' })
})
afterAll(() => speech.close())

const openAi = (key = 'local', input = 'Hello, Ava!') =>
  fetch(`${speech.url}/audio/speech`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: JSON.stringify({ model: 'm', voice: 'nova', input }),
  })

test('answers as OpenAI does, with the same sound for the same words', async () => {
  const [first, second, other] = await Promise.all(
    [await openAi(), await openAi(), await openAi('local', 'Bye!')].map((one) => one.bytes()),
  )
  expect(String.fromCharCode(...(first?.subarray(0, 4) ?? []))).toBe('RIFF')
  expect(second).toEqual(first)
  expect(other).not.toEqual(first)
  expect(speech.received()[0]).toMatchObject({ face: 'openai', voice: 'nova', text: 'Hello, Ava!' })
})

test('answers as ElevenLabs does: samples alone, in the format asked for', async () => {
  const say = (format: string) =>
    fetch(`${speech.url}/text-to-speech/v1?output_format=${format}`, {
      method: 'POST',
      headers: { 'xi-api-key': 'local' },
      body: JSON.stringify({ text: 'Oi!', model_id: 'm' }),
    })
  const sound = await (await say('pcm_24000')).bytes()
  expect(sound.length % 2).toBe(0)
  expect((await say('mp3')).status).toBe(422)
  expect(speech.received().at(-1)).toMatchObject({ face: 'elevenlabs', voice: 'v1', text: 'Oi!' })
})

test('says a recording in another voice, with its timing, as ElevenLabs does', async () => {
  const wav = await (await openAi('local', 'We came from the castle.')).bytes()
  const form = new FormData()
  form.set('model_id', 'sts')
  form.set('audio', new Blob([wav]), 'line.wav')
  const answer = await fetch(`${speech.url}/speech-to-speech/v1?output_format=pcm_24000`, {
    method: 'POST',
    headers: { 'xi-api-key': 'local' },
    body: form,
  })
  const said = await answer.bytes()
  expect([answer.status, said.length]).toEqual([200, wav.length - 44])
  expect(said).not.toEqual(wav.subarray(44))
  expect(speech.received().at(-1)).toMatchObject({
    face: 'elevenlabs',
    voice: 'v1',
    body: '{"model_id":"sts"}',
    sound: wav,
  })
})

test('a fault happens to the next request alone; a wrong key is refused', async () => {
  speech.fault({ kind: 'status', status: 429 })
  expect((await openAi()).status).toBe(429)
  expect((await openAi()).status).toBe(200)
  expect((await openAi('other')).status).toBe(401)
})

test('production is refused', async () => {
  await expect(startLocalSpeech({ port: 0, key: 'local', nodeEnv: 'production' })).rejects.toThrow(
    /never runs/,
  )
})
