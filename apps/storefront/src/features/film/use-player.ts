import type { Timeline } from '@recadinho/stage/timeline'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { keepAwake } from './keep-awake.ts'
import { deviceVoice } from './device-voice.ts'
import { lessMotion } from '../../lib/less-motion.ts'
import { createPlayer, type Player } from './create-player.ts'
import type { Film } from './film.ts'
import { measureProgress } from './measure-progress.ts'
import type { PlaybackState } from './playback.ts'
import { changedLine } from './retime.ts'
import { useVoices } from './use-voices.ts'
import type { Voice } from './voice.ts'

export interface UsePlayerOptions {
  /** What hearing it is measured as. */
  measuredAs: string
  /** Whether it plays in silence without a press, first and after each change; not if the visitor wants less motion. */
  playsByItself: boolean
  /** Says what it can instead of the device, of which it is given the voice. */
  voiceOver?: (device: Voice | undefined, openAudio: () => AudioContext) => Voice | undefined
}

const deviceOnly = (device: Voice | undefined) => device

/** The pause in typing before the film plays again, in milliseconds. */
const typingPause = 700

/** Plays a film, which may change at any time: one at rest then shows what has changed. */
export function usePlayer(
  film: Pick<Film, 'timeline' | 'hints'>,
  { measuredAs, playsByItself, voiceOver = deviceOnly }: UsePlayerOptions,
): Player {
  const { voices, tag } = useVoices()
  const { timeline, hints } = film
  const [player] = useState(createPlayer)

  useEffect(() => {
    return player.dispose
  }, [player])
  useEffect(() => keepAwake(player), [player])
  useEffect(() => measureProgress(player, measuredAs), [player, measuredAs])
  useEffect(
    () => player.speakWith(voiceOver(deviceVoice({ voices, tag, hints }), player.openAudio)),
    [player, voices, tag, hints, voiceOver],
  )
  const last = useRef<Timeline>(undefined)
  useEffect(() => {
    const before = last.current
    last.current = timeline
    player.load(timeline)
    // A visitor who has heard or paused it wants no more automatic playing.
    const mayPlay = () => {
      const { phase, muted } = player.state()
      return playsByItself && phase === 'resting' && muted && !lessMotion()
    }
    const line = before ? changedLine(before, timeline) : -1
    const soon = setTimeout(() => {
      if (mayPlay()) player.playByItself(line)
    }, typingPause)
    return () => clearTimeout(soon)
  }, [player, timeline, playsByItself])
  return player
}

export const usePlayback = (player: Pick<Player, 'subscribe' | 'state'>): PlaybackState =>
  useSyncExternalStore(player.subscribe, player.state)
