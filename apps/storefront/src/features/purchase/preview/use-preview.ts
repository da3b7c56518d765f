import { useLingui } from '@lingui/react'
import { findCastMember } from '@recadinho/stage/cast'
import { composeTimeline, type Timeline } from '@recadinho/stage/timeline'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useDraft } from '../../../lib/draft/store.ts'
import type { PersonalizationForm } from '../../../lib/draft/validate-personalization.ts'
import { usePlace } from '../../../lib/use-place.ts'
import { greetingLines, type Speaker } from './greeting.ts'
import { createPlayer, type Player } from './player.ts'
import { speak, type Speech } from './speech.ts'

export interface PreviewState {
  canvas: RefObject<HTMLCanvasElement | null>
  timeline: Timeline | undefined
  /** True while it plays with sound. */
  playing: boolean
  play: () => void
  stop: () => void
}

/** How long typing must pause before the greeting is played anew, in milliseconds. */
const typingPause = 700

/** Composes the greeting from the form and plays it: silently by itself after a change, with sound when asked. */
export function usePreview(form: PersonalizationForm): PreviewState {
  const canvas = useRef<HTMLCanvasElement>(null)
  const player = useRef<Player>(null)
  const speech = useRef<Speech>(null)
  const [playing, setPlaying] = useState(false)
  const timeline = useTimeline(useDeferredValue(form))

  const silence = useCallback(() => {
    speech.current?.stop()
    speech.current = null
    setPlaying(false)
  }, [])
  useEffect(() => {
    if (!canvas.current) return undefined
    const made = createPlayer({ canvas: canvas.current, onEnd: silence })
    player.current = made
    return () => {
      made.stop()
      speech.current?.stop()
    }
  }, [silence])
  useEffect(() => {
    if (timeline) player.current?.load(timeline)
    if (!timeline || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    // A change while it speaks is heard at the next press.
    const soon = setTimeout(() => speech.current ?? player.current?.play(), typingPause)
    return () => clearTimeout(soon)
  }, [timeline])

  return {
    canvas,
    timeline,
    playing,
    play() {
      if (!timeline) return
      speech.current = speak(timeline) ?? null
      setPlaying(true)
      player.current?.load(timeline)
      player.current?.play(speech.current?.clock)
    },
    stop() {
      silence()
      player.current?.stop()
    },
  }
}

/** `undefined` when none of the chosen characters can be drawn here. */
function useTimeline(form: PersonalizationForm): Timeline | undefined {
  const { i18n } = useLingui()
  const { locale } = usePlace()
  const { id, selectedCharacters } = useDraft()
  const { childName, childAge, occasion, additionalNotes, useAIVoice } = form
  return useMemo(() => {
    const members = selectedCharacters
      .map((character) => findCastMember(character.id))
      .filter((member) => member !== undefined)
    const speakers: Speaker[] = members.map(({ slug, name, greetingStyle }) => ({
      slug,
      name: name[locale],
      style: greetingStyle,
    }))
    if (speakers.length === 0) return undefined
    const age = /^\d{1,3}$/.test(childAge.trim()) ? Number(childAge) : null
    const ownText = useAIVoice ? undefined : additionalNotes.trim() || undefined
    return composeTimeline({
      cast: speakers.map(({ slug }) => slug),
      lines: greetingLines(i18n, {
        speakers,
        childName: childName.slice(0, 60),
        childAge: age,
        occasion,
        ownText,
      }),
      locale,
      seed: Number.parseInt(id.slice(0, 7), 16),
      banner: childName.trim().slice(0, 24),
      width: 720,
      height: 960,
    })
  }, [i18n, locale, id, selectedCharacters, childName, childAge, occasion, additionalNotes, useAIVoice])
}
