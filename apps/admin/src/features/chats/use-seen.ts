import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Chat } from '@recadinho/contracts/chats'
import { useEffect, useRef, type RefObject } from 'react'
import { useAdmin } from '../../lib/use-admin.ts'

/** Marks the buyer's messages as seen once the end of the thread is visible. */
export function useSeen({ id, unread, items }: Chat): RefObject<HTMLDivElement | null> {
  const { api } = useAdmin()
  const queryClient = useQueryClient()
  const end = useRef<HTMLDivElement>(null)
  const until = items.findLast(({ author }) => author === 'buyer')?.id
  const { mutate } = useMutation({
    mutationFn: (body: { chatId: string; until: string }) =>
      api.call('readChat', { params: { id: body.chatId }, body: { until: body.until } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['chats'] }),
  })
  useEffect(() => {
    if (id === null || until === undefined || unread === 0 || end.current === null) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      mutate({ chatId: id, until })
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [id, until, unread, mutate])
  return end
}
