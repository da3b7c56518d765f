import { ApiError } from '@recadinho/contracts/client'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aLine, anOrder } from '../../../test/an-order.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { ScriptCard } from './script-card.tsx'

const version = (number: number, text: string, author: 'writer' | 'staff' = 'writer') => ({
  version: number,
  lines: [aLine(text)],
  text,
  author,
  authorName: author === 'staff' ? 'Bia' : null,
  at: '2026-11-20T10:00:00Z',
  beforeCorrection: number === 1,
})
const orderedCharacter = (id: string, name: string) => ({
  id,
  category: 'princesses' as const,
  name: { en: name, pt: name },
  picture: 'princess-amara' as const,
  greetingStyle: 'warm' as const,
  description: null,
  rightsNote: '',
})
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('a stale edit is refused, and what was typed stays', async () => {
  const order = anOrder({ actions: ['change_script'] })
  const theirs = anOrder({ ...order, script: version(2, 'Hello there!', 'staff') })
  const { call } = await renderPage(<ScriptCard order={order} />, (name) => {
    if (name === 'getAdminOrder') return theirs
    throw new ApiError(409, '', JSON.stringify({ code: 'version_conflict', message: '', requestId: 'r' }))
  })
  await press('Edit script')
  const field = screen.getByRole('textbox', { name: 'Line 1' })
  await userEvent.clear(field)
  await userEvent.type(field, 'Hi Olivia!')
  await press('Save as a new version')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Script: Hello there!')
  expect(screen.getByDisplayValue('Hi Olivia!')).toBeDefined()
  await press('Save as a new version')
  const edits = call.mock.calls.filter(([name]) => name === 'changeScript').map(([, input]) => input)
  const lines = [aLine('Hi Olivia!', { origin: 'staff' })]
  expect(edits).toMatchObject([
    { body: { was: { lines: [aLine('Hello Olivia!')] }, changes: { lines } } },
    { body: { was: { lines: [aLine('Hello there!')] }, changes: { lines } } },
  ])
})

it('compares two versions by words that are read aloud, and restores the earlier', async () => {
  const order = anOrder({ actions: ['change_script'], script: version(2, 'Hello dear Olivia!', 'staff') })
  const items = [order.script, version(1, 'Hello Olivia!')]
  const { call } = await renderPage(<ScriptCard order={order} />, (name) =>
    name === 'listScripts' ? { items } : order,
  )
  await press('Earlier versions…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Versions of the script' }))
  await waitFor(() => expect(dialog.getByText('Hello')).toBeDefined())
  expect(dialog.getByRole('insertion').textContent).toContain('dear')
  await userEvent.click(dialog.getByRole('button', { name: 'Restore version 1' }))
  expect(call).toHaveBeenLastCalledWith('changeScript', {
    params: { id: order.id },
    body: { was: { lines: [aLine('Hello dear Olivia!')] }, changes: { lines: [aLine('Hello Olivia!')] } },
  })
})

it('a script from before there was a limit can be pronounced otherwise, but not restored', async () => {
  const long = version(1, 'x'.repeat(901))
  const order = anOrder({ actions: ['change_script'], script: long })
  const { call } = await renderPage(<ScriptCard order={order} />, () => order)
  await press('Edit script')
  await userEvent.type(screen.getByRole('textbox', { name: 'How to say the name' }), 'Liv')
  await press('Save as a new version')
  await waitFor(() => expect(call.mock.lastCall?.[0]).toBe('changeScript'))
  expect(call.mock.lastCall?.[1]).toMatchObject({ body: { changes: { nameHint: 'Liv' } } })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit script' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Line 1' }), '!')
  await press('Save as a new version')
  expect(await screen.findByText('Use 900 characters or fewer')).toBeDefined()
  cleanup()

  const shorter = anOrder({ actions: ['change_script'], script: version(2, 'Hello Olivia!', 'staff') })
  const items = [shorter.script, long]
  await renderPage(<ScriptCard order={shorter} />, () => ({ items }))
  await press('Earlier versions…')
  expect(await screen.findByText(/^Version 1 can't be restored/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull()
})

it('shows who says each line, and where it comes from', async () => {
  const characters = [
    orderedCharacter('princess-amara', 'Princess Amara'),
    orderedCharacter('rocket-rui', 'Rocket Rui'),
  ]
  const lines = [
    aLine('Hi!'),
    aLine('You love owls.', { id: 'owls', origin: 'note', note: 'loves owls' }),
    aLine('See you, Liv!', { id: 'mine', speakers: ['rocket-rui', 'princess-amara'], origin: 'buyer' }),
  ]
  const script = { ...version(1, ''), lines }
  await renderPage(<ScriptCard order={anOrder({ characters, script })} />, () => undefined)
  const [first, last] = screen.getAllByRole('list')[0]?.children ?? []
  expect(first?.textContent).toContain('Princess AmaraHi!From the shopYou love owls.From the buyer')
  expect(last?.textContent).toBe("TogetherSee you, Liv!The buyer's own words")
  expect(last?.querySelectorAll('img')).toHaveLength(2)
  const note = screen.getByText('loves owls', { selector: 'details bdi' })
  expect(note.closest('details')?.open).toBe(false)
})

it('lists each part of the notes with its line, or with the reason why none says it', async () => {
  const order = anOrder({
    additionalNotes: 'Lives at 14 Maple Street. Loves owls. Elle adore Paris. Her dog is ill. Dad is away.',
    leftOut: [
      { text: 'Elle adore Paris', reason: 'language', choice: null },
      { text: 'Her dog is ill', reason: 'sensitive', choice: 'team' },
      { text: 'Dad is away', reason: 'removed', choice: null },
      { text: 'Lives at 14 Maple Street', reason: 'address', choice: null },
    ],
    script: { ...version(2, ''), lines: [aLine('You love owls.', { id: 'owls', note: 'Loves owls' })] },
  })
  await renderPage(<ScriptCard order={order} />, () => order)
  const section = screen.getByText('What becomes of the notes').parentElement ?? document.body
  expect(
    within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '“Lives at 14 Maple Street”Not in the film: private',
    '“Loves owls”In the film: show the line',
    '“Elle adore Paris”Not in the film: in another language',
    '“Her dog is ill”buyer: only for the team',
    '“Dad is away”Not in the film: its line was removed',
  ])
  await press('In the film: show the line')
  expect(document.activeElement?.textContent).toContain('You love owls.')
})

it('a line of a writing service may tell several parts of the notes', async () => {
  const line = aLine('You love owls, and you sing!', {
    id: 'owls',
    origin: 'service',
    note: 'Loves owls\nSings',
  })
  const order = anOrder({
    additionalNotes: 'Sings. Loves owls.',
    leftOut: [],
    script: { ...version(1, ''), lines: [aLine('Hi!'), line] },
  })
  await renderPage(<ScriptCard order={order} />, () => order)
  const section = screen.getByText('What becomes of the notes').parentElement ?? document.body
  expect(
    within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['“Sings”In the film: show the line', '“Loves owls”In the film: show the line'])
  expect(screen.getByText('Loves owls · Sings', { selector: 'details bdi' })).toBeDefined()
})

it('a text of the buyer’s own has no list of notes', async () => {
  const order = anOrder({ useAIVoice: false, script: version(1, 'Hello!') })
  await renderPage(<ScriptCard order={order} />, () => order)
  expect(screen.queryByText('What becomes of the notes')).toBeNull()
})
