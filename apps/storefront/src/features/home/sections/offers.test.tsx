// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage, stubBrowser } from '../../../../test/open-page.tsx'

stubBrowser()
afterEach(() => {
  vi.useRealTimers()
})

const today = { en: 'Today in the workshop', pt: 'Hoje na oficina' }

/** What the home page shows for a code for these packages. */
async function show(packageIds: string[] | null, locale: 'en' | 'pt' = 'en') {
  const offers = [{ code: 'PAIR', discountPercentage: 5, endsAt: null, packageIds }]
  await openPage('/', locale, { offers })
  const region = await screen.findByRole('region', { name: today[locale] })
  return within(region).queryByRole('listitem')?.textContent
}

test('a code for some packages only names them', async () => {
  expect(await show(['two-characters', 'three-characters'])).toContain(
    'only for: Two characters, Three characters',
  )
  cleanup()
  expect(await show(['two-characters', 'not-sold'], 'pt')).toContain('só para: Dois personagens')
})

test('a code for any package names none; a code without a package in this market is not shown', async () => {
  expect(await show(null)).not.toContain('only for')
  cleanup()
  expect(await show(['not-sold'])).toBeUndefined()
  expect(screen.getByText('No promo codes today. The prices above are what you pay.')).toBeDefined()
})

test('a copied code is said and marked for four seconds, and said to be refused when the browser refuses', async () => {
  await show(null)
  userEvent.setup()
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const press = () =>
    act(async () => {
      screen.getByRole('button', { name: 'Copy code PAIR' }).click()
      await vi.advanceTimersByTimeAsync(0)
    })
  await press()
  expect(write).toHaveBeenCalledWith('PAIR')
  expect(screen.getByText('Code copied').getAttribute('aria-live')).toBe('polite')
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(screen.queryByText('Code copied')).toBeNull()
  write.mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await press()
  expect(screen.getByText("Your browser didn't let us copy it. The code is PAIR.")).toBeDefined()
})
