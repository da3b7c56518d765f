import type { Character } from './art.ts'
import type { exchangeNodes } from './direction/exchange-nodes.ts'
import type { effectNodes } from './effects.ts'
import type { drawBanner } from './lettering/banner.ts'
import type { drawClosing } from './lettering/closing.ts'
import type { drawLights } from './lettering/lights.ts'
import type { Occasion } from './occasion.ts'
import type { Used } from './parts/stance.ts'
import type { SceneFrame, Scenery, SceneName } from './scene.ts'
import type { ScriptOccasion } from './script/script-texts.ts'
import type { Node } from './shapes.ts'
import type { StageLocale, Timeline } from './timeline-format.ts'

/** How things are drawn, each around its middle, by name. */
export type PropDrawings = Readonly<Record<string, () => Node[]>>

/** How a character uses a thing, `since` seconds after it took it; undefined if it cannot. */
export type HowUsed = (prop: string, character: Character, since: number) => Used | undefined

/**
 * Words that name a thing: a pattern of whole words without accents, and what must or must not stand before them. Look-behinds
 * would say the latter, but before iOS 16.4 no file that has one even loads.
 */
export type WordRule =
  | string
  | { readonly words: string; readonly after?: string; readonly notAfter?: string }

/** The words of things in one language, by name. */
export type PropWords = Readonly<Record<string, WordRule | readonly WordRule[]>>

/** What a film needs only after it has begun: `late-parts.ts` has all of it. */
export interface LateParts {
  /** Where a long film goes (D25). */
  readonly venues: Readonly<Partial<Record<SceneName, Scenery>>>
  /** What stands near, in every scene: on the floor among the cast, at `y`. */
  readonly among: (scene: SceneName, frame: SceneFrame, y: number) => Node[]
  /** Before the cast, close to the eye, in the lower corners. */
  readonly before: (scene: SceneName, frame: SceneFrame) => Node[]
  readonly exchange: typeof exchangeNodes
  readonly effects: typeof effectNodes
  readonly banner: typeof drawBanner
  readonly lights: typeof drawLights
  readonly closing: typeof drawClosing
}

const scenes = new Map<SceneName, Scenery>()
let lateParts: LateParts | undefined
const words = new Map<StageLocale, PropWords>()
const occasions = new Map<ScriptOccasion, Occasion>()
let child: ((film: Timeline, t: number) => Node[]) | undefined
const props = new Map<string, () => Node[]>()
let use: HowUsed = () => undefined

/** Makes a scene available to films: `provideAllParts` does so with all parts, `load-decor` with those of one film. */
export function provideScene(name: SceneName, scenery: Scenery): void {
  scenes.set(name, scenery)
}

export function provideLateParts(made: LateParts): void {
  lateParts = made
}

/** Undefined while they are not loaded: a film plays on in its first scene. */
export const findLateParts = (): LateParts | undefined => lateParts

export function providePropWords(locale: StageLocale, all: PropWords): void {
  words.set(locale, all)
}

export function provideOccasion(name: ScriptOccasion, occasion: Occasion): void {
  occasions.set(name, occasion)
}

export function provideProps(drawings: PropDrawings, howUsed: HowUsed): void {
  use = howUsed
  for (const [name, draw] of Object.entries(drawings)) props.set(name, draw)
}

export function provideChild(draw: (film: Timeline, t: number) => Node[]): void {
  child = draw
}

/** Undefined while it is not loaded: a film plays without it. */
export const findScene = (name: SceneName): Scenery | undefined => scenes.get(name) ?? lateParts?.venues[name]

/** Undefined while they are not loaded: then no text mentions a thing. */
export const findPropWords = (locale: StageLocale): PropWords | undefined => words.get(locale)

/** Undefined for none, and while it is not loaded: a film plays without its set. */
export const findOccasion = (name: ScriptOccasion | null): Occasion | undefined =>
  name === null ? undefined : occasions.get(name)

/** A thing by its name; nothing for one that is not loaded, or that this stage does not know. */
export const propNodes = (name: string): Node[] => props.get(name)?.() ?? []

/** The film's child at `t` seconds; nothing while it is away, and while its drawing is not loaded. */
export const childNodes = (film: Timeline, t: number): Node[] => child?.(film, t) ?? []

/** How a character uses a thing; undefined if it cannot, or while things are not loaded. */
export const findUse: HowUsed = (...wanted) => use(...wanted)
