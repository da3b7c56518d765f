/** Both parts in one file that pages load late: each file more is a name in what every page of the admin loads. */
export { LikenessChoices } from './likeness-choices.tsx'
export { LikenessDrawing, type LikenessDrawingProps } from './likeness-drawing.tsx'
