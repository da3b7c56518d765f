// @vitest-environment jsdom
import { createClient } from '@recadinho/contracts/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lasting } from '../storage.ts'
import { abandonVisit, isIdentified, registerVisit, reportVisit, storedVisit } from './visit.ts'

const api = createClient()
const id = '0197a1c0-0000-7000-8000-000000000000'
const answers = (status: number, body: string) =>
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => new Response(body, { status })),
  )

const now = new Date('2026-12-01T12:00:00Z')
const saidAbandoned = `{"status":"abandoned","at":${now.getTime()}}`

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now, toFake: ['Date'] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('§7: on load a visit is registered with an empty number and no address', async () => {
  answers(200, JSON.stringify({ id }))
  await registerVisit(api)
  const [path, init] = vi.mocked(fetch).mock.calls[0] ?? []
  expect(path).toBe('/api/user-access/register')
  // the client sends text
  expect(JSON.parse(init?.body as string)).toEqual({
    phoneNumber: '',
    ipAddress: null,
    userAgent: navigator.userAgent,
    at: now.getTime(),
  })
  expect(init).toMatchObject({ credentials: 'include', keepalive: true })
  expect(storedVisit()?.id).toBe(id)
  expect(isIdentified()).toBe(false)
})

test.each(['5511987654321', 'anonymous'])('§4: %s identifies the visitor', async (phone) => {
  answers(200, JSON.stringify({ id }))
  await registerVisit(api, phone)
  expect(isIdentified()).toBe(true)
})

test('§8: a refusal keeps the server’s text and stores nothing', async () => {
  answers(500, '{"message":"No."}')
  await expect(registerVisit(api)).rejects.toMatchObject({
    message: '500: {"message":"No."}',
    text: '{"message":"No."}',
  })
  expect(storedVisit()).toBeUndefined()
})

test('§7: the end of a visit is reported to its own address', async () => {
  answers(200, '{}')
  await reportVisit(api, id, 'abandoned')
  expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe(`/api/user-access/update-status/${id}`)
})

test('§4, abandoned: reported once, with a request that outlives the page', async () => {
  answers(200, JSON.stringify({ id }))
  lasting.write('recadinho.access.v1', { id })
  abandonVisit(api)
  abandonVisit(api)
  expect(vi.mocked(fetch).mock.calls).toHaveLength(1)
  const [path, init] = vi.mocked(fetch).mock.calls[0] ?? []
  expect(path).toBe(`/api/user-access/update-status/${id}`)
  expect(init).toMatchObject({ body: saidAbandoned, keepalive: true, credentials: 'include' })
  // A loaded or restored page resumes the visit; closing it abandons the visit again.
  await registerVisit(api)
  abandonVisit(api)
  const said = vi.mocked(fetch).mock.calls.map(([, request]) => request?.body)
  expect(said.filter((body) => body === saidAbandoned)).toHaveLength(2)
})

test.each([null, { id, phone: '5511987654321' }, { id, phone: 'anonymous' }])(
  '§4: a visit with the stored value %o is not abandoned',
  (kept) => {
    answers(200, '{}')
    lasting.write('recadinho.access.v1', kept)
    abandonVisit(api)
    expect(fetch).not.toHaveBeenCalled()
  },
)

test('§8: a failed report is only logged', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('offline')))
  lasting.write('recadinho.access.v1', { id })
  abandonVisit(api)
  await vi.waitFor(() => expect(logged).toHaveBeenCalled())
})

test('§4: a page that is left before its visit is resumed abandons the visit again', () => {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(() => new Promise(() => {})),
  )
  lasting.write('recadinho.access.v1', { id, left: true })
  void registerVisit(api)
  abandonVisit(api)
  expect(vi.mocked(fetch).mock.calls.map(([path]) => path)).toEqual([
    '/api/user-access/register',
    `/api/user-access/update-status/${id}`,
  ])
})

test('a number that was entered during the registration stays', async () => {
  let answer: (response: Response) => void = () => undefined
  const slow = new Promise<Response>((resolve) => {
    answer = resolve
  })
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockReturnValueOnce(slow))
  const load = registerVisit(api)
  lasting.write('recadinho.access.v1', { id, phone: 'anonymous' })
  answer(new Response(JSON.stringify({ id })))
  await load
  expect(isIdentified()).toBe(true)
})

test.each([{ id: 5 }, { id: 'x' }, [], 'x', null])('a hand-edited visit (%o) is dropped', (kept) => {
  lasting.write('recadinho.access.v1', kept)
  expect(storedVisit()).toBeUndefined()
})

test('a hand-edited number identifies no visitor, and the visit stays', () => {
  lasting.write('recadinho.access.v1', { id, phone: 'javascript:' })
  expect(storedVisit()?.id).toBe(id)
  expect(isIdentified()).toBe(false)
})
