// Written by scripts/indexes.ts from the files that it lists.
import type { Character } from '../art.ts'
import type { LoadOne } from '../only-export.ts'

/** One file per character, so that a browser fetches only those that it shows. */
export const CHARACTER_FILES: Readonly<Record<string, LoadOne<Character>>> = {
  'princess-amara': () => import('../characters/princess-amara.ts'),
  'princess-stella': () => import('../characters/princess-stella.ts'),
  'princess-hana': () => import('../characters/princess-hana.ts'),
  'princess-pearl': () => import('../characters/princess-pearl.ts'),
  'queen-celeste': () => import('../characters/queen-celeste.ts'),
  'princess-noor': () => import('../characters/princess-noor.ts'),
  'princess-clara': () => import('../characters/princess-clara.ts'),
  'captain-kindly': () => import('../characters/captain-kindly.ts'),
  'rosa-rocket': () => import('../characters/rosa-rocket.ts'),
  'firefighter-dandara': () => import('../characters/firefighter-dandara.ts'),
  'doctor-theo': () => import('../characters/doctor-theo.ts'),
  'grandpa-thunder': () => import('../characters/grandpa-thunder.ts'),
  'mighty-capi': () => import('../characters/mighty-capi.ts'),
  'maya-magnet': () => import('../characters/maya-magnet.ts'),
  'pixel-pete': () => import('../characters/pixel-pete.ts'),
  'riddle-fox': () => import('../characters/riddle-fox.ts'),
  'nico-turbo': () => import('../characters/nico-turbo.ts'),
  'sir-checkmate': () => import('../characters/sir-checkmate.ts'),
  'rolly-dice': () => import('../characters/rolly-dice.ts'),
  'ninja-tico': () => import('../characters/ninja-tico.ts'),
  'mage-zuri': () => import('../characters/mage-zuri.ts'),
  'bramble': () => import('../characters/bramble.ts'),
  'detective-hoot': () => import('../characters/detective-hoot.ts'),
  'robot-zib': () => import('../characters/robot-zib.ts'),
  'captain-salt': () => import('../characters/captain-salt.ts'),
  'ember': () => import('../characters/ember.ts'),
  'count-snooze': () => import('../characters/count-snooze.ts'),
  'director-cleo': () => import('../characters/director-cleo.ts'),
}
