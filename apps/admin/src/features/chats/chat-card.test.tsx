import { ApiError } from '@recadinho/contracts/client'
import type { Chat, ThreadItem } from '@recadinho/contracts/chats'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { ChatCard } from './chat-card.tsx'

const orderId = '01938f00-0000-7000-8000-000000000001'
const item = (change: Partial<ThreadItem> = {}): ThreadItem => ({
  id: 'one',
  author: 'buyer',
  channel: 'whatsapp',
  by: null,
  about: null,
  text: 'Is it ready?',
  state: null,
  error: null,
  at: '2026-11-20T12:00:00Z',
  ...change,
})
const read = (change: Partial<Chat> = {}): Chat => ({
  id: orderId,
  phone: '5511987654321',
  order: null,
  items: [item()],
  unread: 1,
  problem: null,
  opensUntil: '2026-11-21T12:00:00Z',
  consent: { given: true, source: 'checkout', at: '2026-11-20T10:00:00Z' },
  handLink: 'https://wa.me/5511987654321?text=Hi',
  serverTime: '2026-11-20T12:30:00Z',
  ...change,
})
const refused = (code: string, details: object) =>
  new ApiError(409, '', JSON.stringify({ code, message: code, details, requestId: 'req-1' }))
const show = (answer: (name: string) => unknown) => renderPage(<ChatCard orderId={orderId} />, answer)
const field = () => screen.getByRole('textbox', { name: 'Message on WhatsApp' })

beforeEach(() => {
  // Everything is visible.
  vi.stubGlobal(
    'IntersectionObserver',
    function Observer(seen: (entries: { isIntersecting: boolean }[]) => void) {
      return { observe: () => seen([{ isIntersecting: true }]), disconnect: () => undefined }
    },
  )
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

it('C3, C4: shows the time that is left, sends, and notes what was seen', async () => {
  const { call } = await show((name) => (name === 'getOrderChat' ? read() : null))
  expect(await screen.findByText(/another 23 hours/)).toBeDefined()
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('readChat', { params: { id: orderId }, body: { until: 'one' } }),
  )
  await userEvent.type(field(), 'Almost!')
  await userEvent.click(screen.getByRole('button', { name: 'Send on WhatsApp' }))
  await waitFor(() => expect(field()).toHaveProperty('value', ''))
  expect(call).toHaveBeenCalledWith('sendChatText', {
    params: { id: orderId },
    body: { id: expect.any(String), text: 'Almost!', after: null },
  })
})

it('C3: what was typed stays when WhatsApp takes it no more, and the way by hand is offered', async () => {
  let problem: Chat['problem'] = null
  await show((name) => {
    if (name === 'getOrderChat') return read({ problem, unread: 0 })
    problem = 'closed'
    throw refused('chat_closed', { problem })
  })
  await userEvent.type(await screen.findByRole('textbox'), 'Almost!')
  await userEvent.click(screen.getByRole('button', { name: 'Send on WhatsApp' }))
  expect(await screen.findByText(/doesn't take free messages/)).toBeDefined()
  expect(await screen.findByRole('link', { name: 'Write from your phone' })).toHaveProperty(
    'href',
    'https://wa.me/5511987654321?text=Hi',
  )
  expect(field()).toHaveProperty('value', 'Almost!')
  expect(screen.getByRole('button', { name: 'Send on WhatsApp' })).toHaveProperty('disabled', true)
})

it('C4: says whose answer came first', async () => {
  await show((name) => {
    if (name === 'getOrderChat') return read({ unread: 0 })
    throw refused('version_conflict', { by: ['Bia'] })
  })
  await userEvent.type(await screen.findByRole('textbox'), 'Almost!')
  await userEvent.click(screen.getByRole('button', { name: 'Send on WhatsApp' }))
  expect(await screen.findByText('Bia answered in the meantime')).toBeDefined()
  expect(field()).toHaveProperty('value', 'Almost!')
})

it('C5: says that the buyer wants no messages, and offers none', async () => {
  const consent = { given: false, source: 'message', at: '2026-11-20T12:00:00Z' } as const
  await show(() => read({ problem: 'opted_out', consent, unread: 0 }))
  expect(await screen.findByText('No automatic messages on WhatsApp')).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

it('C6: shows who wrote what by which channel, and why it failed', async () => {
  const items = [
    item({ id: 'a', author: 'shop', channel: 'email', about: 'receipt', text: null, state: 'sent' }),
    item({ id: 'b', text: null }),
    item({ id: 'c', author: 'staff', by: 'Bia', text: 'Almost!', state: 'failed', error: '131026' }),
  ]
  await show(() => read({ items, unread: 0 }))
  const entries = within(await screen.findByRole('log')).getAllByRole('article')
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/The shop.*Sent.*Receipt.*Email/),
    expect.stringMatching(/Buyer.*can't be shown here/),
    expect.stringMatching(/Bia.*Failed.*Almost!.*isn't on WhatsApp/),
  ])
})
