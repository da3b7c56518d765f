import { exchangeNodes } from './direction/exchange-nodes.ts'
import { effectNodes } from './effects.ts'
import type { LateParts } from './known-decor.ts'
import { drawBanner } from './lettering/banner.ts'
import { drawClosing } from './lettering/closing.ts'
import { drawLights } from './lettering/lights.ts'
import { amongNodes, beforeNodes } from './scenes/near.ts'
import { venues } from './scenes/venues.ts'

/** What a film needs only after it has begun. */
export const lateParts: LateParts = {
  venues,
  among: amongNodes,
  before: beforeNodes,
  exchange: exchangeNodes,
  effects: effectNodes,
  banner: drawBanner,
  lights: drawLights,
  closing: drawClosing,
}
