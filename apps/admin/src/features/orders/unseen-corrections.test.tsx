import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { anOrder } from '../../../test/an-order.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { SeenCorrectionsCard } from './seen-corrections-card.tsx'
import { UnseenCorrections } from './unseen-corrections.tsx'

const correction = {
  field: 'childName',
  was: 'Olivia',
  now: 'Lívia',
  detailsVersion: 2,
  at: '2026-11-20T10:30:00Z',
  seen: null,
} as const
const later = {
  ...correction,
  field: 'occasion',
  was: 'birthday',
  now: 'getWell',
  detailsVersion: 3,
} as const
const seen = { ...correction, was: null, seen: { by: 'Bia', at: '2026-11-20T11:00:00Z' } }

it('O7.6: shows what stood there and what stands there now, and marks what is on the screen as seen', async () => {
  const order = anOrder({ corrections: [later, correction] })
  const { call } = await renderPage(<UnseenCorrections order={order} />, () => order)
  const notice = screen.getByRole('status').textContent
  expect(notice).toContain('Before: Olivia')
  expect(notice).toContain('Now: Lívia')
  expect(notice).toContain('Before: Birthday')
  await userEvent.click(screen.getByRole('button', { name: 'Mark as seen' }))
  expect(call).toHaveBeenCalledWith('seeCorrections', { params: { id: order.id }, body: { upTo: 3 } })
})

it('what was seen says by whom, and asks for nothing', async () => {
  const order = anOrder({ corrections: [seen] })
  await renderPage(
    <>
      <UnseenCorrections order={order} />
      <SeenCorrectionsCard order={order} />
    </>,
    () => order,
  )
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('region', { name: 'Corrected by the buyer' }).textContent).toMatch(
    /Before: nothing.*Now: Lívia.*Seen by Bia/,
  )
})

it('shows each choice about the notes in words', async () => {
  const unsaid = {
    ...correction,
    field: 'unsaid',
    was: null,
    now: 'team: Her dog is ill\nnever: Dad: away',
  } as const
  const order = anOrder({ corrections: [unsaid] })
  await renderPage(<UnseenCorrections order={order} />, () => order)
  const notice = screen.getByRole('status').textContent
  expect(notice).toContain('Her dog is ill (buyer: only for the team)')
  expect(notice).toContain('Dad: away (buyer: never to be mentioned)')
})

it('shows of a corrected script what differs, in words that are read aloud', async () => {
  const script = {
    ...correction,
    field: 'script',
    was: 'Owl: Hi, Olivia!\nTogether: Bye!',
    now: 'Owl: Hi, dear Olivia!\nTogether: Bye!',
  } as const
  await renderPage(<UnseenCorrections order={anOrder({ corrections: [script] })} />, () => anOrder())
  const notice = within(screen.getByRole('status'))
  expect(notice.getByText('Script')).toBeDefined()
  expect(notice.getAllByRole('insertion').map(({ textContent }) => textContent)).toEqual(['[added: dear ]'])
  expect(notice.queryByRole('deletion')).toBeNull()
})
