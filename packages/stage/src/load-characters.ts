import type { CharacterArt } from './art.ts'
import { findMember } from './members.ts'
import { findCharacter, provideCharacters } from './known-characters.ts'

/** One file per character, so that a browser fetches only the characters it shows. */
const LOADERS: Readonly<Record<string, () => Promise<CharacterArt>>> = {
  bramble: () => import('./characters/bramble.ts').then(({ bramble }) => bramble),
  'captain-kindly': () => import('./characters/captain-kindly.ts').then(({ captainKindly }) => captainKindly),
  'captain-salt': () => import('./characters/captain-salt.ts').then(({ captainSalt }) => captainSalt),
  'count-snooze': () => import('./characters/count-snooze.ts').then(({ countSnooze }) => countSnooze),
  'detective-hoot': () => import('./characters/detective-hoot.ts').then(({ detectiveHoot }) => detectiveHoot),
  'director-cleo': () => import('./characters/director-cleo.ts').then(({ directorCleo }) => directorCleo),
  'doctor-theo': () => import('./characters/doctor-theo.ts').then(({ doctorTheo }) => doctorTheo),
  ember: () => import('./characters/ember.ts').then(({ ember }) => ember),
  'firefighter-dandara': () =>
    import('./characters/firefighter-dandara.ts').then(({ firefighterDandara }) => firefighterDandara),
  'grandpa-thunder': () =>
    import('./characters/grandpa-thunder.ts').then(({ grandpaThunder }) => grandpaThunder),
  'mage-zuri': () => import('./characters/mage-zuri.ts').then(({ mageZuri }) => mageZuri),
  'maya-magnet': () => import('./characters/maya-magnet.ts').then(({ mayaMagnet }) => mayaMagnet),
  'mighty-capi': () => import('./characters/mighty-capi.ts').then(({ mightyCapi }) => mightyCapi),
  'nico-turbo': () => import('./characters/nico-turbo.ts').then(({ nicoTurbo }) => nicoTurbo),
  'ninja-tico': () => import('./characters/ninja-tico.ts').then(({ ninjaTico }) => ninjaTico),
  'pixel-pete': () => import('./characters/pixel-pete.ts').then(({ pixelPete }) => pixelPete),
  'princess-amara': () => import('./characters/princess-amara.ts').then(({ princessAmara }) => princessAmara),
  'princess-clara': () => import('./characters/princess-clara.ts').then(({ princessClara }) => princessClara),
  'princess-hana': () => import('./characters/princess-hana.ts').then(({ princessHana }) => princessHana),
  'princess-noor': () => import('./characters/princess-noor.ts').then(({ princessNoor }) => princessNoor),
  'princess-pearl': () => import('./characters/princess-pearl.ts').then(({ princessPearl }) => princessPearl),
  'princess-stella': () =>
    import('./characters/princess-stella.ts').then(({ princessStella }) => princessStella),
  'queen-celeste': () => import('./characters/queen-celeste.ts').then(({ queenCeleste }) => queenCeleste),
  'riddle-fox': () => import('./characters/riddle-fox.ts').then(({ riddleFox }) => riddleFox),
  'robot-zib': () => import('./characters/robot-zib.ts').then(({ robotZib }) => robotZib),
  'rolly-dice': () => import('./characters/rolly-dice.ts').then(({ rollyDice }) => rollyDice),
  'rosa-rocket': () => import('./characters/rosa-rocket.ts').then(({ rosaRocket }) => rosaRocket),
  'sir-checkmate': () => import('./characters/sir-checkmate.ts').then(({ sirCheckmate }) => sirCheckmate),
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
      const art = await LOADERS[slug]?.()
      return member && art ? [{ ...member, ...art }] : []
    }),
  )
  provideCharacters(loaded.flat())
}
