import type { Speech } from '@recadinho/stage/film-sound'
import { useCallback, useState } from 'react'
import { useShop } from '../../lib/use-shop.ts'
import { clipVoice } from './clip-voice.ts'
import type { Film } from './film.ts'
import type { Voice } from './voice.ts'

/** A voice that says what it can as the video will, and whether it has found any such line. */
export function useClipVoice(film: Pick<Film, 'lines' | 'script' | 'input' | 'cast'>) {
  const { api } = useShop()
  const [sounds] = useState(() => new Map<string, Promise<Speech>>())
  const [hasClips, setHasClips] = useState(false)
  const { lines, script, input, cast } = film
  const voiceOver = useCallback(
    (other: Voice | undefined, open: () => AudioContext): Voice =>
      clipVoice({
        other,
        open,
        find: async (context, onClip) => {
          try {
            const { loadClips } = await import('./load-clips.ts')
            const has = await loadClips({ api, sounds }, { lines, script, input, cast }, context, onClip)
            setHasClips(has)
            return has
          } catch (error) {
            // Offline, or an old browser: the device says everything.
            console.info(error)
            return false
          }
        },
      }),
    [api, sounds, lines, script, input, cast],
  )
  return { voiceOver, hasClips }
}
