import { picturePathOf, type CharacterPicture } from '@recadinho/contracts/pictures'
import { drawCharacter } from '@recadinho/stage/draw-frame'
import { findCharacter } from '@recadinho/stage/known-characters'
import { loadCharacters } from '@recadinho/stage/load-characters'
import type { Pose } from '@recadinho/stage/pose'

/** Draws a character in its drawing's 480 × 560 coordinates. */
export type Figure = (context: CanvasRenderingContext2D, pose: Pose) => void

/** The figures of these characters; those that fail to load are left out. */
export async function loadFigures(pictures: readonly CharacterPicture[]): Promise<Figure[]> {
  const figures = await Promise.all(
    pictures.map((picture) =>
      typeof picture === 'string' ? drawnFigure(picture) : photoFigure(picturePathOf(picture, 'large.webp')),
    ),
  )
  return figures.filter((figure) => figure !== undefined)
}

async function drawnFigure(drawing: string): Promise<Figure | undefined> {
  await loadCharacters([drawing])
  if (!findCharacter(drawing)) return undefined
  return (context, pose) => drawCharacter(context, drawing, pose)
}

/** An uploaded picture on a card that sways and hops, as it has no arms to move. */
async function photoFigure(src: string): Promise<Figure> {
  const image = new Image()
  image.src = src
  await image.decode()
  return (context, pose) => {
    context.save()
    context.translate(240, 528)
    context.rotate((pose.tilt * Math.PI) / 180)
    context.scale(1, 1 + pose.bounce * 0.08)
    context.translate(-240, -528 - pose.rise)
    context.beginPath()
    context.roundRect(40, 62, 400, 466, 48)
    context.clip()
    context.drawImage(image, 40, 62, 400, 466)
    context.restore()
  }
}
