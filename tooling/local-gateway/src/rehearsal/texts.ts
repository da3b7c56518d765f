import type { Language } from '../pages/texts.ts'
import { EN, type SceneId } from './texts-en.ts'
import { PT } from './texts-pt.ts'

export type { SceneId } from './texts-en.ts'
export type Texts = typeof EN

export const REHEARSAL: Record<Language, Texts> = { en: EN, pt: PT }

export const isScene = (name: unknown): name is SceneId =>
  typeof name === 'string' && Object.hasOwn(EN.scenes, name)
