import type { AdminCharacterList } from '@recadinho/contracts/characters'
import { ApiError } from '@recadinho/contracts/client'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aCast, aClip } from '../../../test/a-character.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { CharactersPage } from './characters-page.tsx'

const later = '0190a000-0000-7000-8000-000000000002'

/** Renders Amara's clips: a live one and the outcome of a newer upload. */
async function show(remove: (cast: AdminCharacterList) => unknown) {
  const cast = aCast()
  const amara = cast.items[0]
  if (amara) amara.clips = [aClip({ id: later, state: 'refused', refusal: 'too_long', facts: null }), aClip()]
  const page = await renderPage(<CharactersPage mayEdit />, (name) =>
    name === 'listCharacters' ? structuredClone(cast) : remove(cast),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Sample clips of Amara' }))
  const english = await screen.findByRole('region', { name: 'In English' })
  return {
    english: within(english),
    removed: () => page.call.mock.calls.filter(([name]) => name === 'removeClip'),
  }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('plays the clip that is in the shop, says why a newer file was refused, and offers the words again', async () => {
  const { english } = await show(() => undefined)
  expect(english.getByLabelText('Sample clip').getAttribute('src')).toBe(`/api/clips/${aClip().id}`)
  expect(english.getByText('This clip is longer than a minute. Cut it and export it again.')).toBeDefined()
  expect(english.getByText('12 seconds')).toBeDefined()
  expect(english.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Hello there!')
  const portuguese = within(screen.getByRole('region', { name: 'In Portuguese' }))
  expect(portuguese.queryByLabelText('Sample clip')).toBeNull()
  expect(portuguese.getByRole('button', { name: 'Upload a clip' })).toBeDefined()
})

it('removes a clip only after a question, and keeps it where that fails', async () => {
  let away = true
  const { english, removed } = await show((cast) => {
    if (away)
      throw new ApiError(503, '', JSON.stringify({ code: 'unavailable', message: '', requestId: '1' }))
    for (const character of cast.items) character.clips = []
    return cast
  })
  await userEvent.click(english.getByRole('button', { name: 'Remove clip…' }))
  expect(removed()).toEqual([])
  await press('Remove clip')
  expect(await screen.findByRole('alert')).toBeDefined()
  away = false
  await press('Remove clip')
  await waitFor(() => expect(english.queryByLabelText('Sample clip')).toBeNull())
  expect(removed().at(-1)).toEqual(['removeClip', { params: { id: aClip().id } }])
})

it('a file without the words that are said in it is not sent, nor one that is too large', async () => {
  await show(() => undefined)
  const portuguese = within(screen.getByRole('region', { name: 'In Portuguese' }))
  const file = portuguese.getByLabelText<HTMLInputElement>('Video file')
  const sending = () => portuguese.queryByRole('progressbar')
  await userEvent.upload(file, new File(['x'], 'clip.mp4', { type: 'video/mp4' }))
  expect(await portuguese.findByText(/First write what is said/)).toBeDefined()
  expect(sending()).toBeNull()
  await userEvent.type(portuguese.getByRole('textbox'), 'Oi!')
  const large = new File(['x'], 'clip.mp4', { type: 'video/mp4' })
  Object.defineProperty(large, 'size', { value: 50 * 2 ** 20 + 1 })
  await userEvent.upload(file, large)
  expect(await portuguese.findByText(/This file is larger than 50 MB/)).toBeDefined()
  expect(sending()).toBeNull()
})
