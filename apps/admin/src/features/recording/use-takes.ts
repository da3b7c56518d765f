import { useQueryClient } from '@tanstack/react-query'
import { fillPath } from '@recadinho/contracts/client'
import { takePath, type OrderSpeech, type SpeechLine } from '@recadinho/contracts/speech'
import { useOnline } from '@recadinho/ui/online'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { orderSpeechOptions } from '../../lib/order-speech.ts'
import { showAnswer } from '../../lib/show-answer.ts'
import { useAdmin } from '../../lib/use-admin.ts'
import { sendTake } from '@recadinho/recorder/send-take'
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
      send: (take) => sendTake(addressOf(take), take.wav),
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

const addressOf = ({ orderId, key, version }: KeptTake) =>
  `${fillPath(takePath, { id: orderId, key })}?version=${version}`
