import { ApiError } from '@recadinho/contracts/client'
import { expect, it, vi } from 'vitest'
import type { Client } from './api.ts'
import { createInterruptions, persistentClient } from './interruptions.ts'

const refusal = (code: string) =>
  new ApiError(401, '', JSON.stringify({ code, message: code, requestId: '1' }))

/** A client that rejects a number of calls, and a fake for the user's answers. */
function setUp(code: string, refusals: number, isSignedIn = true) {
  let left = refusals
  const call = vi.fn<(name: string) => Promise<unknown>>(async () => {
    left -= 1
    if (left >= 0) throw refusal(code)
    return 'done'
  })
  const interruptions = createInterruptions()
  const client = persistentClient({ call } as unknown as Client, interruptions, () => isSignedIn) // the client's one function
  return { call, interruptions, read: () => client.call('listTeam', {}) }
}

it.each([
  ['unauthenticated', 'sign_in'],
  ['proof_required', 'proof'],
])('a call refused as %s waits for %s, and is made again', async (code, wanted) => {
  const { interruptions, read, call } = setUp(code, 2)
  const answers = Promise.all([read(), read()])
  await vi.waitFor(() => expect(interruptions.current()).toBe(wanted))
  expect(call).toHaveBeenCalledTimes(2)
  interruptions.finish(true)
  expect(await answers).toEqual(['done', 'done'])
  expect(interruptions.current()).toBeUndefined()
})

it('is refused after all when the reader turns away', async () => {
  const { interruptions, read } = setUp('unauthenticated', 1)
  const answer = read()
  await vi.waitFor(() => expect(interruptions.current()).toBe('sign_in'))
  interruptions.finish(false)
  await expect(answer).rejects.toThrow('unauthenticated')
})

it('a session that ends while the password is asked for asks to sign in; both go on', async () => {
  const interruptions = createInterruptions()
  const answers = Promise.all([
    interruptions.request('proof'),
    interruptions.request('sign_in'),
    interruptions.request('proof'),
  ])
  expect(interruptions.current()).toBe('sign_in')
  interruptions.finish(true)
  expect(await answers).toEqual([true, true, true])
})

it('shows what a change would do, and makes the call again with the confirmation', async () => {
  const details = { warnings: [{ kind: 'free_code', code: 'X' }], confirmation: 'c1' }
  const body = JSON.stringify({ code: 'needs_confirmation', message: '', details, requestId: '1' })
  const call = vi.fn<(name: string, input: { headers?: object }) => Promise<unknown>>(
    async (_, { headers }) => {
      if (!headers) throw new ApiError(409, '', body)
      return 'done'
    },
  )
  const interruptions = createInterruptions()
  const client = persistentClient({ call } as unknown as Client, interruptions, () => true) // the client's one function
  const proof = interruptions.request('proof')
  const answer = client.call('listTeam', {})
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce())
  expect(interruptions.current()).toBe('proof')
  interruptions.finish(true)
  await proof
  await vi.waitFor(() => expect(interruptions.current()).toEqual(details))
  interruptions.finish(true)
  expect(await answer).toBe('done')
  expect(call).toHaveBeenLastCalledWith('listTeam', { headers: { 'x-confirmation': 'c1' } })
  const declined = client.call('listTeam', {})
  await vi.waitFor(() => expect(interruptions.current()).toEqual(details))
  interruptions.finish(false)
  await expect(declined).rejects.toThrow('needs_confirmation')
})

it('asks nobody who has not been signed in here, nor for other refusals', async () => {
  await expect(setUp('unauthenticated', 1, false).read()).rejects.toThrow('unauthenticated')
  const { interruptions, read } = setUp('forbidden', 1)
  await expect(read()).rejects.toThrow('forbidden')
  expect(interruptions.current()).toBeUndefined()
})
