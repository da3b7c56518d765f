import { DEPTH, viewAt, viewOfDepth, type View } from './camera.ts'
import { paintNodes, type Pictures, type StageContext } from './canvas.ts'
import { findCharacter } from './known-characters.ts'
import { childNodes, findLateParts } from './known-decor.ts'
import { clamp } from './easing.ts'
import { inView } from './in-view.ts'
import { drawLettering } from './lettering.ts'
import type { Pose } from './pose.ts'
import { rect } from './lettering/round-rect.ts'
import { paintFigure } from './paint-figure.ts'
import { poseAt } from './pose-at.ts'
import { beatNodes } from './direction/beat-nodes.ts'
import { isAtParty } from './direction/beat.ts'
import { doorAt } from './direction/journey.ts'
import { leanAt } from './direction/lean-in.ts'
import { standAt, whileGoing, type Stand } from './direction/stand-at.ts'
import { reducedMotionFilm, reducedMotionTime } from './direction/reduced-motion.ts'
import { heldAt } from './direction/held-at.ts'
import { veilNodes } from './direction/veil.ts'
import { sceneAt } from './scene-at.ts'
import { amongCast, frontNodes, setNodes } from './sets/sets.ts'
import { sceneNodes, type SceneName } from './scene.ts'
import { group, oval, type Node } from './shapes.ts'
import { printNodes } from './print.ts'
import type { Timeline, TimelineCast } from './timeline-format.ts'
import type { Sprites } from './sprites.ts'
import { wordsAt } from './words.ts'

export type { Pictures, StageContext } from './canvas.ts'

/** The parts of a frame, from back to front: a player may keep pictures of those that rarely change. */
export const FRAME_LAYERS = ['scene', 'cast', 'words'] as const
export type FrameLayer = (typeof FRAME_LAYERS)[number]

export interface DrawFrameOptions {
  /** CSS font families for captions and cards; load them before the first frame. */
  readonly fontFamily?: string
  /** Shows still pictures; only captions change between them: for viewers who prefer reduced motion. */
  readonly reducedMotion?: boolean
  /** The share of the height at the foot that something else covers: words stay above it. */
  readonly foot?: number
  /** Draws only this part. The three in order, on one canvas, are the whole frame. */
  readonly layer?: FrameLayer
  /** The images of characters that have a picture of their own; until one is there, the drawing stands in. */
  readonly pictures?: Pictures
  /** Bitmaps of the cast's parts, on the same context. */
  readonly sprites?: Sprites
}

/** The fonts of its words, by default. */
export const FRAME_FONTS = '"Baloo 2 Variable", "Baloo 2", system-ui, sans-serif'

/**
 * Draws the frame of a Timeline at `t` seconds, over the context's present contents, in a box of the Timeline's width
 * and height at the context's current transform: scale the context to draw it larger or smaller. Deterministic: the
 * same Timeline and time always give the same calls.
 */
export function drawFrame(
  ctx: StageContext,
  timeline: Timeline,
  t: number,
  options: DrawFrameOptions = {},
): void {
  for (const layer of options.layer ? [options.layer] : FRAME_LAYERS) {
    ctx.save()
    clipToFrame(ctx, timeline)
    DRAWN[layer](ctx, timeline, clamp(t, 0, timeline.duration), options)
    ctx.restore()
  }
}

/** What a part of the frame shows at `t` seconds, as a text: equal texts draw the same picture. */
export function layerState(
  layer: FrameLayer,
  timeline: Timeline,
  t: number,
  { reducedMotion = false }: Pick<DrawFrameOptions, 'reducedMotion'> = {},
): string {
  const time = clamp(t, 0, timeline.duration)
  if (layer === 'words') return JSON.stringify(wordsAt(timeline, time, reducedMotion))
  const moving = reducedMotion ? reducedMotionTime(timeline, time) : time
  return layer === 'scene' ? JSON.stringify(sceneAt(timeline, moving)) : String(moving)
}

type Draw = (ctx: StageContext, timeline: Timeline, t: number, options: DrawFrameOptions) => void

