import { ApiError, fillPath } from '@recadinho/contracts/client'
import type { Order } from '@recadinho/contracts/orders'
import {
  parentTakePath,
  playParentTakePath,
  type ParentLine,
  type ParentTakes,
} from '@recadinho/contracts/parent-takes'
import { sendTake } from '@recadinho/recorder/send-take'
import { createTakeQueue } from '@recadinho/recorder/take-queue'
import type { KeptTake, TakeStore } from '@recadinho/recorder/take-store'
import { useOnline } from '@recadinho/ui/online'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useShop } from '../../lib/use-shop.ts'

/** What a parent has recorded of an order, and what of it is still on its way. */
export function useOwnTakes(order: Order, token: string | undefined, store: TakeStore) {
  const { api } = useShop()
  const queryClient = useQueryClient()
  const online = useOnline()
  const { id } = order
  const link = token ? { token } : {}
  const listed = ['own-takes', id]
  const fetchTakes = (signal?: AbortSignal) =>
    api.call('listParentTakes', { params: { id }, query: link, ...(signal && { signal }) })
  const { data, error, refetch } = useQuery({
    // A correction, a removal by staff and the start of production change what is listed.
    queryKey: [...listed, order.detailsVersion, order.recording, order.stage],
    queryFn: ({ signal }) => fetchTakes(signal),
    placeholderData: keepPreviousData,
  })
  const [queue] = useState(() =>
    createTakeQueue<ParentLine>({
      store,
      send: (take) => sendTake(addressOf(take, token), take.wav),
      onSent: (_, line) =>
        queryClient.setQueriesData<ParentTakes>(
          { queryKey: listed },
          (before) => before && withLine(before, line),
        ),
      readAgain: async () => {
        const { version, lines } = await fetchTakes()
        await queryClient.invalidateQueries({ queryKey: listed })
        return { version, keys: lines.map((line) => line.id) }
      },
    }),
  )
  useEffect(() => {
    void queue.open(id)
    return () => queue.close()
  }, [queue, id])
  useEffect(() => {
    if (online) void queue.retry()
  }, [online, queue])
  const unsent = useSyncExternalStore(queue.subscribe, queue.list)
  const removal = useMutation({
    mutationFn: async (takeIds: readonly string[]) => {
      for (const takeId of takeIds)
        await api
          .call('removeParentTake', { params: { id, takeId }, query: link })
          .catch((failure: unknown) => {
            // Removed before, on another device.
            if (!(failure instanceof ApiError && failure.status === 404)) throw failure
          })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: listed }),
  })
  return {
    takes: data,
    error: data === undefined ? error : null,
    reload: () => void refetch(),
    queue,
    unsent,
    removal,
    soundPath: (takeId: string) => withLink(fillPath(playParentTakePath, { id, takeId }), link),
  }
}

export type OwnTakes = ReturnType<typeof useOwnTakes>

const withLine = (takes: ParentTakes, line: ParentLine): ParentTakes => ({
  ...takes,
  // The server has removed those of other words with it.
  others: [],
  lines: takes.lines.map((before) => (before.id === line.id ? line : before)),
})

const withLink = (path: string, query: Record<string, string>) => {
  const search = new URLSearchParams(query).toString()
  return search === '' ? path : `${path}?${search}`
}

const addressOf = ({ orderId, key, version, consent }: KeptTake, token: string | undefined) =>
  withLink(fillPath(parentTakePath, { id: orderId, line: key }), {
    version: `${version}`,
    consent: `${consent ?? 0}`,
    ...(token && { token }),
  })
