import type { CharacterPicture as Picture } from '@recadinho/contracts/pictures'
import { mixPoses } from '@recadinho/stage/pose'
import { useEffect, useRef } from 'react'
import { lessMotion } from '../../lib/less-motion.ts'
import { cheerPose } from '../../components/celebration/cheer-pose.ts'
import { loadFigures, type Figure } from '../../components/characters/figures.ts'
import { doorway, greeterPositions } from './greeter-positions.ts'
import { greeterPose } from './greeter-pose.ts'
import * as css from './greeters.css.ts'

export interface GreetersProps {
  pictures: readonly Picture[]
  /** When the knocking started, on the page's clock. */
  since: number
  /** The door is open: the characters cheer. */
  cheering: boolean
}

/** Canvas pixels per unit of the doorway. */
const sharpness = 2
/** Seconds in which they rise into the window. */
const arrival = 0.6

/** The order's characters behind the door: knocking and waving, then cheering once it opens. */
export function Greeters({ pictures, since, cheering }: GreetersProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const opened = useRef<number>(undefined)
  useEffect(() => {
    opened.current = cheering ? performance.now() : undefined
  }, [cheering])
  // As a string, so that equal lists do not restart the effect.
  const cast = JSON.stringify(pictures)
  useEffect(() => {
    let request = 0
    let left = false
    let arrived: number | undefined
    let even = false
    const draw = (figures: Figure[], now: number) => {
      if (left) return
      arrived ??= now
      request = requestAnimationFrame((next) => draw(figures, next))
      even = !even
      // Every second frame is enough, and all that a slow phone can draw beside a video.
      if (even) paint(canvas.current, figures, { now, since, arrived, opened: opened.current })
    }
    const drawOnce = (figures: Figure[]) =>
      paint(canvas.current, figures, { now: 1e6, since: 0, arrived: 0, opened: 0 })
    const shown = JSON.parse(cast) as Picture[] // written above
    // Without them the room is empty, and the door still opens.
    loadFigures(shown).then(
      (figures) => (lessMotion() ? drawOnce(figures) : draw(figures, performance.now())),
      console.info,
    )
    return () => {
      left = true
      cancelAnimationFrame(request)
    }
  }, [cast, since])
  return (
    <canvas
      ref={canvas}
      width={doorway.width * sharpness}
      height={doorway.height * sharpness}
      aria-hidden="true"
      className={css.greeters}
    />
  )
}

interface Moment {
  now: number
  since: number
  arrived: number
  opened: number | undefined
}

function paint(
  canvas: HTMLCanvasElement | null,
  figures: readonly Figure[],
  { now, since, arrived, opened }: Moment,
) {
  const context = canvas?.getContext('2d')
  if (!canvas || !context) return
  context.clearRect(0, 0, canvas.width, canvas.height)
  const here = Math.min(1, (now - arrived) / 1000 / arrival)
  const below = (1 - here) ** 3 * 150
  const cheered = opened === undefined ? 0 : (now - opened) / 1000
  for (const { who, x, y, scale } of greeterPositions(figures.length)) {
    const calm = greeterPose((now - since) / 1000, who)
    const pose =
      opened === undefined ? calm : mixPoses(calm, cheerPose(Math.min(cheered, 2)), Math.min(1, cheered * 4))
    context.save()
    context.scale(sharpness, sharpness)
    context.translate(x, y + below)
    context.scale(scale, scale)
    figures[who]?.(context, pose)
    context.restore()
  }
}
