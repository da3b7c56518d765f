import { ApiError } from '@recadinho/contracts/client'
import { expect, test, vi } from 'vitest'
import { createShopQueryClient } from './query-client.ts'

const queryClient = createShopQueryClient()

test.each([401, 404, 500])('§8: a query answered with %i is an error, and is not retried', async (status) => {
  const queryFn = vi.fn<() => Promise<never>>(async () => {
    throw new ApiError(status, 'No', '')
  })
  await expect(queryClient.fetchQuery({ queryKey: ['/api/x', status], queryFn })).rejects.toThrow(
    `${status}: No`,
  )
  expect(queryFn).toHaveBeenCalledOnce()
})

test('§8: a mutation is not retried', async () => {
  const send = vi.fn<() => Promise<never>>(async () => {
    throw new ApiError(503, 'Service Unavailable', '')
  })
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: send })
  await expect(mutation.execute(undefined)).rejects.toThrow('503: Service Unavailable')
  expect(send).toHaveBeenCalledOnce()
})

test('§9: data is never stale, not fetched again on focus, and not polled', () => {
  expect(queryClient.getDefaultOptions().queries).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  })
  expect(queryClient.getDefaultOptions().queries?.refetchInterval).toBeUndefined()
})
