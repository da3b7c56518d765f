import type { Scenery, SceneName } from './scene.ts'
import type { ScriptOccasion } from './script/script-texts.ts'
import type { StageSet } from './sets/stage-set.ts'
import type { Node } from './shapes.ts'
import type { StageLocale } from './timeline-format.ts'

/** How things are drawn, each around its middle, by name. */
export type PropDrawings = Readonly<Record<string, () => Node[]>>

/**
 * Words that name a thing: a pattern of whole words without accents, and what must or must not stand before them. Look-behinds
 * would say the latter, but before iOS 16.4 no file that has one even loads.
 */
export type WordRule =
  | string
  | { readonly words: string; readonly after?: string; readonly notAfter?: string }

/** The words of things in one language, by name. */
export type PropWords = Readonly<Record<string, WordRule | readonly WordRule[]>>

const scenes = new Map<SceneName, Scenery>()
const words = new Map<StageLocale, PropWords>()
const sets = new Map<ScriptOccasion, StageSet>()
const props = new Map<string, () => Node[]>()

/** Registers a scene. Importing `characters` registers everything of this file, `load-decor` what one film needs. */
export function provideScene(name: SceneName, scenery: Scenery): void {
  scenes.set(name, scenery)
}

export function providePropWords(locale: StageLocale, all: PropWords): void {
  words.set(locale, all)
}

export function provideSet(occasion: ScriptOccasion, set: StageSet): void {
  sets.set(occasion, set)
}

export function provideProps(drawings: PropDrawings): void {
  for (const [name, draw] of Object.entries(drawings)) props.set(name, draw)
}

/** Undefined while it is not registered: a film plays without it. */
export const findScene = (name: SceneName): Scenery | undefined => scenes.get(name)

/** Undefined while they are not registered: then no text mentions a thing. */
export const findPropWords = (locale: StageLocale): PropWords | undefined => words.get(locale)

/** Undefined while it is not registered: a film plays without it. */
export const findSet = (occasion: ScriptOccasion): StageSet | undefined => sets.get(occasion)

/** A thing by its name; nothing for one that is not registered, or that this stage does not know. */
export const propNodes = (name: string): Node[] => props.get(name)?.() ?? []