const DRAWN: Readonly<Record<FrameLayer, Draw>> = {
  scene(ctx, timeline, time, { reducedMotion }) {
    const film = reducedMotion ? reducedMotionFilm(timeline) : timeline
    const { t, view, scene } = sceneAt(film, reducedMotion ? reducedMotionTime(timeline, time) : time)
    for (const depth of ['scene', 'set'] as const) {
      ctx.save()
      lookAt(ctx, timeline, viewOfDepth(view, DEPTH[depth], film, t))
      paintNodes(ctx, BACK[depth](film, t, scene))
      ctx.restore()
    }
    paintNodes(ctx, veilNodes(film, view, t))
  },
  cast(ctx, timeline, time, options) {
    const { reducedMotion } = options
    const film = reducedMotion ? reducedMotionFilm(timeline) : timeline
    const t = reducedMotion ? reducedMotionTime(timeline, time) : time
    const view = viewAt(film, t)
    const { shows, on = null } = film.camera.findLast((key) => key.t <= t) ?? {}
    ctx.save()
    lookAt(ctx, timeline, view)
    // The nearest figure stands lowest and is drawn last.
    const standing = film.cast
      .map((member) => ({ member, stand: standAt(film, member, t) }))
      .toSorted((a, b) => (a.stand ?? a.member).y - (b.stand ?? b.member).y)
    const { y: floor, nodes: among } = amongCast(film, t)
    const front = standing.findIndex(({ member, stand }) => (stand ?? member).y > floor)
    standing.forEach(({ member, stand }, i) => {
      if (i === front) paintNodes(ctx, among)
      const seen = !shows || shows.includes(member.id)
      if (stand && seen && inView({ ...member, ...stand }, view, film))
        paintMember(ctx, film, member, stand, t, options)
    })
    if (front === -1) paintNodes(ctx, among)
    // In shots of several, as the cake is.
    if (on === null) paintChild(ctx, childNodes(film, t), options)
    paintNodes(ctx, beatNodes(film, on, t))
    ctx.restore()
    ctx.save()
    lookAt(ctx, timeline, viewOfDepth(view, DEPTH.front, film, t))
    paintNodes(ctx, frontNodes(film, view, t))
    ctx.restore()
    paintNodes(ctx, findLateParts()?.effects(film, t) ?? [])
  },
  words(ctx, timeline, t, { fontFamily = FRAME_FONTS, reducedMotion, foot = 0 }) {
    drawLettering(ctx, timeline, wordsAt(timeline, t, reducedMotion), { fontFamily, foot })
  },
}

const BACK = {
  scene: (film: Timeline, t: number, scene: SceneName) =>
    sceneNodes(scene, film.width, film.height, t, film.light, doorAt(film, t)),
  set: (film: Timeline, t: number, scene: SceneName) =>
    scene === film.scene && !isAtParty(film, t) ? [] : setNodes(film, t),
}

function clipToFrame(ctx: StageContext, { width, height }: Timeline): void {
  ctx.beginPath()
  rect(ctx, 0, 0, width, height)
  ctx.clip()
}

function lookAt(ctx: StageContext, { width, height }: Timeline, view: View): void {
  ctx.translate(width / 2, height / 2)
  ctx.scale(view.zoom, view.zoom)
  ctx.translate(-view.x, -view.y)
}

/** Draws one character in a pose; its 480 by 560 canvas starts at the context's current transform. */
export function drawCharacter(ctx: StageContext, slug: string, pose: Pose): void {
  const character = findCharacter(slug)
  if (!character) throw new RangeError(`There is no character ${slug}`)
  paintNodes(ctx, character.draw(pose))
}

function paintMember(
  ctx: StageContext,
  timeline: Timeline,
  member: TimelineCast,
  stand: Stand,
  t: number,
  { sprites, pictures }: Pick<DrawFrameOptions, 'sprites' | 'pictures'>,
): void {
  const character = findCharacter(member.art)
  const tracks = timeline.tracks[member.id]
  if (!character || !tracks) return
  const posed = poseAt(character, tracks, t, timeline.seed)
  const { lean, near } = leanAt(timeline, member, t)
  const going = whileGoing(posed, stand)
  const pose = { ...going, lean: going.lean + lean }
  const scale = member.scale * near * (stand.near ?? 1)
  const move = { x: stand.x - 240 * scale, y: stand.y - 528 * scale, scaleX: scale, scaleY: scale }
  const picture = member.picture !== undefined && pictures?.(member.picture) ? member.picture : undefined
  const drawn =
    picture === undefined ? character.draw(pose, heldAt(timeline, member, t)) : printNodes(picture, pose)
  const nodes = [group([shadow(pose.rise), ...drawn], move)]
  if (picture !== undefined) paintNodes(ctx, nodes, pictures)
  else if (sprites) paintFigure(ctx, member.id, nodes, sprites)
  else paintNodes(ctx, nodes)
}

function paintChild(ctx: StageContext, nodes: readonly Node[], { sprites }: DrawFrameOptions): void {
  if (nodes.length > 0 && sprites) paintFigure(ctx, 'child', nodes, sprites)
  else paintNodes(ctx, nodes)
}

function shadow(rise: number): Node {
  const near = 1 - clamp(rise / 120)
  return oval(
    240,
    528,
    Math.round(150 * (0.7 + 0.3 * near)),
    16,
    '#3A1F1B',
    undefined,
    Math.round(16 * near) / 100,
  )
}
