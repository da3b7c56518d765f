import { queryOptions } from '@tanstack/react-query'
import { ApiError, fillPath } from '@recadinho/contracts/client'
import { speechClipPath, type OrderSpeech } from '@recadinho/contracts/speech'
import type { Speech } from '@recadinho/stage/film-sound'
import type { Client } from '../../lib/api.ts'
import { unlessLive } from '../../lib/unless-live.ts'
import { loadFilmParts } from './line-film.ts'
import { openTakeStore } from './take-store.ts'
import { takeRate } from './take-sound.ts'

/** What is said in an order's film. The key contains the order's id, so that a change of the order refetches it. */
export const orderSpeechOptions = (api: Client, id: string) =>
  queryOptions({
    queryKey: ['orders', 'speech', id],
    queryFn: ({ signal }) => api.call('getOrderSpeech', { params: { id }, signal }),
    refetchInterval: () => unlessLive(id),
  })

/** The sound of a clip, which never changes. */
export const clipSoundOptions = (clipId: string) =>
  queryOptions({
    queryKey: ['speech-clips', clipId],
    queryFn: ({ signal }) => clipSound(clipId, signal),
    staleTime: Infinity,
  })

async function clipSound(clipId: string, signal: AbortSignal): Promise<Speech> {
  const response = await fetch(fillPath(speechClipPath, { clipId }), { signal })
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text())
  const decoder = new OfflineAudioContext(1, 1, takeRate)
  const decoded = await decoder.decodeAudioData(await response.arrayBuffer())
  return { samples: decoded.getChannelData(0), rate: takeRate }
}

/** The drawings and pictures of an order's characters. */
export const filmPartsOptions = ({ cast }: Pick<OrderSpeech, 'cast'>) =>
  queryOptions({
    queryKey: ['film-parts', cast.map(({ picture }) => picture)],
    queryFn: async () => {
      await loadFilmParts({ cast })
      return true
    },
    staleTime: Infinity,
  })

/** Where the browser keeps takes. */
export const takeStoreOptions = queryOptions({
  queryKey: ['take-store'],
  queryFn: () => openTakeStore(),
  staleTime: Infinity,
  gcTime: Infinity,
})
