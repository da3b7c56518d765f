import type { CharacterArt } from './art.ts'
import { CAST } from './cast.ts'
import { bramble } from './characters/bramble.ts'
import { captainKindly } from './characters/captain-kindly.ts'
import { captainSalt } from './characters/captain-salt.ts'
import { countSnooze } from './characters/count-snooze.ts'
import { detectiveHoot } from './characters/detective-hoot.ts'
import { directorCleo } from './characters/director-cleo.ts'
import { doctorTheo } from './characters/doctor-theo.ts'
import { ember } from './characters/ember.ts'
import { firefighterDandara } from './characters/firefighter-dandara.ts'
import { grandpaThunder } from './characters/grandpa-thunder.ts'
import { mageZuri } from './characters/mage-zuri.ts'
import { mayaMagnet } from './characters/maya-magnet.ts'
import { mightyCapi } from './characters/mighty-capi.ts'
import { nicoTurbo } from './characters/nico-turbo.ts'
import { ninjaTico } from './characters/ninja-tico.ts'
import { pixelPete } from './characters/pixel-pete.ts'
import { princessAmara } from './characters/princess-amara.ts'
import { princessClara } from './characters/princess-clara.ts'
import { princessHana } from './characters/princess-hana.ts'
import { princessNoor } from './characters/princess-noor.ts'
import { princessPearl } from './characters/princess-pearl.ts'
import { princessStella } from './characters/princess-stella.ts'
import { queenCeleste } from './characters/queen-celeste.ts'
import { riddleFox } from './characters/riddle-fox.ts'
import { robotZib } from './characters/robot-zib.ts'
import { rollyDice } from './characters/rolly-dice.ts'
import { rosaRocket } from './characters/rosa-rocket.ts'
import { sirCheckmate } from './characters/sir-checkmate.ts'
import { provideCharacters, type Character } from './known-characters.ts'
import { providePropWords, provideProps, provideScene, provideSet } from './known-decor.ts'
import { PROP_DRAWINGS } from './props/props.ts'
import { wordsEn } from './props/words-en.ts'
import { wordsPt } from './props/words-pt.ts'
import { SCENES } from './scene.ts'
import { SCENERY } from './scenes/all-scenes.ts'
import { OCCASIONS } from './script/script-texts.ts'
import { SETS } from './sets/all-sets.ts'

export { findCharacter, type Character } from './known-characters.ts'

const ART: Readonly<Record<string, CharacterArt>> = {
  bramble,
  'captain-kindly': captainKindly,
  'captain-salt': captainSalt,
  'count-snooze': countSnooze,
  'detective-hoot': detectiveHoot,
  'director-cleo': directorCleo,
  'doctor-theo': doctorTheo,
  ember,
  'firefighter-dandara': firefighterDandara,
  'grandpa-thunder': grandpaThunder,
  'mage-zuri': mageZuri,
  'maya-magnet': mayaMagnet,
  'mighty-capi': mightyCapi,
  'nico-turbo': nicoTurbo,
  'ninja-tico': ninjaTico,
  'pixel-pete': pixelPete,
  'princess-amara': princessAmara,
  'princess-clara': princessClara,
  'princess-hana': princessHana,
  'princess-noor': princessNoor,
  'princess-pearl': princessPearl,
  'princess-stella': princessStella,
  'queen-celeste': queenCeleste,
  'riddle-fox': riddleFox,
  'robot-zib': robotZib,
  'rolly-dice': rollyDice,
  'rosa-rocket': rosaRocket,
  'sir-checkmate': sirCheckmate,
}

/** Every character, in the order of the cast. Importing this file registers all of them, with all scenes, sets and things. */
export const CHARACTERS: readonly Character[] = CAST.flatMap((member) => {
  const art = ART[member.slug]
  return art ? [{ ...member, ...art }] : []
})

provideCharacters(CHARACTERS)
provideProps(PROP_DRAWINGS)
providePropWords('en', wordsEn)
providePropWords('pt', wordsPt)
for (const scene of SCENES) provideScene(scene, SCENERY[scene])
for (const occasion of OCCASIONS) provideSet(occasion, SETS[occasion])
