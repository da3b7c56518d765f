import type { GreetingStyle } from '../../cast-member.ts'
import type { StyleTexts } from '../script-texts.ts'
import { brave } from './brave.ts'
import { excited } from './excited.ts'
import { funny } from './funny.ts'
import { gentle } from './gentle.ts'
import { playful } from './playful.ts'
import { warm } from './warm.ts'
import { wise } from './wise.ts'

export const allStyles: Readonly<Record<GreetingStyle, StyleTexts>> = {
  warm,
  funny,
  brave,
  gentle,
  playful,
  wise,
  excited,
}
