import type { DeskRow } from '@recadinho/contracts/desk'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import type { AdminVideo } from '@recadinho/contracts/videos'
import { ApiError } from '@recadinho/contracts/client'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { aLine, anOrder } from '../../../test/an-order.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { toasts } from '../../lib/toasts.ts'
import { DeskOrder } from './desk-order.tsx'
import { DeskQueue } from './desk-page.tsx'
import { nextOnDesk } from './desk-queries.ts'
import { playedShare } from './use-film-player.ts'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

const film: AdminVideo = {
  id: '01938f00-0000-7000-8000-0000000000d1',
  state: 'draft',
  refusal: null,
  createdAt: '2026-11-21T10:00:00Z',
  uploadedBy: null,
  film: {
    findings: ['name_missing'],
    lines: [{ id: 'opening', from: 1.5, to: 3 }],
    speech: null,
    blocked: null,
  },
  bytes: 9_000_000,
  facts: { seconds: 42, width: 720, height: 1280, rotation: 0, videoCodec: 'avc', audioCodec: 'aac' },
  parts: ['video', 'poster', 'captions'],
  copyBytes: null,
  buyersGetCopy: false,
  expiresAt: '2027-02-19T10:00:00Z',
}
const { script } = anOrder()
const order = anOrder({
  stage: 'review',
  videos: [film],
  script: { ...script, lines: [aLine('Hi, Olivia!')] },
  actions: ['hold', 'change_script'],
})
const aRow = (changes: Partial<DeskRow> = {}): DeskRow => ({
  id: order.id,
  number: order.number,
  dueAt: order.dueAt,
  onHoldSince: null,
  childName: 'Olivia',
  childAge: 6,
  occasion: 'birthday',
  locale: 'en',
  characters: [],
  claim: null,
  videoId: film.id,
  madeAt: film.createdAt,
  findings: [],
  making: false,
  stops: null,
  version: 3,
  ...changes,
})
const other = aRow({ id: '01938f00-0000-7000-8000-000000000002', childName: 'Davi' })
const deskOf = (items: readonly DeskRow[], inBulk = false) => ({
  items: [...items],
  total: items.length,
  inBulk,
  serverTime: '2026-11-21T10:00:00Z',
})
const delivery = { version: 5, actions: [], delivery: null, channels: [], whatsappNumber: '5511987654321' }

async function open(changes: Partial<AdminOrder> = {}, items = [aRow(), other]) {
  const onOpen = vi.fn<(id: string | undefined) => void>()
  const { call } = await renderPage(<DeskOrder id={order.id} onOpen={onOpen} />, (name) =>
    name === 'getDesk'
      ? deskOf(items)
      : name === 'getAdminOrder'
        ? { ...order, ...changes }
        : name === 'approveFilm' || name === 'getDelivery'
          ? delivery
          : undefined,
  )
  await screen.findByRole('heading', { level: 1 })
  return { call, onOpen, approvals: () => call.mock.calls.filter(([name]) => name === 'approveFilm') }
}

it('opens the next film by key: no colleague’s, none on hold, none that is being made again', async () => {
  const onOpen = vi.fn<(id: string) => void>()
  const claim = { by: { id: other.id, name: 'Bia' }, mine: false, until: '2026-11-21T11:00:00Z' }
  const waiting = [aRow({ claim }), aRow({ making: true }), other]
  await renderPage(<DeskQueue onOpen={onOpen} />, () => deskOf(waiting))
  expect(await screen.findByText('3 films')).toBeTruthy()
  await userEvent.keyboard('n')
  expect(onOpen).toHaveBeenCalledWith(other.id)
  expect(nextOnDesk(deskOf([other]), other.id)).toBeUndefined()
  expect(nextOnDesk(deskOf([aRow({ onHoldSince: '2026-11-21T10:00:00Z' })]))).toBeUndefined()
})

