// Written by scripts/indexes.ts from the files that it lists.
import type { Character } from '../art.ts'
import type { CharacterTexts } from '../script/script-texts.ts'
import { princessAmara } from '../characters/princess-amara.ts'
import { princessAmara as princessAmaraTexts } from '../characters/texts/princess-amara.ts'
import { princessStella } from '../characters/princess-stella.ts'
import { princessStella as princessStellaTexts } from '../characters/texts/princess-stella.ts'
import { princessHana } from '../characters/princess-hana.ts'
import { princessHana as princessHanaTexts } from '../characters/texts/princess-hana.ts'
import { princessPearl } from '../characters/princess-pearl.ts'
import { princessPearl as princessPearlTexts } from '../characters/texts/princess-pearl.ts'
import { queenCeleste } from '../characters/queen-celeste.ts'
import { queenCeleste as queenCelesteTexts } from '../characters/texts/queen-celeste.ts'
import { princessNoor } from '../characters/princess-noor.ts'
import { princessNoor as princessNoorTexts } from '../characters/texts/princess-noor.ts'
import { princessClara } from '../characters/princess-clara.ts'
import { princessClara as princessClaraTexts } from '../characters/texts/princess-clara.ts'
import { captainKindly } from '../characters/captain-kindly.ts'
import { captainKindly as captainKindlyTexts } from '../characters/texts/captain-kindly.ts'
import { rosaRocket } from '../characters/rosa-rocket.ts'
import { rosaRocket as rosaRocketTexts } from '../characters/texts/rosa-rocket.ts'
import { firefighterDandara } from '../characters/firefighter-dandara.ts'
import { firefighterDandara as firefighterDandaraTexts } from '../characters/texts/firefighter-dandara.ts'
import { doctorTheo } from '../characters/doctor-theo.ts'
import { doctorTheo as doctorTheoTexts } from '../characters/texts/doctor-theo.ts'
import { grandpaThunder } from '../characters/grandpa-thunder.ts'
import { grandpaThunder as grandpaThunderTexts } from '../characters/texts/grandpa-thunder.ts'
import { mightyCapi } from '../characters/mighty-capi.ts'
import { mightyCapi as mightyCapiTexts } from '../characters/texts/mighty-capi.ts'
import { mayaMagnet } from '../characters/maya-magnet.ts'
import { mayaMagnet as mayaMagnetTexts } from '../characters/texts/maya-magnet.ts'
import { pixelPete } from '../characters/pixel-pete.ts'
import { pixelPete as pixelPeteTexts } from '../characters/texts/pixel-pete.ts'
import { riddleFox } from '../characters/riddle-fox.ts'
import { riddleFox as riddleFoxTexts } from '../characters/texts/riddle-fox.ts'
import { nicoTurbo } from '../characters/nico-turbo.ts'
import { nicoTurbo as nicoTurboTexts } from '../characters/texts/nico-turbo.ts'
import { sirCheckmate } from '../characters/sir-checkmate.ts'
import { sirCheckmate as sirCheckmateTexts } from '../characters/texts/sir-checkmate.ts'
import { rollyDice } from '../characters/rolly-dice.ts'
import { rollyDice as rollyDiceTexts } from '../characters/texts/rolly-dice.ts'
import { ninjaTico } from '../characters/ninja-tico.ts'
import { ninjaTico as ninjaTicoTexts } from '../characters/texts/ninja-tico.ts'
import { mageZuri } from '../characters/mage-zuri.ts'
import { mageZuri as mageZuriTexts } from '../characters/texts/mage-zuri.ts'
import { bramble } from '../characters/bramble.ts'
import { bramble as brambleTexts } from '../characters/texts/bramble.ts'
import { detectiveHoot } from '../characters/detective-hoot.ts'
import { detectiveHoot as detectiveHootTexts } from '../characters/texts/detective-hoot.ts'
import { robotZib } from '../characters/robot-zib.ts'
import { robotZib as robotZibTexts } from '../characters/texts/robot-zib.ts'
import { captainSalt } from '../characters/captain-salt.ts'
import { captainSalt as captainSaltTexts } from '../characters/texts/captain-salt.ts'
import { ember } from '../characters/ember.ts'
import { ember as emberTexts } from '../characters/texts/ember.ts'
import { countSnooze } from '../characters/count-snooze.ts'
import { countSnooze as countSnoozeTexts } from '../characters/texts/count-snooze.ts'
import { directorCleo } from '../characters/director-cleo.ts'
import { directorCleo as directorCleoTexts } from '../characters/texts/director-cleo.ts'

/** Every character with its drawing, in display order. */
export const CHARACTERS: readonly Character[] = [
  princessAmara,
  princessStella,
  princessHana,
  princessPearl,
  queenCeleste,
  princessNoor,
  princessClara,
  captainKindly,
  rosaRocket,
  firefighterDandara,
  doctorTheo,
  grandpaThunder,
  mightyCapi,
  mayaMagnet,
  pixelPete,
  riddleFox,
  nicoTurbo,
  sirCheckmate,
  rollyDice,
  ninjaTico,
  mageZuri,
  bramble,
  detectiveHoot,
  robotZib,
  captainSalt,
  ember,
  countSnooze,
  directorCleo,
]

/** What each says in words of its own. */
export const CHARACTER_TEXTS: Readonly<Record<string, CharacterTexts>> = {
  'princess-amara': princessAmaraTexts,
  'princess-stella': princessStellaTexts,
  'princess-hana': princessHanaTexts,
  'princess-pearl': princessPearlTexts,
  'queen-celeste': queenCelesteTexts,
  'princess-noor': princessNoorTexts,
  'princess-clara': princessClaraTexts,
  'captain-kindly': captainKindlyTexts,
  'rosa-rocket': rosaRocketTexts,
  'firefighter-dandara': firefighterDandaraTexts,
  'doctor-theo': doctorTheoTexts,
  'grandpa-thunder': grandpaThunderTexts,
  'mighty-capi': mightyCapiTexts,
  'maya-magnet': mayaMagnetTexts,
  'pixel-pete': pixelPeteTexts,
  'riddle-fox': riddleFoxTexts,
  'nico-turbo': nicoTurboTexts,
  'sir-checkmate': sirCheckmateTexts,
  'rolly-dice': rollyDiceTexts,
  'ninja-tico': ninjaTicoTexts,
  'mage-zuri': mageZuriTexts,
  'bramble': brambleTexts,
  'detective-hoot': detectiveHootTexts,
  'robot-zib': robotZibTexts,
  'captain-salt': captainSaltTexts,
  'ember': emberTexts,
  'count-snooze': countSnoozeTexts,
  'director-cleo': directorCleoTexts,
}
