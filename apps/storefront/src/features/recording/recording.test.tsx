// @vitest-environment jsdom
import { takeConsentVersion, type ParentLine, type ParentTakes } from '@recadinho/contracts/parent-takes'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { anOrder } from '../../../test/an-order.ts'
import { inShop } from '../../../test/in-shop.tsx'
import { consentWords } from './consent.tsx'
import Recording from './recording.lazy.tsx'

const preset = { pitch: 1.1, range: 1, speed: 1, formant: 1, texture: null }
const aLine = (id: string, text: string, take: ParentLine['take'] = null): ParentLine => ({
  id,
  text,
  spoken: text,
  characters: ['princess-amara'],
  presets: [preset],
  take,
})
const aTake = (used = true) => ({ id: 'take', seconds: 1, recordedAt: '2026-11-28T10:00:00Z', used })
const takes = (change: Partial<ParentTakes> = {}): ParentTakes => ({
  open: true,
  locale: 'en',
  version: 1,
  consentVersion: takeConsentVersion,
  lines: [aLine('a', 'Hello, Olivia!'), aLine('b', 'See you soon.')],
  others: [],
  ...change,
})
const stub = (name: 'mediaDevices', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'mediaDevices')
  vi.unstubAllGlobals()
})

async function show(listed: ParentTakes) {
  const { wrapper, call } = await inShop({
    answer: (name) => (name === 'listParentTakes' ? listed : null),
  })
  await act(async () => {
    render(
      <Suspense>
        <Recording order={anOrder({ recording: 'open' })} token="secret" />
      </Suspense>,
      { wrapper },
    )
  })
  await screen.findByRole('region', { name: 'Your voice in the video' })
  return call
}
const agree = async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: /I'm an adult/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Agree and continue' }))
}

test('the words of consent belong to the version that is stored with them', () => {
  const words: Record<number, Record<keyof typeof consentWords, string>> = {
    1: {
      rules:
        'Only an adult may record, and only their own voice. Our team hears it. We use it for this video and nothing else, and delete it 30 days after delivery. You can remove it here at any time.',
      agreement: "I'm an adult, this is my own voice, and you may use it in this video",
    },
  }
  expect(words[takeConsentVersion]).toEqual({
    rules: consentWords.rules.message,
    agreement: consentWords.agreement.message,
  })
})

test('nothing can be recorded before the consent, which is asked for in words', async () => {
  await show(takes())
  expect(await screen.findByText(/Only an adult may record/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Record' })).toBeNull()
  expect(screen.queryByText('Hello, Olivia!')).toBeNull()
  expect(screen.getByRole('link', { name: 'How we handle your voice' }).getAttribute('href')).toBe(
    '/privacy#your-own-voice',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Agree and continue' }))
  expect(screen.getByText('Please tick this box to continue')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('checkbox'))
  await agree()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Record' })))
  expect(screen.queryByRole('checkbox', { name: /I'm an adult/ })).toBeNull()
})

test.each([
  ['NotAllowedError', 'This page may not use the microphone'],
  ['NotFoundError', "We can't find a microphone"],
  ['NotReadableError', 'Another app is using the microphone'],
  [undefined, "This browser can't record"],
] as const)('says what to do without a microphone: %s', async (name, title) => {
  vi.stubGlobal('AudioWorkletNode', vi.fn())
  stub('mediaDevices', name && { getUserMedia: () => Promise.reject(new DOMException('', name)) })
  await show(takes())
  await agree()
  await userEvent.click(screen.getByRole('button', { name: 'Record' }))
  expect((await screen.findByRole('alert')).textContent).toContain(title)
  expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(name !== undefined)
})

test('a recording is removed with one press, also once the video is being made', async () => {
  const call = await show(takes({ open: false, lines: [aLine('b', 'See you soon.', aTake(false))] }))
  expect(await screen.findByText(/nothing more can be recorded/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Record again' })).toBeNull()
  expect(screen.getByText('Our team uses another voice for this line.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove recording' }))
  const { id } = anOrder()
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('removeParentTake', {
      params: { id, takeId: 'take' },
      query: { token: 'secret' },
    }),
  )
})

test('lists what became of each line, and goes to the one that is chosen', async () => {
  await show(takes({ lines: [aLine('a', 'Hello, Olivia!', aTake()), aLine('b', 'See you soon.')] }))
  const list = await screen.findByRole('list', { name: 'Lines of the video' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Hello, Olivia!Your voice', 'See you soon.Not recorded'])
  // The first that is not recorded yet.
  expect(screen.getByRole('region', { name: 'Line 2 of 2' })).toBeTruthy()
  await userEvent.click(within(list).getByRole('button', { name: /Hello/ }))
  expect(screen.getByRole('region', { name: 'Line 1 of 2' })).toBeTruthy()
})

test('recordings of earlier words can be removed', async () => {
  const call = await show(takes({ others: ['old'] }))
  expect(await screen.findByText('We no longer use 1 recording of the words before.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: "Remove what isn't used" }))
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith(
      'removeParentTake',
      expect.objectContaining({ params: { id: anOrder().id, takeId: 'old' } }),
    ),
  )
})
