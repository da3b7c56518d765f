import { i18n } from '@lingui/core'
import type { OrderSpeech } from '@recadinho/contracts/speech'
import { ApiError } from '@recadinho/contracts/client'
import { provideAllParts } from '@recadinho/stage/all-parts'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { aClip, aLine, someSpeech } from '../../../test/some-speech.ts'
import { messages } from '../../locales/en/recording.po'
import { RecordingPage, type RecordingSearch } from './recording-page.tsx'

beforeAll(() => {
  provideAllParts()
  i18n.load('en', messages)
})
beforeEach(() => {
  vi.stubGlobal('AudioWorkletNode', () => undefined)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

const id = '01938f00-0000-7000-8000-000000000001'
async function desk(speech: OrderSpeech = someSpeech(), search: RecordingSearch = {}) {
  const onSearch = vi.fn<(search: RecordingSearch) => void>()
  const page = await renderPage(<RecordingPage id={id} search={search} onSearch={onSearch} />, () => speech)
  await screen.findByRole('heading', { level: 1, name: 'Record the voice' })
  return { ...page, onSearch }
}
/** Gives this browser another part, until the test ends. */
function stubNavigator(part: 'mediaDevices' | 'locks', value: unknown) {
  Object.defineProperty(navigator, part, { configurable: true, value })
}
afterEach(() => {
  for (const part of ['mediaDevices', 'locks']) Reflect.deleteProperty(navigator, part)
})

test('begins with the first line that nobody has recorded, and goes on by buttons and keys', async () => {
  const lines = [
    aLine('Hello, Olivia!', { clip: aClip(2), takes: 1 }),
    aLine('You are six today.', { line: 1 }),
    aLine('See you!', { line: 1 }),
  ]
  const { onSearch } = await desk(someSpeech({ lines }))
  expect(await screen.findByRole('region', { name: 'Line 2 of 3' })).toBeTruthy()
  expect(screen.getByText(/1 of 3 lines are recorded/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Next line' }))
  expect(onSearch).toHaveBeenLastCalledWith({ line: 2, sentence: 2 })
  await userEvent.keyboard('{ArrowLeft}')
  expect(onSearch).toHaveBeenLastCalledWith({ line: 1 })
})

test('shows what each line has: a recording, the shop’s voice, another line’s words, nothing', async () => {
  const lines = [
    aLine('One.', { clip: aClip(1) }),
    aLine('Two.', { clip: aClip(1, { source: 'voice', isDraft: true }) }),
    aLine('Three.', { clip: aClip(1, { doubtful: true }) }),
    aLine('Four.'),
  ]
  await desk(someSpeech({ lines }))
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows).toEqual(['One.Recorded', "Two.The shop's voice", 'Three.Another line?', 'Four.Not recorded'])
})

test('asks whether a take was of another line, and lets it be', async () => {
  const lines = [aLine('One.', { clip: aClip(1, { doubtful: true }), takes: 2 })]
  const { call } = await desk(someSpeech({ lines }))
  expect(screen.getByText('That sounded like another line')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(screen.queryByText('That sounded like another line')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Delete this take and use the one before' }))
  expect(call).toHaveBeenCalledWith('removeTake', { params: { id, clipId: aClip(1).id } })
})

const take = aClip(1, { id: '01938f00-0000-7000-8000-0000000000c2' })
const said = aClip(1, { voice: 'elevenlabs/sts nova', madeOf: take.id })

test('has a take said in the shop’s voice where its service can, and says why not', async () => {
  const line = aLine('One.', { clip: take, takes: 1, conversion: 'offered' })
  const { call } = await desk(someSpeech({ lines: [line] }))
  const button = screen.getByRole('button', { name: "Say this take in the shop's voice" })
  const refusal = { code: 'not_converted', message: '', details: { reason: 'budget' }, requestId: 'r' }
  call.mockImplementation((name: string) =>
    name === 'convertTake'
      ? Promise.reject(new ApiError(409, '', JSON.stringify(refusal)))
      : Promise.resolve(someSpeech({ lines: [line] })),
  )
  await userEvent.click(button)
  expect(call).toHaveBeenCalledWith('convertTake', { params: { id, clipId: take.id } })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Your own voice is still heard')
  expect(alert.textContent).toContain('The shop has paid for as many lines as it does in a day')
})

test('says whose voice is heard instead of a take, and under which licence; the take can be heard and used again', async () => {
  const line = aLine('One.', { clip: said, takes: 2, conversion: 'offered' })
  const voice = { name: 'nova', isDraft: false, isService: true, licence: 'Terms of the service' }
  const { call } = await desk(someSpeech({ lines: [line], voice }))
  expect(screen.getByText("This take is said in the shop's voice")).toBeTruthy()
  expect(screen.getByText('Terms of the service')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Listen to the take' })).toBeTruthy()
  expect(screen.getByRole('listitem').textContent).toContain("Take in the shop's voice")
  expect(screen.queryByRole('button', { name: "Say this take in the shop's voice" })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Use the take in your own voice' }))
  expect(call).toHaveBeenCalledWith('removeTake', { params: { id, clipId: said.id } })
})

test.each([
  ['a name that stays in the shop', { clip: take, conversion: 'names' }, true],
  ['no such service', { clip: take }, false],
  [
    'a parent’s own voice',
    { clip: take, parentTake: { id: take.id, refused: false }, conversion: 'offered' },
    false,
  ],
  ['nothing recorded', { conversion: 'offered' }, false],
] as const)('offers no other voice for a line with %s', async (_, changes, isExplained) => {
  await desk(someSpeech({ lines: [aLine('One.', changes)] }))
  expect(screen.queryByRole('button', { name: "Say this take in the shop's voice" })).toBeNull()
  expect(screen.queryByText(/the owner keeps names in the shop/) !== null).toBe(isExplained)
})

test.each([
  ['NotAllowedError', 'This page may not use the microphone'],
  ['NotFoundError', 'There is no microphone'],
  ['NotReadableError', 'Another program is using the microphone'],
  [undefined, "This browser can't record"],
] as const)('says what to do without a microphone: %s', async (name, title) => {
  stubNavigator('mediaDevices', name && { getUserMedia: () => Promise.reject(new DOMException('', name)) })
  await desk()
  await userEvent.keyboard(' ')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(title)
  expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(name !== undefined)
})

test('a second tab records nothing until the first one is closed', async () => {
  let free: (() => void) | undefined
  stubNavigator('locks', {
    request(_: string, options: { ifAvailable?: true }, work: (lock: unknown) => unknown) {
      if (options.ifAvailable) return Promise.resolve(work(null))
      return new Promise((resolve) => {
        free = () => resolve(work({}))
      })
    },
  })
  await desk()
  expect(await screen.findByText('Another tab is recording')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Record' })).toBeNull()
  await act(async () => free?.())
  expect(await screen.findByRole('button', { name: 'Record' })).toBeTruthy()
})

test('says that there is nothing to say', async () => {
  await desk(someSpeech({ lines: [] }))
  expect(screen.getByText('There is nothing to say')).toBeTruthy()
})

test('says how a name is to be said', async () => {
  await desk(someSpeech({ lines: [aLine('Hi, Xavier!', { spoken: 'Hi, Zay-vee-er!' })] }))
  expect(screen.getByText('Hi, Zay-vee-er!')).toBeTruthy()
})
