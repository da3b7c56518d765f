import { ApiError } from '@recadinho/contracts/client'
import type { VoicePresetList } from '@recadinho/contracts/voice-presets'
import { transformVoice, type Speech } from '@recadinho/stage/voice'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { somePresets } from '../../../test/some-presets.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { VoicePresetsError, VoicePresetsPage } from './voice-presets-page.tsx'

const rate = 24_000
/** What every file holds, as the browser decodes it: half a second of a tone. */
const sound: Speech = {
  rate,
  samples: Float32Array.from({ length: rate / 2 }, (_, i) => 0.3 * Math.sin((2 * Math.PI * 200 * i) / rate)),
}
let played: Float32Array[]

/** jsdom has no sound: these are the parts of a browser's that the page uses. Everything is played at once. */
class Output {
  destination = {}
  resume = () => Promise.resolve()
  close = () => Promise.resolve()
  createBuffer = () => ({ copyToChannel: (samples: Float32Array) => played.push(samples) })
}
class Source extends EventTarget {
  connect = () => undefined
  stop = () => undefined
  start = () => queueMicrotask(() => this.dispatchEvent(new Event('ended')))
}
class Decoder {
  decodeAudioData = (file: ArrayBuffer) =>
    file.byteLength === 0
      ? Promise.reject(new Error('No sound'))
      : Promise.resolve({
          length: sound.samples.length,
          sampleRate: rate,
          numberOfChannels: 1,
          getChannelData: () => sound.samples,
        })
}
let answer: () => Response
beforeEach(() => {
  played = []
  answer = () => new Response(new Uint8Array(8))
  vi.stubGlobal('AudioContext', Output)
  vi.stubGlobal('AudioBufferSourceNode', Source)
  vi.stubGlobal('OfflineAudioContext', Decoder)
  vi.stubGlobal('fetch', (path: string) => (requested.push(path), Promise.resolve(answer())))
})
afterEach(() => vi.unstubAllGlobals())
let requested: string[] = []

async function show(change: (list: VoicePresetList, input: unknown) => unknown = () => undefined) {
  requested = []
  const list = somePresets()
  const page = await renderPage(
    <VoicePresetsPage />,
    (name, input) => (name === 'listVoicePresets' ? structuredClone(list) : change(list, input)),
    VoicePresetsError,
  )
  await screen.findByRole('heading', { level: 1, name: 'Voices of the characters' })
  return { sent: () => page.call.mock.calls.filter(([name]) => name === 'changePresetApproval') }
}
const amara = () => within(screen.getByRole('listitem', { name: 'Princess Amara' }))
const press = (name: string) => userEvent.click(amara().getByRole('button', { name }))
const portuguese = () => within(screen.getByRole('region', { name: 'In Portuguese' }))
const selectFile = (file: File) =>
  userEvent.upload(portuguese().getByLabelText('Sound file in Portuguese'), file)

it('plays the shop’s voice as the character, by the stage’s own transform, and beside it without the preset', async () => {
  await show()
  await press('With preset Princess Amara, in English')
  await waitFor(() => expect(played).toHaveLength(1))
  const { preset } = somePresets().items[0] ?? {}
  if (!preset) throw new Error('No preset')
  expect(played[0]).toEqual(transformVoice(sound, preset).samples)
  expect(requested).toEqual(['/api/admin/voice-presets/princess-amara/samples/en'])

  await press('Without Princess Amara, in English')
  await waitFor(() => expect(played).toHaveLength(2))
  expect(played[1]).toEqual(sound.samples)
})

it('lets a voice be approved once it was heard in both languages, the second by a file of the owner’s', async () => {
  const { sent } = await show((list) => {
    const [first] = list.items
    if (first) first.approval = { at: '2026-11-27T20:00:00.000Z', by: 'Olga' }
    return structuredClone(list)
  })
  expect(portuguese().getByText(/The shop has no voice for this language/)).toBeDefined()
  expect(amara().getByText('Needs a recording, above')).toBeDefined()
  await press('With preset Princess Amara, in English')
  await press('Approve the voice of Princess Amara')
  expect(sent()).toEqual([])

  await selectFile(new File(['x'.repeat(8)], 'me.wav', { type: 'audio/wav' }))
  expect(await portuguese().findByText('Your recording of 1 second speaks the samples.')).toBeDefined()
  await press('With preset Princess Amara, in Portuguese')
  await waitFor(() => expect(amara().getAllByText('Heard')).toHaveLength(2))
  await press('Approve the voice of Princess Amara')
  expect(await amara().findByText(/By Olga/)).toBeDefined()
  expect(screen.getByText('1 of 2 approved')).toBeDefined()
  const { hash } = somePresets().items[0] ?? {}
  expect(sent()[0]?.[1]).toEqual({ params: { id: 'princess-amara' }, body: { hash, approved: true } })

  await press('Make it a draft again Princess Amara')
  expect(sent()[1]?.[1]).toEqual({ params: { id: 'princess-amara' }, body: { hash, approved: false } })
})

it('says what has changed since it was approved, and what cannot be played or recorded', async () => {
  await show()
  const zib = within(screen.getByRole('listitem', { name: /Zib/ }))
  expect(zib.getByText('This voice has changed since it was approved.')).toBeDefined()
  expect(zib.getByText(/robot/)).toBeDefined()

  await selectFile(new File([], 'empty.wav', { type: 'audio/wav' }))
  expect(await portuguese().findByText(/There is no sound in this file/)).toBeDefined()
  await userEvent.click(portuguese().getByRole('button', { name: 'Record a sentence in Portuguese' }))
  expect(await portuguese().findByText(/We couldn't use the microphone/)).toBeDefined()

  answer = () =>
    new Response(JSON.stringify({ code: 'unavailable', message: '', requestId: 'r-1' }), { status: 503 })
  await userEvent.click(zib.getByRole('button', { name: /^With preset .*Zib.*, in English$/ }))
  expect((await zib.findByRole('alert')).textContent).toContain("We couldn't play this sample")
})

it('shows the list as it is now when the voice has changed in the meantime', async () => {
  await show((list) => {
    for (const item of list.items) item.changed = true
    throw new ApiError(409, '', JSON.stringify({ code: 'version_conflict', message: '', requestId: 'r-1' }))
  })
  await selectFile(new File(['x'.repeat(8)], 'me.wav', { type: 'audio/wav' }))
  await portuguese().findByText(/Your recording/)
  await press('With preset Princess Amara, in English')
  await press('With preset Princess Amara, in Portuguese')
  await waitFor(() => expect(amara().getAllByText('Heard')).toHaveLength(2))
  await press('Approve the voice of Princess Amara')
  expect(await amara().findByText('This voice has changed since it was approved.')).toBeDefined()
  expect(amara().getByRole('alert').textContent).toContain('Nothing was changed')
})
