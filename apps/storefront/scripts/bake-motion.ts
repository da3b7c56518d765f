import type { Motion, Scene, Track } from '../src/features/home/motion.ts'

/**
 * Compiles pictures into one animation: new markup whenever their elements change, otherwise only the changed numbers
 * per element and attribute. A page can play it without drawing code.
 */
export function bakeMotion(frames: readonly string[], fps: number): Motion {
  const scenes: Scene[] = []
  let open: Picture[] = []
  const close = () => {
    if (open.length > 0) scenes.push(sceneOf(open))
    open = []
  }
  for (const picture of frames.map(pictureOf)) {
    if (open[0] && open[0].structure !== picture.structure) close()
    open.push(picture)
  }
  close()
  return { fps, viewBox: /viewBox="([^"]*)"/.exec(frames[0] ?? '')?.[1] ?? '', scenes }
}

interface Picture {
  /** The content of the svg element. */
  markup: string
  /** The markup without its numbers: equal if only numbers differ. */
  structure: string
  attributes: Record<string, string>[]
}

const number = /-?\d+(?:\.\d+)?/g

function pictureOf(svg: string): Picture {
  const markup = evenOvals(svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, ''))
  const attributes = [...markup.matchAll(/<[a-zA-Z]\w*((?:\s+[\w:-]+="[^"]*")*)\s*\/?>/g)].map(
    ([, list = '']) =>
      Object.fromEntries(
        [...list.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
      ),
  )
  return { markup, structure: markup.replaceAll(number, '#'), attributes }
}

/** A flattened circle becomes an ellipse, so every circle is written as an ellipse. */
function evenOvals(markup: string) {
  return markup.replaceAll(/<circle([^>]*?) r="([^"]*)"/g, '<ellipse$1 rx="$2" ry="$2"')
}

function sceneOf(pictures: readonly Picture[]): Scene {
  const [first] = pictures
  const tracks = (first?.attributes ?? []).flatMap((attributes, element) =>
    Object.keys(attributes).flatMap((name) =>
      trackOf(
        element,
        name,
        pictures.map((picture) => picture.attributes[element]?.[name] ?? ''),
      ),
    ),
  )
  return { frames: pictures.length, markup: first?.markup ?? '', tracks }
}

function trackOf(element: number, attribute: string, values: readonly string[]): Track[] {
  const [first = ''] = values
  if (values.every((value) => value === first)) return []
  const shape = first.replaceAll(number, '#')
  const numbers = values.map((value) =>
    (value.match(number) ?? []).map((text) => Math.round(Number(text) * 10) / 10),
  )
  return [{ element, attribute, shape, numbers }]
}
