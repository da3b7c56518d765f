/** An animation, written by the build (scripts/bake-motion.ts). */
export interface Motion {
  fps: number
  viewBox: string
  scenes: Scene[]
}

/** Some frames of the same elements. */
export interface Scene {
  frames: number
  /** The content of the svg element at its first frame. */
  markup: string
  tracks: Track[]
}

/**
 * The changes of one attribute of the scene's nth element: a row of numbers per frame, which fill the marks of its
 * template.
 */
export interface Track {
  element: number
  attribute: string
  shape: string
  numbers: number[][]
}

/** The attribute's value at a time, counted in frames of its scene; interpolated between two of them. */
export function valueAt({ shape, numbers }: Track, moment: number): string {
  const from = numbers[Math.floor(moment)] ?? []
  const to = numbers[Math.ceil(moment)] ?? from
  const part = moment % 1
  let next = 0
  return shape.replaceAll('#', () => {
    const [a = 0, b = 0] = [from[next], to[next]]
    next += 1
    return String(Math.round((a + (b - a) * part) * 10) / 10)
  })
}

/** Plays it once in an empty svg element; `done` is called at its end. Returns a function that stops it before. */
export function playMotion(
  picture: SVGElement,
  { fps, viewBox, scenes }: Motion,
  done: () => void,
): () => void {
  const start = performance.now()
  let shown: Scene | undefined
  let elements: Element[] = []
  let request = requestAnimationFrame(draw)
  picture.setAttribute('viewBox', viewBox)

  function draw(now: number) {
    let moment = (Math.max(0, now - start) / 1000) * fps
    const scene = scenes.find(({ frames }) => {
      if (moment < frames) return true
      moment -= frames
      return false
    })
    if (!scene) return done()
    if (scene !== shown) {
      picture.innerHTML = scene.markup
      elements = [...picture.querySelectorAll('*')]
      shown = scene
    }
    for (const track of scene.tracks)
      elements[track.element]?.setAttribute(track.attribute, valueAt(track, moment))
    request = requestAnimationFrame(draw)
  }
  return () => cancelAnimationFrame(request)
}
