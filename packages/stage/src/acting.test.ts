import { describe, expect, test } from 'vitest'
import { boundsOf } from './bounds.ts'
import { CATEGORIES } from './cast.ts'
import { provideAllParts } from './all-parts.ts'
import { CHARACTERS } from './characters.ts'
import { drawFrame } from './draw-frame.ts'
import { poseAt } from './pose-at.ts'
import { ACTED_POSES, inBlink, isMood, MOODS, poseOfMood, REST_POSE } from './pose.ts'
import type { GroupNode, Node } from './shapes.ts'
import { differing, pixelsOf } from './testing/raster.ts'
import { createRecorder } from './testing/recorder.ts'
import { VERSION_1 } from './testing/version-1.ts'
import { composeTimeline, readTimeline, type Tracks } from './timeline.ts'
import { VIEW_BOX } from './to-svg.ts'

provideAllParts()

type Box = readonly [number, number, number, number]
const FACE: Box = [130, 150, 220, 160]

/** Each pair of pictures whose difference is too small to be seen, by name. */
function alike(pictures: readonly (readonly [string, Uint8ClampedArray])[], least: number): string[] {
  return pictures.flatMap(([name, picture], i) =>
    pictures
      .slice(i + 1)
      .flatMap(([other, second]) => (differing(picture, second) < least ? [`${name} and ${other}`] : [])),
  )
}

function eyesOf(nodes: readonly Node[]): GroupNode | undefined {
  for (const node of nodes) {
    if (node.kind !== 'group') continue
    const found = node.layer === 'eyes' ? node : eyesOf(node.children)
    if (found) return found
  }
  return undefined
}

const eyeOutline = (nodes: readonly Node[]) =>
  eyesOf(nodes)?.children.find((node) => node.kind === 'form' && node.fill === '#FFFFFF')

describe.each(CHARACTERS)('$slug', (character) => {
  test('its poses differ from one another at a glance', () => {
    // A close-up is the front from nearer.
    const poses = Object.entries(ACTED_POSES).filter(([name]) => name !== 'close-up')
    const pictures = poses.map(
      ([name, pose]) => [name, pixelsOf(character.draw(pose), VIEW_BOX.full, 0.25)] as const,
    )
    expect(alike(pictures, 0.012)).toEqual([])
  })

  test('each mood has a face of its own', () => {
    const pictures = Object.keys(MOODS)
      .filter(isMood)
      .map((mood) => [mood, pixelsOf(character.draw(poseOfMood(mood)), FACE, 0.5)] as const)
    expect(alike(pictures, 0.008)).toEqual([])
  })

  test('shows its brows', () => {
    const frown = (slant: number) =>
      pixelsOf(character.draw({ ...REST_POSE, mood: { ...MOODS.calm, slant } }), FACE, 1)
    expect(differing(frown(-1), frown(1))).toBeGreaterThan(0.006)
  })

  test('has eyes with whites that read at 64 pixels', () => {
    expect(eyeOutline(character.draw(REST_POSE))).toBeDefined()
    const pixels = pixelsOf(character.draw(REST_POSE), FACE, 64 / 480, character.background)
    const light = Array.from({ length: pixels.length / 4 }, (_, i) =>
      Math.min(...pixels.subarray(i * 4, i * 4 + 3)),
    )
    expect(light.filter((value) => value > 185).length).toBeGreaterThan(3)
    expect(light.filter((value) => value < 90).length).toBeGreaterThan(5)
  })

  test('moves while it waits', () => {
    const swung = (idle: number) => pixelsOf(character.draw({ ...REST_POSE, idle }), VIEW_BOX.full, 1)
    expect(differing(swung(-1), swung(1))).toBeGreaterThan(0.002)
  })

  test('shuts its eyes in a blink and in a laugh', () => {
    expect(eyeOutline(character.draw({ ...REST_POSE, blink: 1 }))).toBeUndefined()
    expect(eyeOutline(character.draw(poseOfMood('laughing')))).toBeUndefined()
  })
})

/** The layer of this name alone, where it is drawn. */
const onlyLayer = (nodes: readonly Node[], name: string): Node[] =>
  nodes.flatMap((node): Node[] => {
    if (node.kind !== 'group') return []
    return node.layer === name ? [node] : [{ ...node, children: onlyLayer(node.children, name) }]
  })

const withoutLayers = (nodes: readonly Node[], name: RegExp): Node[] =>
  nodes.flatMap((node): Node[] => {
    if (node.kind !== 'group') return [node]
    return name.test(node.layer ?? '') ? [] : [{ ...node, children: withoutLayers(node.children, name) }]
  })