it('offers to approve several together only if the owner allows it', async () => {
  await renderPage(<DeskQueue onOpen={() => {}} />, () => deskOf([aRow(), other]))
  expect(await screen.findByText('2 films')).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('approves together what passed its checks, says how much was played, and what became of each', async () => {
  const flagged = aRow({
    id: '01938f00-0000-7000-8000-000000000003',
    number: 'R-FLAGGED',
    findings: ['black_picture'],
  })
  let refused: DeskRow = { ...other, number: 'R-REFUSED' }
  const { call, router } = await renderPage(<DeskQueue onOpen={() => {}} />, (name, input) => {
    if (name === 'getDesk') return deskOf([aRow(), refused, flagged], true)
    if (name !== 'approveFilm') return delivery
    const { params } = input as { params: { id: string } } // sent by the page
    if (params.id === refused.id)
      throw new ApiError(409, '', JSON.stringify({ code: 'film_outdated', message: '', requestId: 'r' }))
    return delivery
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Select all that passed their checks' }))
  expect(screen.queryByRole('checkbox', { name: 'Select R-FLAGGED' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Approve together…' }))
  const question = within(screen.getByRole('dialog', { name: 'Approve and deliver 2 films?' }))
  expect(question.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    `Olivia ${order.number}: not played`,
    'Davi R-REFUSED: not played',
  ])
  // One that has changed since stays in the question, and gets its answer.
  refused = { ...refused, findings: ['black_picture'] }
  await act(() => router.options.context.queryClient.refetchQueries())
  await waitFor(() => expect(screen.queryByLabelText('Select R-REFUSED')).toBeNull())
  await userEvent.click(question.getByRole('button', { name: 'Approve and deliver' }))
  const result = within(await screen.findByRole('dialog', { name: '1 film approved' }))
  const [done, left] = result.getAllByRole('listitem').map((item) => item.textContent)
  expect(done).toBe(`Olivia ${order.number}: approved`)
  expect(left).toContain('Davi R-REFUSED: The order has changed')
  expect(call).toHaveBeenCalledWith('approveFilm', {
    params: { id: order.id },
    body: { version: 3, videoId: film.id, played: 0, seconds: expect.any(Number), inBulk: true },
  })
  expect(call.mock.calls.filter(([name]) => name === 'approveFilm')).toHaveLength(2)
  toasts.current()?.action?.onClick()
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('undoFilmApproval', {
      params: { id: order.id },
      body: { version: delivery.version },
    }),
  )
})

it('says why the rule has left a film to a person', async () => {
  const stops = ['checks', 'message'] as const
  await renderPage(<DeskQueue onOpen={() => {}} />, () => deskOf([aRow({ stops: [...stops] })]))
  expect(
    await screen.findByText(
      "Not sent by the rule: a check found something and the buyer's message waits for an answer.",
    ),
  ).toBeTruthy()
})

it('says that no film waits', async () => {
  await renderPage(<DeskQueue onOpen={() => {}} />, () => deskOf([]))
  expect(await screen.findByText('No film is waiting')).toBeTruthy()
})

it('shows whom the film is for and what the check found, and approves by key', async () => {
  const { call, onOpen } = await open()
  expect(screen.getByRole('heading', { level: 1, name: 'Olivia' })).toBeTruthy()
  expect(screen.getByText(/6 years · Birthday · English/)).toBeTruthy()
  expect(screen.getByText(/The name on the banner isn't the one in the script/)).toBeTruthy()
  await userEvent.keyboard('a')
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('approveFilm', {
      params: { id: order.id },
      body: { version: order.version, videoId: film.id, played: 0, seconds: expect.any(Number) },
    }),
  )
  await userEvent.keyboard('n')
  expect(onOpen).toHaveBeenCalledWith(other.id)
})

it.each([
  ['left', cleanup],
  ['closed with its tab', () => dispatchEvent(new Event('pagehide'))],
])('is on the order while it is open, and lets it go when it is %s undecided', async (_, leave) => {
  const onOpen = vi.fn<(id: string | undefined) => void>()
  let claimed = false
  const { call } = await renderPage(<DeskOrder id={order.id} onOpen={onOpen} />, (name) => {
    if (name === 'claimOrder') claimed = true
    const free = { ...order, actions: claimed ? order.actions : [...order.actions, 'claim' as const] }
    return name === 'getDesk' ? deskOf([aRow()]) : name === 'getDelivery' ? delivery : free
  })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(call).toHaveBeenCalledWith('claimOrder', { params: { id: order.id }, body: {} }))
  leave()
  const released = { params: { id: order.id }, keepalive: true }
  await waitFor(() => expect(call).toHaveBeenCalledWith('releaseClaim', released))
  expect(call.mock.calls.filter(([name]) => name === 'claimOrder')).toHaveLength(1)
})

it('ignores keys while staff type or edit, and shows all keys', async () => {
  const { approvals, onOpen } = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Edit script' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Line 1' }), 'a')
  screen.getByRole('button', { name: 'Remove line 1' }).focus()
  await userEvent.keyboard('an')
  expect(screen.getByRole('button', { name: 'Approve and deliver' })).toHaveProperty('disabled', true)
  expect(approvals()).toEqual([])
  expect(onOpen).not.toHaveBeenCalled()
})

it('approves neither on hold nor while a newer film is being made', async () => {
  const { approvals } = await open({}, [aRow({ making: true })])
  expect(screen.getByText('This film is being made again')).toBeTruthy()
  await userEvent.keyboard('a')
  expect(screen.getByRole('button', { name: 'Approve and deliver' })).toHaveProperty('disabled', true)
  expect(approvals()).toEqual([])
})

it('asks for a reason to hold, and lists the keys', async () => {
  await open()
  await userEvent.keyboard('h')
  expect(screen.getByRole('dialog', { name: /on hold\?/ })).toBeTruthy()
  await userEvent.keyboard('a')
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('?')
  expect(screen.getByRole('dialog', { name: 'Keys of the desk' })).toBeTruthy()
})

it('counts what was played once', () => {
  const parts = [
    [0, 10],
    [30, 41],
  ] as const
  const played = {
    length: 2,
    start: (at: number) => parts[at]?.[0] ?? 0,
    end: (at: number) => parts[at]?.[1] ?? 0,
  }
  expect(playedShare({ played, duration: 42 })).toBe(0.5)
  expect(playedShare({ played, duration: NaN })).toBe(0)
})
