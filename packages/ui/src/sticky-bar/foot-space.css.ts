import { createVar, fallbackVar } from '@vanilla-extract/css'

/** Set on the root by a page with a sticky bar: the height of the bar at the bottom of the screen. */
export const bareFootSpace = createVar()

/** Other elements fixed to the bottom must stay above this. */
export const footSpace = fallbackVar(bareFootSpace, '0px')
