import type { CharacterArt } from './art.ts'
import { onlyExport, type LoadOne } from './only-export.ts'
import { findMember } from './members.ts'
import { findCharacter, provideCharacters } from './known-characters.ts'

/** One file per character, so that a browser fetches only the characters it shows. */
const LOADERS: Readonly<Record<string, LoadOne<CharacterArt>>> = {
  bramble: () => import('./characters/bramble.ts'),
  'captain-kindly': () => import('./characters/captain-kindly.ts'),
  'captain-salt': () => import('./characters/captain-salt.ts'),
  'count-snooze': () => import('./characters/count-snooze.ts'),
  'detective-hoot': () => import('./characters/detective-hoot.ts'),
  'director-cleo': () => import('./characters/director-cleo.ts'),
  'doctor-theo': () => import('./characters/doctor-theo.ts'),
  ember: () => import('./characters/ember.ts'),
  'firefighter-dandara': () => import('./characters/firefighter-dandara.ts'),
  'grandpa-thunder': () => import('./characters/grandpa-thunder.ts'),
  'mage-zuri': () => import('./characters/mage-zuri.ts'),
  'maya-magnet': () => import('./characters/maya-magnet.ts'),
  'mighty-capi': () => import('./characters/mighty-capi.ts'),
  'nico-turbo': () => import('./characters/nico-turbo.ts'),
  'ninja-tico': () => import('./characters/ninja-tico.ts'),
  'pixel-pete': () => import('./characters/pixel-pete.ts'),
  'princess-amara': () => import('./characters/princess-amara.ts'),
  'princess-clara': () => import('./characters/princess-clara.ts'),
  'princess-hana': () => import('./characters/princess-hana.ts'),
  'princess-noor': () => import('./characters/princess-noor.ts'),
  'princess-pearl': () => import('./characters/princess-pearl.ts'),
  'princess-stella': () => import('./characters/princess-stella.ts'),
  'queen-celeste': () => import('./characters/queen-celeste.ts'),
  'riddle-fox': () => import('./characters/riddle-fox.ts'),
  'robot-zib': () => import('./characters/robot-zib.ts'),
  'rolly-dice': () => import('./characters/rolly-dice.ts'),
  'rosa-rocket': () => import('./characters/rosa-rocket.ts'),
  'sir-checkmate': () => import('./characters/sir-checkmate.ts'),
}

/**
 * Fetches the missing drawings of these characters and registers them. Ignores slugs without a drawing.
 * @throws if a file cannot be fetched; the next call tries again.
 */
export async function loadCharacters(slugs: readonly string[]): Promise<void> {
  const missing = slugs.filter((slug) => !findCharacter(slug))
  const loaded = await Promise.all(
    missing.map(async (slug) => {
      const member = findMember(slug)
      const load = LOADERS[slug]
      return member && load ? [{ ...member, ...(await onlyExport(load)) }] : []
    }),
  )
  provideCharacters(loaded.flat())
}
