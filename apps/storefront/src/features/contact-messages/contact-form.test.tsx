// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { inShop } from '../../../test/in-shop.tsx'
import { keepEarlyInput } from '../../early/early-input.ts'
import { takenOver } from '../../lib/early-events.ts'
import { ContactForm } from './contact-form.tsx'

const { wrapper: Shop } = await inShop({ locale: 'pt' })
const app = (
  <Shop>
    <ContactForm onSent={() => undefined} />
  </Shop>
)

beforeEach(() => sessionStorage.clear())

/** Renders the page as the build does, without a document, then fills in its fields before hydration. */
function pageAsItCame(typed: Record<string, string>) {
  vi.stubGlobal('document', undefined)
  const html = renderToString(app)
  vi.unstubAllGlobals()
  document.body.innerHTML = `<main>${html}</main>`
  const box = (field: string) =>
    document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#contact-${field}`)
  for (const [field, value] of Object.entries(typed)) Object.assign(box(field) ?? {}, { value })
  return box
}

async function takeOver() {
  const wrong = vi.fn<(error: unknown) => void>()
  const root = await act(async () =>
    hydrateRoot(document.body.firstElementChild ?? document.body, app, { onRecoverableError: wrong }),
  )
  expect(wrong).not.toHaveBeenCalled()
  return root
}

test('what was typed before the app ran is kept, also when the form was sent early', async () => {
  const box = pageAsItCame({ fullName: 'Ana Prado', message: 'Oi! Queria fazer um pedido.' })
  const served: (string | undefined)[] = []
  addEventListener(takenOver, () => served.push(box('message')?.value))

  await takeOver()
  expect(box('fullName')?.value).toBe('Ana Prado')
  expect(box('message')?.value).toBe('Oi! Queria fazer um pedido.')
  expect(box('email')?.value).toBe('')
  expect(served).toEqual(['Oi! Queria fazer um pedido.'])
})

test('a form that is sent while the app starts is sent with what was typed, once the app has taken it over', async () => {
  const box = pageAsItCame({ fullName: 'Ana Prado', message: 'Oi! Queria fazer um pedido.' })
  const errors = () => screen.queryAllByText('Informe seu nome (de 2 a 100 caracteres)')
  const found: [typed: string | undefined, errors: number][] = []
  addEventListener('submit', () => found.push([box('message')?.value, errors().length]))
  keepEarlyInput()
  /** Sends the form when React listens to it already, and before its effects have run. */
  function Sends() {
    useLayoutEffect(() => document.querySelector('form')?.requestSubmit(), [])
    return null
  }
  const page = document.body.firstElementChild ?? document.body
  await act(async () => hydrateRoot(page, [app, <Sends key="sends" />]))
  expect(found).toEqual([
    ['Oi! Queria fazer um pedido.', 0],
    ['Oi! Queria fazer um pedido.', 0],
  ])
  // The second time, the app has checked it: the name is there, and what is missing is named.
  expect(errors()).toEqual([])
  expect(screen.getAllByText('Informe um e-mail para a resposta')).not.toEqual([])
})

test('what was typed is restored after a reload, unless it was typed again', async () => {
  const first = await (pageAsItCame({ fullName: 'Ana' }), takeOver())
  fireEvent.change(screen.getByLabelText('Mensagem'), { target: { value: 'Olá, tudo bem?' } })
  fireEvent.change(screen.getByLabelText('Assunto'), { target: { value: 'Um pedido' } })
  act(() => first.unmount())

  const box = pageAsItCame({ subject: 'Dois pedidos' })
  await takeOver()
  expect(box('fullName')?.value).toBe('Ana')
  expect(box('message')?.value).toBe('Olá, tudo bem?')
  expect(box('subject')?.value).toBe('Dois pedidos')
})

test.each(['{"message":7,"subject":null}', '[]', '"Olá"', 'null', '{', '{"constructor":"x"}'])(
  'a foreign value in its storage is ignored: %s',
  async (left) => {
    sessionStorage.setItem('recadinho.contact.v1', left)
    const box = pageAsItCame({})
    await takeOver()
    for (const field of ['fullName', 'email', 'subject', 'message']) expect(box(field)?.value).toBe('')
  },
)

test('a visit to the page stores nothing, and neither do texts that were deleted', async () => {
  pageAsItCame({})
  await takeOver()
  expect(sessionStorage.length).toBe(0)
  fireEvent.change(screen.getByLabelText('Mensagem'), { target: { value: 'Olá' } })
  expect(sessionStorage.length).toBe(1)
  fireEvent.change(screen.getByLabelText('Mensagem'), { target: { value: '' } })
  expect(sessionStorage.length).toBe(0)
})

test('what was typed is restored after a visit to another page', () => {
  document.body.innerHTML = ''
  const first = render(app)
  fireEvent.change(screen.getByLabelText('Mensagem'), { target: { value: 'Olá, tudo bem?' } })
  fireEvent.change(screen.getByLabelText('Nome completo'), { target: { value: 'Ana Prado' } })
  first.unmount()
  render(app)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Mensagem').value).toBe('Olá, tudo bem?')
  expect(screen.getByLabelText<HTMLInputElement>('Nome completo').value).toBe('Ana Prado')
})

test('a message that is too long says by how much', async () => {
  render(app)
  fireEvent.change(screen.getByLabelText('Mensagem'), { target: { value: 'a'.repeat(4005) } })
  expect(screen.getAllByText('5 caracteres a mais')).not.toHaveLength(0)
})
