import { queryOptions } from '@tanstack/react-query'
import { fillPath } from '@recadinho/contracts/client'
import { speechClipPath, type OrderSpeech } from '@recadinho/contracts/speech'
import { fetchSound } from '@recadinho/recorder/sound'
import { loadFilmParts } from './line-film.ts'
import { openTakeStore } from '@recadinho/recorder/take-store'

/** The sound of a clip, which never changes. */
export const clipSoundOptions = (clipId: string) =>
  queryOptions({
    queryKey: ['speech-clips', clipId],
    queryFn: ({ signal }) => fetchSound(fillPath(speechClipPath, { clipId }), signal),
    staleTime: Infinity,
  })

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
