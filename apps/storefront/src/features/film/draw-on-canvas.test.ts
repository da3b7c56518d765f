// @vitest-environment jsdom
import { provideCharacters } from '@recadinho/stage/known-characters'
import { CHARACTERS } from '@recadinho/stage/characters'
import { composeTimeline } from '@recadinho/stage/timeline'
import { beforeEach, expect, test, vi } from 'vitest'
import { drawOnCanvas } from './draw-on-canvas.ts'

provideCharacters(CHARACTERS)
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

/** How many times each canvas was drawn on; sheets of sprites have no layer. */
const drawn = new Map<string | undefined, number>()

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
        // The first call of each drawing of a layer sets its size on the page.
        return (a: number) => {
          const { layer } = this.dataset
          if (name === 'setTransform' && a !== 1) drawn.set(layer, (drawn.get(layer) ?? 0) + 1)
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
    draw(timeline, 1 + (i * gap) / 1000)
  }
}

test('a frame has three canvases, and only the cast is drawn each time', () => {
  const box = createBox()
  const { draw, remove } = drawOnCanvas(box, () => false)
  expect(Array.from(box.children, (canvas) => canvas.getAttribute('data-layer'))).toEqual([
    'scene',
    'cast',
    'words',
  ])
  play(draw, 60, 16)
  expect(drawn.get('cast')).toBe(60)
  expect(drawn.get('scene')).toBeLessThan(25)
  expect(drawn.get('words')).toBeLessThan(45)
  remove()
  expect(box.children).toHaveLength(0)
})

test('with less motion the cast is drawn once', () => {
  const { draw } = drawOnCanvas(createBox(), () => true)
  play(draw, 60, 16)
  expect(drawn.get('cast')).toBe(1)
  expect(drawn.get('scene')).toBe(1)
})

test('on a slow device the cast becomes less sharp, the scene and the words do not', () => {
  vi.stubGlobal('devicePixelRatio', 3)
  const box = createBox()
  const { draw } = drawOnCanvas(box, () => false)
  const widths = () => Array.from(box.querySelectorAll('canvas'), ({ width }) => width)
  play(draw, 2, 16)
  expect(widths()).toEqual([576, 576, 576])
  play(draw, 60, 50)
  expect(widths()).toEqual([576, 360, 576])
})
