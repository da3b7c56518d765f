// @vitest-environment jsdom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { messages } from '../../locales/pt/order.po'
import { ContactForm } from './contact-form.tsx'

vi.mock('../../lib/use-place.ts', () => ({ usePlace: () => ({ locale: 'pt' }) }))

const app = (
  <I18nProvider i18n={setupI18n({ locale: 'pt', messages: { pt: messages } })}>
    <QueryClientProvider client={queryClient}>
      <ContactForm onSent={() => undefined} />
    </QueryClientProvider>
  </I18nProvider>
)

test('what was typed before the app ran is kept, and is there when an early press is served', async () => {
  // As the build does it, where there is no document.
  vi.stubGlobal('document', undefined)
  const html = renderToString(app)
  vi.unstubAllGlobals()
  document.body.innerHTML = html
  const box = (field: string) =>
    document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#contact-${field}`)
  const fill = (field: string, value: string) => Object.assign(box(field) ?? {}, { value })
  fill('fullName', 'Ana Prado')
  fill('message', 'Oi! Queria fazer um pedido.')
  const served: (string | undefined)[] = []
  addEventListener('recadinho:form', () => served.push(box('message')?.value))

  await act(async () => {
    hydrateRoot(document.body, app)
  })
  expect(box('fullName')?.value).toBe('Ana Prado')
  expect(box('message')?.value).toBe('Oi! Queria fazer um pedido.')
  expect(box('email')?.value).toBe('')
  expect(served).toEqual(['Oi! Queria fazer um pedido.'])
})

test('what was typed is there again after a look at another page', () => {
  document.body.innerHTML = ''
  const first = render(app)
  fireEvent.change(screen.getByLabelText('Mensagem'), { target: { value: 'Olá, tudo bem?' } })
  fireEvent.change(screen.getByLabelText('Nome completo'), { target: { value: 'Ana Prado' } })
  first.unmount()
  render(app)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Mensagem').value).toBe('Olá, tudo bem?')
  expect(screen.getByLabelText<HTMLInputElement>('Nome completo').value).toBe('Ana Prado')
})
