// @vitest-environment jsdom
import { provideAllParts } from '@recadinho/stage/all-parts'
import { composeTimeline } from '@recadinho/stage/timeline'
import { beforeEach, expect, test, vi } from 'vitest'
import { drawOnCanvas } from './draw-on-canvas.ts'

provideAllParts()
const timeline = composeTimeline({
  cast: ['princess-amara', 'bramble'],
  lines: [
    { speaker: 'bramble', text: 'Happy birthday, Mia! You are four, and I came from far away to say it.' },
  ],
  locale: 'en',
  seed: 3,
  banner: 'Mia',
  width: 720,
  height: 960,
})

/** How many times each picture was drawn, and the frame; sheets of sprites have no name. */
const drawn = new Map<string, number>()
const count = (what: string) => drawn.set(what, (drawn.get(what) ?? 0) + 1)

beforeEach(() => {
  drawn.clear()
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function getContext(
    this: HTMLCanvasElement,
  ) {
    // Only the calls count: jsdom has no canvas.
    const context = new Proxy({} as CanvasRenderingContext2D, {
      get: (_, name) => {
        if (name === 'globalAlpha') return 1
        if (name === 'getTransform') return () => ({ a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 })
        if (name === 'measureText') return (text: string) => ({ width: text.length })
        return (source: unknown) => {
          // Each drawing of a layer clears its picture, and each frame begins with a copy of the scene.
          if (name === 'clearRect' && this.dataset['layer']) count(this.dataset['layer'])
          if (source instanceof HTMLCanvasElement && source.dataset['layer'] === 'scene') count('frame')
        }
      },
      set: () => true,
    })
    return context
  })
})

const createBox = () => {
  const box = document.createElement('div')
  Object.defineProperty(box, 'clientWidth', { value: 288 })
  return box
}
const play = (draw: ReturnType<typeof drawOnCanvas>['draw'], frames: number, gap: number) => {
  for (let i = 0; i < frames; i += 1) {
    vi.advanceTimersByTime(gap)
    // Within a shot, and not while the camera moves.
    draw(timeline, 1.6 + (i * gap) / 1000)
  }
}

test('the scene and the words are drawn when they change, the frame each time', () => {
  const box = createBox()
  const { draw, remove } = drawOnCanvas(box, () => false)
  // A canvas without a picture is black.
  expect(box.children).toHaveLength(0)
  play(draw, 60, 16)
  expect(box.children).toHaveLength(1)
  expect(drawn.get('frame')).toBe(60)
  expect(drawn.get('scene')).toBeLessThan(25)
  expect(drawn.get('words')).toBeLessThan(45)
  remove()
  expect(box.children).toHaveLength(0)
})

test('with less motion a frame is drawn only for new words', () => {
  const { draw } = drawOnCanvas(createBox(), () => true)
  play(draw, 60, 16)
  expect(drawn.get('scene')).toBe(1)
  expect(drawn.get('frame')).toBe(drawn.get('words'))
  expect(drawn.get('words')).toBeLessThan(20)
})

test('another film is drawn, even at the same moment', () => {
  const { draw } = drawOnCanvas(createBox(), () => false)
  draw(timeline, 2)
  draw(timeline, 2)
  expect(drawn.get('frame')).toBe(1)
  draw({ ...timeline }, 2)
  expect(drawn.get('frame')).toBe(2)
})

test('on a slow device the picture becomes less sharp', () => {
  const box = createBox()
  const { draw } = drawOnCanvas(box, () => false)
  play(draw, 2, 16)
  expect(box.querySelector('canvas')?.width).toBe(576)
  play(draw, 60, 50)
  expect(box.querySelector('canvas')?.width).toBe(360)
})

test('a change of only the window moves the words above what then covers the film', () => {
  const box = createBox()
  const controls = document.createElement('div')
  const at = (element: Element, top: number, bottom: number) =>
    vi
      .spyOn(element, 'getBoundingClientRect')
      .mockReturnValue({ left: 0, right: 288, top, bottom, height: bottom - top } as DOMRect) // what is read of it
  at(box, 0, 512)
  at(controls, 560, 600)
  const { draw, remove } = drawOnCanvas(
    box,
    () => false,
    () => controls,
  )
  draw(timeline, 2)
  at(controls, 400, 512)
  dispatchEvent(new Event('resize'))
  expect(drawn.get('words')).toBe(2)
  remove()
  at(controls, 300, 512)
  dispatchEvent(new Event('resize'))
  expect(drawn.get('words')).toBe(2)
})
