// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inShop } from '../../../test/in-shop.tsx'
import { toasts } from '../../lib/api/toasts.ts'
import { storeMarket } from '../../lib/market/market.ts'
import type { Step } from '../../lib/draft/steps.ts'
import { PhoneSheet } from './phone-sheet.tsx'
import { useAccess } from './use-access.ts'

const id = '0197a1c0-0000-7000-8000-000000000000'
const answers = (status: number, body: string) =>
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => new Response(body, { status })),
  )
// The client passes the path and the body as strings.
const sent = () =>
  vi.mocked(fetch).mock.calls.map(([path, init]) => `${path as string} ${init?.body as string}`)
const now = new Date('2026-12-01T12:00:00Z')
const statusUpdate = (status: string) =>
  `/api/user-access/update-status/${id} {"status":"${status}","at":${now.getTime()}}`

const words = {
  pt: {
    anonymous: 'Continuar sem número',
    number: 'Salvar meu número',
    title: 'Erro ao registrar acesso',
    noNumber: 'Não foi possível registrar seu número. Tente novamente.',
    notRegistered: 'Não foi possível registrar seu acesso. Tente novamente.',
    thrown: 'Ocorreu um erro ao tentar registrar seu acesso. Tente novamente mais tarde.',
  },
  en: {
    anonymous: 'Continue without a number',
    number: 'Save my number',
    title: 'Error registering access',
    noNumber: 'We could not register your number. Try again.',
    notRegistered: 'We could not register your access. Try again.',
    thrown: 'An error occurred while trying to register your access. Try again later.',
  },
}

const Purchase = ({ step }: { step: Step }) => <PhoneSheet {...useAccess(step)} />
const sheet = () => screen.queryByRole('region')

async function open(locale: 'en' | 'pt') {
  storeMarket({ locale })
  const { wrapper } = await inShop({ locale })
  const page = render(<Purchase step="package" />, { wrapper })
  await screen.findByRole('region')
  return { ...page, goTo: (step: Step) => page.rerender(<Purchase step={step} />) }
}

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  localStorage.clear()
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  vi.spyOn(toasts, 'show')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe.each(['en', 'pt'] as const)('§8 in %s', (locale) => {
  const said = words[locale]
  const refuse = async (button: string) => {
    await open(locale)
    if (button === said.number) await userEvent.type(screen.getByRole('textbox'), '+55 11 98765-4321')
    await userEvent.click(screen.getByRole('button', { name: button }))
    await waitFor(() => expect(toasts.show).toHaveBeenCalled())
    return vi.mocked(toasts.show).mock.calls[0]?.[0]
  }

  test('a refusal with a message of the server shows it', async () => {
    answers(500, '{"message":"Volte amanhã."}')
    expect(await refuse(said.anonymous)).toEqual({
      variant: 'destructive',
      title: said.title,
      description: 'Volte amanhã.',
    })
    expect(sheet()).not.toBeNull()
  })

  test('a refusal of a number without a message shows the default', async () => {
    answers(500, '')
    expect(await refuse(said.number)).toMatchObject({ title: said.title, description: said.noNumber })
  })

  test('a refusal of going on without a number shows the default', async () => {
    answers(500, '')
    expect(await refuse(said.anonymous)).toMatchObject({ title: said.title, description: said.notRegistered })
  })

  test('a thrown error shows its message', async () => {
    vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('offline')))
    expect(await refuse(said.anonymous)).toMatchObject({ title: said.title, description: said.thrown })
  })
})

test('§5: a number is sent as digits, and completes the visit', async () => {
  answers(200, JSON.stringify({ id }))
  await open('pt')
  await userEvent.type(screen.getByRole('textbox'), '(11) 98765-4321')
  await userEvent.click(screen.getByRole('button', { name: words.pt.number }))
  await waitFor(() => expect(sheet()).toBeNull())
  expect(sent()[0]).toContain('"phoneNumber":"5511987654321"')
  expect(sent()[1]).toBe(statusUpdate('completed'))
})

