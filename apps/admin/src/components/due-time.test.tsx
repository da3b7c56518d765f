import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../test/render-page.tsx'
import { DueTime } from './due-time.tsx'

const dueAt = '2026-11-27T20:00:00Z'

it.each<[string | null, RegExp]>([
  [null, /^Due 11\/27\/2026/],
  ['2026-11-26T20:10:00Z', /^Paused; 23 h 50 min left when resumed$/],
  ['2026-11-27T22:00:00Z', /^Paused; late by 2 h 0 min when resumed$/],
])('says of an order on hold since %s what its deadline is', async (onHoldSince, text) => {
  await renderPage(<DueTime dueAt={dueAt} onHoldSince={onHoldSince} />, () => ({}))
  expect(await screen.findAllByText(text)).toHaveLength(1)
})
