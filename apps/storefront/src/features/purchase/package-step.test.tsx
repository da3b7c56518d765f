// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../../test/open-page.tsx'

beforeEach(() => vi.stubGlobal('fetch', async () => new Response('', { status: 404 })))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  ['en', 'Pay now and the video arrives within 48 hours.'],
  ['pt', 'Pagando agora, o vídeo chega em até 48 horas.'],
] as const)('in %s the first step promises what the catalog does', async (locale, promise) => {
  await openPage('/purchase', locale, { fullDays: 1 })
  expect(await screen.findByText(promise)).toBeDefined()
})
