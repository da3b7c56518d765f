import { useQueryClient } from '@tanstack/react-query'
import { ApiError, fillPath } from '@recadinho/contracts/client'
import { takePath, takeType, type OrderSpeech, type SpeechLine } from '@recadinho/contracts/speech'
import { useOnline } from '@recadinho/ui/online'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { orderSpeechOptions } from '../../lib/order-speech.ts'
import { showAnswer } from '../../lib/show-answer.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { createTakeQueue } from '@recadinho/recorder/take-queue'
import type { KeptTake, TakeStore } from '@recadinho/recorder/take-store'

/** An order's takes that the server does not have yet. While the page is open they are sent as soon as it can be reached. */
export function useTakes(orderId: string, store: TakeStore) {
  const { api } = useAdmin()
  const queryClient = useQueryClient()
  const online = useOnline()
  const [clips, setClips] = useState<ReadonlyMap<string, string>>(new Map())
  const [queue] = useState(() => {
    const options = orderSpeechOptions(api, orderId)
    return createTakeQueue<SpeechLine>({
      store,
      send: sendTake,
      onSent: ({ id }, line) => {
        if (line.clip) setClips((before) => new Map(before).set(id, line.clip?.id ?? ''))
        const speech = queryClient.getQueryData(options.queryKey)
        if (speech) void showAnswer(queryClient, options.queryKey, withLine(speech, line))
      },
      readAgain: async () => {
        await queryClient.cancelQueries({ queryKey: options.queryKey, exact: true })
        const { version, lines } = await queryClient.fetchQuery({ ...options, staleTime: 0 })
        return { version, keys: lines.map(({ key }) => key) }
      },
    })
  })
  useEffect(() => {
    void queue.open(orderId)
    return () => queue.close()
  }, [queue, orderId])
  useEffect(() => {
    if (online) void queue.retry()
  }, [online, queue])
  const takes = useSyncExternalStore(queue.subscribe, queue.list)
  /** `clips`: the server's clips of takes that this page has sent. */
  return { takes, queue, clips }
}

export type Takes = ReturnType<typeof useTakes>

/** A sentence may be in a script twice: both have its clip. */
const withLine = (speech: OrderSpeech, { key, clip, takes, parentTake }: SpeechLine): OrderSpeech => ({
  ...speech,
  lines: speech.lines.map((line) => (line.key === key ? { ...line, clip, takes, parentTake } : line)),
})

/** Sends a take; returns its line with the clip. Rejects with an `ApiError`, or with a `TypeError` without a response. */
async function sendTake({ orderId, key, version, wav }: KeptTake): Promise<SpeechLine> {
  const path = fillPath(takePath, { id: orderId, key })
  const response = await fetch(`${path}?version=${version}`, {
    method: 'PUT',
    headers: { accept: 'application/json', 'content-type': takeType },
    body: wav,
  })
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, response.statusText, text)
  return JSON.parse(text) as SpeechLine // the server's response to this call
}
