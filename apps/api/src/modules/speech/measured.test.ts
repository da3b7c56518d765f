import { expect, test } from 'vitest'
import { referencesOf } from './alignment/references.ts'
import { measure } from './measured.ts'
import { flite } from './voices/flite.ts'

const never = new AbortController().signal
const text = 'Happy birthday, Oh LIV ia! See you soon.'

async function spoken() {
  const line = { text, locale: 'en', mood: null, voice: 'slt', pace: 1 } as const
  const [said] = await flite.speak([line], never)
  if (said === undefined || !('recording' in said)) throw new Error('Nothing was said')
  const { samples, rate } = said.recording
  const [reference] = await referencesOf([{ text, locale: 'en', seconds: samples.length / rate }])
  if (!reference) throw new Error('There is no reference')
  const padded = new Float32Array(samples.length + rate)
  padded.set(samples, rate / 2)
  return { recording: { samples: padded, rate }, reference }
}

test('each written word has the time of what is said for it, and the silence around it is cut off', async () => {
  const { recording, reference } = await spoken()
  const said = ['Happy', 'birthday,', 'Oh LIV ia!', '', 'See', 'you', 'soon.']
  const [measured] = await measure([{ recording, said, reference }], never)
  expect(measured?.words).toHaveLength(said.length)
  const [from = [], none = []] = measured?.words.slice(2, 4) ?? []
  expect(Number(from[1]) - Number(from[0])).toBeGreaterThan(0.3)
  expect(none).toEqual([from[1], from[1]])
  const { seconds = 0 } = measured ?? {}
  expect(seconds).toBeLessThan(recording.samples.length / recording.rate - 0.7)
  expect(seconds).toBe((measured?.recording.samples.length ?? 0) / recording.rate)
  measured?.words.forEach(([begin, end], i) => {
    expect(end).toBeGreaterThanOrEqual(begin)
    expect(end).toBeLessThanOrEqual(seconds)
    expect(begin).toBeGreaterThanOrEqual(measured.words[i - 1]?.[0] ?? 0)
  })
})

test('nothing is measured where nobody speaks', async () => {
  const { recording, reference } = await spoken()
  const silence = { ...recording, samples: new Float32Array(recording.rate) }
  expect(await measure([{ recording: silence, said: ['Hello!'], reference }], never)).toEqual([undefined])
})
