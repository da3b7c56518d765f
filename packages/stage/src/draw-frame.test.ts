import { describe, expect, test } from 'vitest'
import { drawCharacter, drawFrame, FRAME_LAYERS, layerState, type FrameLayer } from './draw-frame.ts'
import { REST_POSE } from './pose.ts'
import { SCENES } from './scene.ts'
import { createRecorder } from './testing/recorder.ts'
import { composeTimeline, type Timeline } from './timeline.ts'
import { provideAllParts } from './all-parts.ts'

provideAllParts()

const timeline = composeTimeline({
  cast: ['rosa-rocket', 'detective-hoot', 'ninja-tico'],
  lines: [
    { speaker: 'rosa-rocket', text: 'Happy birthday, Mia! You are four!' },
    { speaker: 'ninja-tico', text: 'Is there cake? I heard that there is cake.' },
  ],
  locale: 'en',
  seed: 11,
  banner: 'Mia',
  openCard: 'Mia',
  closeCard: 'Bye!',
})

function callsAt(t: number, of: Timeline = timeline): string[] {
  const { ctx, calls } = createRecorder()
  drawFrame(ctx, of, t)
  return calls
}

describe('drawFrame', () => {
  test('makes the same calls for the same time, in any order of frames', () => {
    const once = callsAt(3.2)
    callsAt(1)
    expect(callsAt(3.2)).toEqual(once)
    expect(callsAt(3.2, JSON.parse(JSON.stringify(timeline)))).toEqual(once)
  })

  test('moves: no two moments are alike', () => {
    const frames = [0.2, 1.5, 2, 2.9, 3.7, 5, timeline.duration - 0.5].map((t) => callsAt(t).join('\n'))
    expect(new Set(frames).size).toBe(frames.length)
  })

  test('passes only numbers', () => {
    for (let t = 0; t <= timeline.duration; t += 0.37) {
      expect(callsAt(t).filter((call) => /NaN|undefined|Infinity/.test(call))).toEqual([])
    }
  })

  test('leaves as many saves as restores', () => {
    const calls = callsAt(4)
    const count = (name: string): number => calls.filter((call) => call === `${name}()`).length
    expect(count('save')).toBe(count('restore'))
  })

  test('holds the first and the last frame outside the film', () => {
    expect(callsAt(-5)).toEqual(callsAt(0))
    expect(callsAt(999)).toEqual(callsAt(timeline.duration))
  })

  test('shows the spoken word, the pennants and the cards', () => {
    const cue = timeline.captions.cues[0]
    const during = callsAt((cue?.from ?? 0) + 0.1)
    expect(during.some((call) => call.startsWith('fillText(Happy'))).toBe(true)
    expect(during).toContain('fillStyle=#8B1A1A')
    expect(callsAt(timeline.duration).some((call) => call.startsWith('fillText(Bye!'))).toBe(true)
    expect(callsAt(0.1).some((call) => call.startsWith('fillText(Mia'))).toBe(true)
    const silent = { ...timeline, captions: { ...timeline.captions, on: false } }
    expect(callsAt((cue?.from ?? 0) + 0.1, silent).some((call) => call.startsWith('fillText(Happy'))).toBe(
      false,
    )
  })

  test.each(SCENES)('draws the world %s in tall, square and wide frames', (scene) => {
    for (const [width, height] of [
      [720, 1280],
      [720, 720],
      [1280, 720],
      [320, 400],
    ] as const) {
      const calls = callsAt(1.9, { ...timeline, scene, width, height })
      expect(calls.filter((call) => /NaN|undefined|Infinity/.test(call))).toEqual([])
    }
  })
})

describe('the layers of a frame', () => {
  const layerAt = (layer: FrameLayer, t: number, reducedMotion = false): string[] => {
    const { ctx, calls } = createRecorder()
    drawFrame(ctx, timeline, t, { layer, reducedMotion })
    return calls
  }
  const times = Array.from({ length: 200 }, (_, i) => (i / 199) * timeline.duration)

  test('make the whole frame, one after the other', () => {
    for (const t of times.filter((_, i) => i % 20 === 0)) {
      expect(FRAME_LAYERS.flatMap((layer) => layerAt(layer, t))).toEqual(callsAt(t))
    }
  })

  test.each(FRAME_LAYERS)('equal states of the %s draw the same picture', (layer) => {
    for (const reducedMotion of [false, true]) {
      const drawn = new Map<string, string>()
      for (const t of times) {
        const state = layerState(layer, timeline, t, { reducedMotion })
        const calls = layerAt(layer, t, reducedMotion).join()
        expect(drawn.get(state) ?? calls).toBe(calls)
        drawn.set(state, calls)
      }
    }
  })

  test('only the cast is drawn anew for every frame', () => {
    const second = Array.from({ length: 60 }, (_, i) => 3 + i / 60)
    const changes = (layer: FrameLayer) => new Set(second.map((t) => layerState(layer, timeline, t))).size
    expect(changes('cast')).toBe(60)
    expect(changes('scene')).toBeLessThan(25)
    expect(changes('words')).toBeLessThan(40)
  })

  test('the scene cuts together with the cast', () => {
    for (const { t, move } of timeline.camera.slice(1)) {
      if (move) continue
      expect(layerState('scene', timeline, t)).not.toBe(layerState('scene', timeline, t - 0.001))
    }
  })
})

test('drawCharacter draws one figure, and throws for an unknown one', () => {
  const { ctx, calls } = createRecorder()
  drawCharacter(ctx, 'ember', REST_POSE)
  expect(calls.length).toBeGreaterThan(200)
  expect(() => drawCharacter(ctx, 'nobody', REST_POSE)).toThrow(/no character nobody/)
})