/** How much the picture of a layer changes where that layer is, 0 to 1, if other layers are left out. */
function changed(nodes: readonly Node[], layer: string, left: RegExp): number {
  const box: Box = [60, 60, 360, 320]
  const part = pixelsOf(onlyLayer(nodes, layer), box, 0.5, '#00FF00')
  const none = pixelsOf([], box, 0.5, '#00FF00')
  const [whole, bare] = [pixelsOf(nodes, box, 0.5), pixelsOf(withoutLayers(nodes, left), box, 0.5)]
  return differing(whole, bare, (i) => part[i] !== none[i]) / differing(part, none)
}

test.each(CHARACTERS)('$slug has a mouth that reads while it is shut', ({ draw }) => {
  expect(changed(draw(poseOfMood('calm')), 'mouth', /^mouth$/)).toBeGreaterThan(0.5)
})

describe('D60: no frame of a blink looks cross', () => {
  const blinks = [0.1, 0.25, 0.4, 0.5, 0.6, 0.8, 1]

  test.each(Object.keys(MOODS).filter(isMood))('the brows of %s are level over half-shut eyes', (mood) => {
    const character = CHARACTERS[0]
    if (!character) throw new Error('There is no character')
    const tracks: Tracks = { mouth: [], blink: [1], wave: [], hop: [], look: [], mood: [[0, mood]] }
    const frames = Array.from({ length: 24 }, (_, i) => poseAt(character, tracks, 1 + i / 120, 1))
    const half = frames.filter(({ blink }) => blink >= 0.25)
    expect(half.length).toBeGreaterThan(5)
    for (const pose of half) expect(Math.min(pose.mood.brow, pose.mood.slant)).toBeGreaterThanOrEqual(0.15)
    expect(poseAt(character, tracks, 0.9, 1).mood).toEqual(MOODS[mood])
  })

  test.each(CHARACTERS)('$slug has half-open eyes or shut ones, and no slits', ({ draw }) => {
    const height = (blink: number) => {
      const outline = eyeOutline(draw({ ...REST_POSE, blink, mood: inBlink(MOODS.proud, blink) }))
      const box = outline && boundsOf([outline])
      return box && box.bottom - box.top
    }
    const open = height(0) ?? 0
    for (const blink of blinks) {
      const seen = height(blink)
      expect(seen ?? open, `blink ${blink}`).toBeGreaterThan(open * 0.6)
    }
    expect(height(1)).toBeUndefined()
  })
})

describe('D15: no arm hides the eyes or the mouth', () => {
  const { action, whisper, 'gesture begins': begins, 'gesture ends': ends } = ACTED_POSES
  test.each(CHARACTERS)('$slug', ({ draw, slug, wavingArm }) => {
    const whispered = { ...whisper, whisper: wavingArm === 'left' ? -1 : 1 }
    // Its magnifying glass is looked through.
    const poses = Object.entries({ ...(slug !== 'detective-hoot' && { action }), begins, ends, whispered })
    for (const [name, pose] of poses)
      for (const layer of ['eyes', 'mouth'])
        expect(changed(draw(pose), layer, /^arm-/), `${layer} in ${name}`).toBeLessThan(0.16)
  })
})

test('there are at least three eye shapes', () => {
  const shapes = CHARACTERS.map((character) => {
    const outline = eyeOutline(character.draw(REST_POSE))
    const numbers = outline?.kind === 'form' ? (outline.d.match(/-?[\d.]+/g) ?? []).map(Number) : []
    // One eye has nine points; its size and slant tell its shape wherever it stands.
    return numbers
      .slice(0, 14)
      .map((value, i) => Math.round(value - (numbers[i % 2] ?? 0)))
      .join()
  })
  expect(new Set(shapes).size).toBeGreaterThanOrEqual(3)
})

test.each(CATEGORIES)('no two of the %s share an idle motion, an action or a gesture', (category) => {
  const members = CHARACTERS.filter((character) => character.category === category)
  for (const part of ['idle', 'action', 'gesture'] as const) {
    const own = members.map(({ acting }) => JSON.stringify(acting[part]))
    expect(new Set(own).size).toBe(members.length)
  }
})

