// @vitest-environment jsdom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { messages as en } from '../../locales/en/order.po'
import { messages as pt } from '../../locales/pt/order.po'
import { FindOrder } from './find-order.tsx'

const address = vi.hoisted(() => ({ hash: '' }))
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useRouterState: ({ select }: { select: (state: object) => unknown }) => select({ location: address }),
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}))

function show(hash: string, locale: 'en' | 'pt') {
  address.hash = hash
  render(
    <I18nProvider i18n={setupI18n({ locale, messages: { en, pt } })}>
      <QueryClientProvider client={queryClient}>
        <FindOrder unknown={false} />
      </QueryClientProvider>
    </I18nProvider>,
  )
  return screen.getByRole('heading', { level: 1 }).textContent
}
afterEach(cleanup)

test.each([
  ['video-expired', 'This video is no longer available', 'Este vídeo não está mais disponível'],
  ['video-withdrawn', 'This video was taken down', 'Este vídeo foi retirado do ar'],
  ['video-unknown', "We can't find this video", 'Não encontramos este vídeo'],
])('V1.3: an unavailable video link (#%s) is explained, with the way to the order', (hash, ...titles) => {
  expect(show(hash, 'en')).toBe(titles[0])
  expect(screen.getByRole('button', { name: 'Send me the link' })).toBeDefined()
  cleanup()
  expect(show(hash, 'pt')).toBe(titles[1])
})

test.each(['', 'toString', 'x'])('any other fragment (#%s) is not about a video', (hash) => {
  expect(show(hash, 'en')).toBe('Find your order')
})