test('§5: an invalid number is reported when it is sent, and cleared when typed again', async () => {
  answers(200, JSON.stringify({ id }))
  await open('pt')
  await userEvent.click(screen.getByRole('button', { name: words.pt.number }))
  expect(await screen.findByText('É preciso um número de telefone válido')).toBeDefined()
  await userEvent.type(screen.getByRole('textbox'), '1')
  expect(screen.queryByText('É preciso um número de telefone válido')).toBeNull()
})

test('§4: going on without one is anonymous; a failed report is only logged', async () => {
  vi.stubGlobal(
    'fetch',
    vi
      .fn<typeof fetch>()
      .mockResolvedValueOnce(new Response(JSON.stringify({ id })))
      .mockRejectedValue(new TypeError('offline')),
  )
  await open('en')
  await userEvent.click(screen.getByRole('button', { name: words.en.anonymous }))
  await waitFor(() => expect(sheet()).toBeNull())
  expect(sent()[1]).toBe(statusUpdate('anonymous'))
  expect(toasts.show).not.toHaveBeenCalled()
})

test('§4: leaving the purchase without an answer abandons the visit; coming back resumes it', async () => {
  answers(200, JSON.stringify({ id }))
  localStorage.setItem('recadinho.access.v1', JSON.stringify({ id }))
  const page = await open('en')
  page.unmount()
  expect(sent()).toEqual([statusUpdate('abandoned')])
  await open('en')
  expect(sent()[1]).toMatch(/^\/api\/user-access\/register .*"phoneNumber":""/)
})

test('§4: going on to the next step without an answer is anonymous, and not asked again', async () => {
  answers(200, JSON.stringify({ id }))
  const page = await open('en')
  page.goTo('characters')
  await waitFor(() => expect(sheet()).toBeNull())
  expect(sent()[0]).toContain('"phoneNumber":"anonymous"')
  expect(sent()[1]).toBe(statusUpdate('anonymous'))
  page.goTo('package')
  page.unmount()
  expect(sent()).toHaveLength(2)
})

test('§8: when that cannot be registered nothing is shown, and the next step tries again', async () => {
  answers(500, '')
  const page = await open('en')
  page.goTo('characters')
  await waitFor(() => expect(console.info).toHaveBeenCalled())
  expect(toasts.show).not.toHaveBeenCalled()
  answers(200, JSON.stringify({ id }))
  page.goTo('personalization')
  await waitFor(() => expect(sent()[1]).toBe(statusUpdate('anonymous')))
})

test('a number that is still being registered is not replaced by going on', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>().mockReturnValueOnce(promise).mockResolvedValue(new Response('{}')),
  )
  const page = await open('pt')
  await userEvent.type(screen.getByRole('textbox'), '(11) 98765-4321')
  await userEvent.click(screen.getByRole('button', { name: words.pt.number }))
  await waitFor(() => expect(fetch).toHaveBeenCalled())
  page.goTo('characters')
  resolve(new Response(JSON.stringify({ id })))
  await waitFor(() => expect(sent()[1]).toBe(statusUpdate('completed')))
  expect(sent()).toHaveLength(2)
})

test('an identified visitor is not asked', async () => {
  localStorage.setItem('recadinho.access.v1', JSON.stringify({ id, phone: 'anonymous' }))
  answers(200, '{}')
  storeMarket({ locale: 'en' })
  const { wrapper } = await inShop()
  const { container, unmount } = render(<Purchase step="package" />, { wrapper })
  expect(container.innerHTML).toBe('')
  unmount()
  expect(fetch).not.toHaveBeenCalled()
})

test('who answers in another tab is not asked here any longer', async () => {
  answers(200, '{}')
  await open('en')
  const key = 'recadinho.access.v1'
  localStorage.setItem(key, JSON.stringify({ id, phone: 'anonymous' }))
  dispatchEvent(new StorageEvent('storage', { key }))
  await waitFor(() => expect(sheet()).toBeNull())
  expect(fetch).not.toHaveBeenCalled()
})
