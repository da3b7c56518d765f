// Written by scripts/indexes.ts from the files that it lists.
import type { Character } from '../art.ts'
import { princessAmara } from '../characters/princess-amara.ts'
import { princessStella } from '../characters/princess-stella.ts'
import { princessHana } from '../characters/princess-hana.ts'
import { princessPearl } from '../characters/princess-pearl.ts'
import { queenCeleste } from '../characters/queen-celeste.ts'
import { princessNoor } from '../characters/princess-noor.ts'
import { princessClara } from '../characters/princess-clara.ts'
import { captainKindly } from '../characters/captain-kindly.ts'
import { rosaRocket } from '../characters/rosa-rocket.ts'
import { firefighterDandara } from '../characters/firefighter-dandara.ts'
import { doctorTheo } from '../characters/doctor-theo.ts'
import { grandpaThunder } from '../characters/grandpa-thunder.ts'
import { mightyCapi } from '../characters/mighty-capi.ts'
import { mayaMagnet } from '../characters/maya-magnet.ts'
import { pixelPete } from '../characters/pixel-pete.ts'
import { riddleFox } from '../characters/riddle-fox.ts'
import { nicoTurbo } from '../characters/nico-turbo.ts'
import { sirCheckmate } from '../characters/sir-checkmate.ts'
import { rollyDice } from '../characters/rolly-dice.ts'
import { ninjaTico } from '../characters/ninja-tico.ts'
import { mageZuri } from '../characters/mage-zuri.ts'
import { bramble } from '../characters/bramble.ts'
import { detectiveHoot } from '../characters/detective-hoot.ts'
import { robotZib } from '../characters/robot-zib.ts'
import { captainSalt } from '../characters/captain-salt.ts'
import { ember } from '../characters/ember.ts'
import { countSnooze } from '../characters/count-snooze.ts'
import { directorCleo } from '../characters/director-cleo.ts'

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
