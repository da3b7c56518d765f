// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { optionalPart } from './optional-part.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test.each([
  [
    'throws',
    () =>
      Promise.resolve({
        default: () => {
          throw new Error('no voices')
        },
      }),
  ],
  ['did not load', () => Promise.reject(new Error('no file'))],
])('a part that %s leaves the page around it alone', async (_, load) => {
  vi.spyOn(console, 'info').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  const Part = optionalPart(load)
  await act(
    async () =>
      void render(
        <>
          <p>The form</p>
          <Suspense>
            <Part />
          </Suspense>
        </>,
      ),
  )
  expect(document.body.textContent).toBe('The form')
  expect(screen.getByText('The form')).toBeDefined()
})
