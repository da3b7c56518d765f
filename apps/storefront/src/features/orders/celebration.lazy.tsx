import { drawCharacter } from '@recadinho/stage/draw-frame'
import { findCharacter } from '@recadinho/stage/known-characters'
import { loadCharacters } from '@recadinho/stage/load-characters'
import { useEffect, useRef } from 'react'
import { animate } from '../../components/celebration/animate.ts'
import { cheerPose, cheerSeconds } from '../../components/celebration/cheer-pose.ts'
import * as css from './hero.css.ts'

/** The canvas size in pixels: twice the displayed size. */
const drawn = { width: 240, height: 280 }

/** The character cheers on a canvas over its picture, until it stands with its arms up. */
export function Cheer({ picture }: { picture: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const here = new AbortController()
    loadCharacters([picture]).then(
      () =>
        !here.signal.aborted && animate(cheerSeconds, here.signal, (t) => draw(canvas.current, picture, t)),
      // On failure the picture stays.
      console.info,
    )
    return () => here.abort()
  }, [picture])
  return <canvas ref={canvas} {...drawn} aria-hidden="true" className={css.cheer} />
}

function draw(canvas: HTMLCanvasElement | null, picture: string, t: number) {
  const context = canvas?.getContext('2d')
  if (!context) return
  context.save()
  context.fillStyle = findCharacter(picture)?.background ?? '#fff'
  context.fillRect(0, 0, drawn.width, drawn.height)
  context.scale(drawn.width / 480, drawn.height / 560)
  drawCharacter(context, picture, cheerPose(t))
  context.restore()
}
