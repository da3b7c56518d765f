// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inShop } from '../../../test/in-shop.tsx'

beforeEach(() => {
  // jsdom has no modal dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
  })
})
afterEach(() => {
  cleanup()
  vi.resetModules()
})

test.each([true, false])('a dialog that is open (%s) in the first HTML stays so', async (open) => {
  document.body.innerHTML = `<dialog id="languages" ${open ? 'open' : ''}></dialog>`
  const { LanguageDialog } = await import('./language-dialog.tsx')
  // React removes the server's page while a route is still pending.
  document.body.replaceChildren()
  const { wrapper } = await inShop()
  await act(
    async () =>
      void render(
        <Suspense>
          <LanguageDialog onOpenChange={() => {}} />
        </Suspense>,
        { wrapper },
      ),
  )
  await screen.findAllByRole('region', { hidden: true })
  expect(screen.getByRole<HTMLDialogElement>('dialog', { hidden: true }).open).toBe(open)
})