describe('tracks', () => {
  const character = CHARACTERS[0] as (typeof CHARACTERS)[number] // never empty: checked in cast.test
  const bare: Tracks = { mouth: [[0, 'smile']], blink: [], wave: [], hop: [], look: [], mood: [[0, 'happy']] }
  const at = (tracks: Partial<Tracks>, t: number) => poseAt(character, { ...bare, ...tracks }, t, 1)

  test('turn and hold, act, gesture and whisper within their spans', () => {
    const turn = [
      [1, 0.8],
      [3, 0],
    ] as const
    expect([0.5, 2, 2.9, 4].map((t) => at({ turn }, t).turn)).toEqual([0, 0.8, 0.8, 0])
    const span = [[1, 3]] as const
    expect([0.9, 2, 3.1].map((t) => at({ act: span }, t).action)).toEqual([0, 1, 0])
    expect([0.9, 2, 3.1].map((t) => at({ gesture: span }, t).gesture)).toEqual([0, 1, 0])
    expect([0.9, 2, 3.1].map((t) => Math.abs(at({ whisper: span }, t).whisper))).toEqual([0, 1, 0])
  })

  test('D61: a hop begins with a crouch and ends with a squash, an action begins with a crouch', () => {
    const bounce = (t: number) => at({ hop: [1] }, t).bounce - at({}, t).bounce
    expect(bounce(0.92)).toBeLessThan(-0.4)
    expect(at({ hop: [1] }, 1.26).rise).toBeGreaterThan(25)
    expect(bounce(1.6)).toBeLessThan(-0.4)
    expect(bounce(2)).toBe(0)
    expect(at({ act: [[1, 3]] }, 1.15).bounce - at({}, 1.15).bounce).toBeLessThan(-0.4)
  })

  test('D61: a turn goes a little too far, and settles', () => {
    const turns = Array.from({ length: 60 }, (_, i) => at({ turn: [[1, 0.6]] }, 1 + i / 100).turn)
    expect(Math.max(...turns)).toBeGreaterThan(0.62)
    expect(Math.max(...turns)).toBeLessThan(0.7)
    expect(turns.at(-1)).toBeCloseTo(0.6)
  })

  test('D62: hands speak along, one with each phrase, and rest in silence', () => {
    const mouth: Tracks['mouth'] = [0, 2].flatMap((from): Tracks['mouth'] => [
      [from + 0.1, 'O'],
      [from + 0.7, 'E'],
      [from + 1.5, 'X'],
    ])
    const arms = (t: number) => {
      const { armLeft, armRight } = at({ mouth }, t)
      return (character.wavingArm === 'left' ? [armLeft, armRight] : [armRight, armLeft]).map(
        ({ raise }) => raise,
      )
    }
    expect(arms(0.8)[0]).toBe(0)
    expect(arms(0.8)[1]).toBeGreaterThan(0.2)
    expect(arms(2.8)[0]).toBeGreaterThan(0.15)
    expect(arms(2.8)[1]).toBe(0)
    expect(arms(1.8)).toEqual([0, 0])
  })

  test('a gesture swings', () => {
    const beats = [1.5, 1.7, 1.9, 2.1].map((t) => Math.round(at({ gesture: [[1, 3]] }, t).beat * 100))
    expect(new Set(beats).size).toBeGreaterThan(2)
  })

  test('speech moves the mouth, and the mood has it back after the last word', () => {
    const mood: Tracks['mood'] = [[0, 'worried']]
    const mouth: Tracks['mouth'] = [
      [0, 'smile'],
      [1, 'O'],
      [1.4, 'X'],
    ]
    const [before, during, after] = [0.5, 1.2, 2].map((t) => at({ mood, mouth }, t).mouth)
    expect(during?.open).toBeGreaterThan(0.5)
    expect(after).toEqual(before)
    expect(before).toEqual(poseOfMood('worried').mouth)
  })

  test('a film stored before there were such tracks still plays', () => {
    const film = readTimeline(VERSION_1)
    for (const t of [0, 1, 3, film.duration]) {
      const { ctx, calls } = createRecorder()
      drawFrame(ctx, film, t)
      expect(calls.filter((call) => /NaN|undefined/.test(call))).toEqual([])
    }
  })

  test('are read back, and refused if they are wrong', () => {
    const film = composeTimeline({ cast: [character.slug], lines: [], locale: 'en', seed: 1 })
    const withTracks = (more: unknown): unknown => ({
      ...film,
      tracks: { a: { ...film.tracks.a, ...(more as object) } }, // any object, right or wrong
    })
    const good = withTracks({ turn: [[0, 1]], act: [[0, 1]], gesture: [[1, 2]], whisper: [[2, 3]] })
    expect(readTimeline(good)).toEqual(good)
    expect(() => readTimeline(withTracks({ turn: [[0]] }))).toThrow(/turn\[0\]/)
    expect(() => readTimeline(withTracks({ act: [['now', 1]] }))).toThrow(/act\[0\]/)
  })
})
