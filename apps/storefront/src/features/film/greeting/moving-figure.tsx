import { drawingOf } from '@recadinho/contracts/pictures'
import type { Character } from '@recadinho/contracts/catalog'
import { findCharacter } from '@recadinho/stage/known-characters'
import { loadCharacters } from '@recadinho/stage/load-characters'
import { useEffect, useRef } from 'react'
import { loadFigures } from '../../../components/characters/figures.ts'
import { lessMotion } from '../../../lib/less-motion.ts'
import { greetingPose, greetingSeconds, raisedAt } from './greeting-pose.ts'
import * as css from './greeting.css.ts'

export interface MovingFigureProps {
  picture: Character['picture']
  onEnd: () => void
}

const width = 480
const height = 560

/** A character that hops, waves and gestures over its picture for two seconds; one still pose with reduced motion. */
export function MovingFigure({ picture, onEnd }: MovingFigureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const ended = useRef(onEnd)
  useEffect(() => {
    ended.current = onEnd
  })
  // As a string, so that an equal picture does not restart the effect.
  const shown = JSON.stringify(picture)
  useEffect(() => {
    let request = 0
    let left = false
    const given = JSON.parse(shown) as Character['picture'] // written above
    const drawing = drawingOf(given)
    const start = async () => {
      const [[figure]] = await Promise.all([loadFigures([given]), loadCharacters([drawing])])
      const character = findCharacter(drawing)
      const paper = canvas.current
      const context = paper?.getContext('2d')
      if (left || !figure || !character || !paper || !context) return
      paper.width = Math.round(paper.clientWidth * Math.min(2, devicePixelRatio))
      paper.height = Math.round((paper.width * height) / width)
      const paint = (t: number) => {
        context.setTransform(paper.width / width, 0, 0, paper.height / height, 0, 0)
        context.fillStyle = character.background
        context.fillRect(0, 0, width, height)
        figure(context, greetingPose(t, character.wavingArm))
      }
      if (lessMotion()) return paint(raisedAt)
      const began = performance.now()
      const draw = (now: number) => {
        const t = (now - began) / 1000
        if (t >= greetingSeconds) return ended.current()
        paint(Math.max(0, t))
        request = requestAnimationFrame(draw)
      }
      draw(began)
    }
    // Without its drawing the hello alone answers.
    start().catch(console.info)
    return () => {
      left = true
      cancelAnimationFrame(request)
    }
  }, [shown])
  return <canvas ref={canvas} aria-hidden="true" className={css.figure} />
}
