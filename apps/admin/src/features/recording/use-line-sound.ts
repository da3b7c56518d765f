import { useQuery } from '@tanstack/react-query'
import type { OrderSpeech, SpeechLine } from '@recadinho/contracts/speech'
import type { Speech } from '@recadinho/stage/film-sound'
import { useMemo } from 'react'
import { inVoicesOf, presetsOf, type Voiced } from './character-voice.ts'
import { estimatedTimes, lineFilm } from './line-film.ts'
import { clipSoundOptions } from './recording-queries.ts'
import { secondsOf } from '@recadinho/recorder/take-sound'

/** A take of this page. */
export interface OwnTake {
  /** As it was cut. */
  sound: Speech
  /** The server's clip of it, once it is sent. */
  clipId?: string
}

/** A clip is the same cut as the take if their lengths are so close, in seconds. */
const sameCut = 0.06

/**
 * What a line sounds like now, as recorded or in its characters' voices, and its films: at the reader's pace, and with
 * what is played. A take of this page is there at once, with estimated lips until the server has measured it.
 */
export function useLineSound(
  speech: OrderSpeech,
  line: SpeechLine,
  own: OwnTake | undefined,
  inVoice: boolean,
) {
  const { clip } = line
  const paced = useMemo(() => lineFilm(speech, line), [speech, line])
  const taken = own !== undefined && (own.clipId === undefined || own.clipId === clip?.id) ? own : undefined
  const measured =
    taken === undefined ||
    (taken.clipId !== undefined && clip !== null && Math.abs(secondsOf(taken.sound) - clip.seconds) < sameCut)
  const { data: fetched, isError } = useQuery({
    ...clipSoundOptions(clip?.id ?? ''),
    enabled: clip !== null && taken === undefined,
  })
  const recorded = useMemo((): Voiced | undefined => {
    const sound = taken?.sound ?? (clip ? fetched : undefined)
    if (!sound) return undefined
    const seconds = secondsOf(sound)
    if (!measured || !clip) return { sound, heard: estimatedTimes(paced, seconds) }
    return { sound, heard: heardIn(clip, seconds) }
  }, [taken?.sound, clip, fetched, measured, paced])
  const voiced = useMemo(
    () => recorded && inVoicesOf(inVoice ? presetsOf(speech, line.characters) : [], recorded),
    [recorded, inVoice, speech, line.characters],
  )
  const film = useMemo(
    () => (voiced ? lineFilm(speech, line, voiced.heard) : paced),
    [voiced, speech, line, paced],
  )
  return { paced, film, sound: voiced?.sound, unavailable: isError && taken === undefined }
}

/** The times of a clip within the sound that is played, which may be some samples shorter. */
function heardIn({ words, mouth }: NonNullable<SpeechLine['clip']>, seconds: number) {
  const at = (t: number) => Math.min(t, seconds)
  return {
    seconds,
    words: words.map(([from, to]) => [at(from), at(to)] as const),
    mouth: mouth.map(([t, shape]) => [at(t), shape] as const),
  }
}
