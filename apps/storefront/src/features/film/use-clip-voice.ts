import type { Speech } from '@recadinho/stage/film-sound'
import { useCallback, useState } from 'react'
import { useShop } from '../../lib/use-shop.ts'
import { clipVoice } from './clip-voice.ts'
import type { DraftSpeech, SpokenFilm } from './load-clips.ts'
import type { Voice } from './voice.ts'

/** A voice that says what it can as the video will, and whether it has loaded any such line. */
export function useClipVoice(film: SpokenFilm, speech?: DraftSpeech) {
  const { api } = useShop()
  const [sounds] = useState(() => new Map<string, Promise<Speech>>())
  const [hasClips, setHasClips] = useState(false)
  const { lines, script, input, cast } = film
  const voiceOver = useCallback(
    (other: Voice | undefined, open: () => AudioContext): Voice =>
      clipVoice({
        other,
        open,
        find: async (context, news) => {
          try {
            const { loadClips } = await import('./load-clips.ts')
            const spoken = { lines, input, cast, ...(script && { script }) }
            return await loadClips({ api, sounds, speech }, spoken, context, {
              ...news,
              onClip(line, clip) {
                setHasClips(true)
                news.onClip(line, clip)
              },
            })
          } catch (error) {
            // Offline, or an old browser: the device says everything.
            console.info(error)
            return false
          }
        },
      }),
    [api, sounds, speech, lines, script, input, cast],
  )
  return { voiceOver, hasClips }
}
