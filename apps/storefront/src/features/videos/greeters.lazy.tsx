import { drawCharacter } from '@recadinho/stage/draw-frame'
import { findCharacter } from '@recadinho/stage/known-characters'
import { loadCharacters } from '@recadinho/stage/load-characters'
import { mixPoses } from '@recadinho/stage/pose'
import { useEffect, useRef } from 'react'
import { lessMotion } from '../../components/celebration/animate.ts'
import { cheerPose } from '../../components/celebration/cheer-pose.ts'
import { doorway, greeterPositions } from './greeter-positions.ts'
import { greeterPose } from './greeter-pose.ts'
import * as css from './greeters.css.ts'

export interface GreetersProps {
  /** Their drawings. */
  pictures: string[]
  /** When the door began to knock, on the page's clock. */
  since: number
  /** The door is open: they cheer. */
  cheering: boolean
}

/** Pixels for each unit of the doorway. */
const sharpness = 2
/** They rise into the window. */
const arrival = 0.6

/** The order's characters behind the door, knocking and waving; as soon as it opens, cheering. */
export function Greeters({ pictures, since, cheering }: GreetersProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const opened = useRef<number>(undefined)
  useEffect(() => {
    opened.current = cheering ? performance.now() : undefined
  }, [cheering])
  const cast = pictures.join(' ')
  useEffect(() => {
    let request = 0
    let left = false
    let arrived: number | undefined
    let even = false
    const draw = (now: number) => {
      if (left) return
      arrived ??= now
      request = requestAnimationFrame(draw)
      even = !even
      // Half of the frames are enough, and all that a slow phone can do beside a video.
      if (even) paint(canvas.current, cast.split(' '), { now, since, arrived, opened: opened.current })
    }
    const drawOnce = () =>
      paint(canvas.current, cast.split(' '), { now: 1e6, since: 0, arrived: 0, opened: 0 })
    // Without them there is light behind the door, and it opens all the same.
    loadCharacters(cast.split(' ')).then(
      () => (lessMotion() ? drawOnce() : draw(performance.now())),
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
  pictures: string[],
  { now, since, arrived, opened }: Moment,
) {
  const context = canvas?.getContext('2d')
  if (!canvas || !context) return
  context.clearRect(0, 0, canvas.width, canvas.height)
  const here = Math.min(1, (now - arrived) / 1000 / arrival)
  const below = (1 - here) ** 3 * 150
  const known = pictures.filter((picture) => findCharacter(picture))
  const cheered = opened === undefined ? 0 : (now - opened) / 1000
  for (const { who, x, y, scale } of greeterPositions(known.length)) {
    const calm = greeterPose((now - since) / 1000, who)
    const pose =
      opened === undefined ? calm : mixPoses(calm, cheerPose(Math.min(cheered, 2)), Math.min(1, cheered * 4))
    context.save()
    context.scale(sharpness, sharpness)
    context.translate(x, y + below)
    context.scale(scale, scale)
    drawCharacter(context, known[who] ?? '', pose)
    context.restore()
  }
}
