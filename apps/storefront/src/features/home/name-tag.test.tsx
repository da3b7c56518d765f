// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage, stubBrowser } from '../../../test/open-page.tsx'
import { draftAtom } from '../../lib/draft/draft-atom.ts'

stubBrowser()
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  HTMLElement.prototype.hidePopover = () => {}
})

test('a typed name is on the bunting and in the caption at once; Enter takes it to the purchase, and never into an address', async () => {
  const router = await openPage('/')
  const poster = () => {
    const film = document.querySelector('#hero-scene')
    return [film?.querySelector('svg')?.textContent, film?.querySelector('p')?.textContent]
  }
  expect(poster()).toEqual(['OLIVIA', 'Happy birthday, Olivia!'])
  await userEvent.type(screen.getByLabelText('Try a name'), ' Igor ')
  expect(poster()).toEqual(['IGOR', 'Happy birthday, Igor!'])
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/purchase'))
  expect(router.state.location.href).toBe('/purchase')
  expect(router.options.context.store.get(draftAtom).childName).toBe('Igor')
})
