import { likenessOfText, type Likeness } from '@recadinho/stage/likeness'
import { likenessPicture } from '@recadinho/stage/likeness-picture'
import { SvgPicture } from '@recadinho/ui/picture-choices'
import * as css from './likeness.css.ts'

export interface LikenessDrawingProps {
  /** A likeness, or the line that a correction has of it; of another text nothing is drawn. */
  likeness: Likeness | string
  /** In years; null if it is not known. */
  age: number | null
  /** What it shows, for screen readers. */
  label: string
  size: keyof typeof css.drawings
}

/** A child as its film draws it. */
export function LikenessDrawing({ likeness: given, age, label, size }: LikenessDrawingProps) {
  const likeness = typeof given === 'string' ? likenessOfText(given) : given
  if (!likeness) return null
  const svg = likenessPicture({ likeness, age }, { crop: 'full', idPrefix: 'l' })
  return <SvgPicture svg={svg} label={label} className={css.drawings[size]} />
}
