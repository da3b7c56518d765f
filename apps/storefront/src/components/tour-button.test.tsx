// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openPage, stubBrowser } from '../../test/open-page.tsx'
import { completedKey } from '@recadinho/tour/completed'

const startTour = vi.hoisted(() => vi.fn<() => Promise<void>>())
vi.mock('../lib/tours/guide.ts', () => ({ startTour }))

stubBrowser()

test('the button is busy while its tour loads; when that fails, the next press tries again', async () => {
  await openPage('/')
  const button = await screen.findByRole('button', { name: 'Show me around' })
  const { promise, reject } = Promise.withResolvers<void>()
  startTour.mockReturnValueOnce(promise)
  await userEvent.click(button)
  await vi.waitFor(() => expect(startTour).toHaveBeenCalledTimes(1))
  await userEvent.click(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(startTour).toHaveBeenCalledTimes(1)
  reject(new Error('offline'))
  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  await userEvent.click(button)
  await vi.waitFor(() => expect(startTour).toHaveBeenCalledTimes(2))
})

test('§2: every tour counts as completed from the start', async () => {
  localStorage.clear()
  await openPage('/')
  expect(localStorage.getItem(completedKey)).toContain('"home":true')
})
