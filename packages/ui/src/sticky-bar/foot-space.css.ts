import { createVar, fallbackVar } from '@vanilla-extract/css'

/** Set on the root by a page with a sticky bar: the height that the bar takes at the foot of the screen. */
export const bareFootSpace = createVar()

/** Other elements that are fixed at the foot must stay above this. */
export const footSpace = fallbackVar(bareFootSpace, '0px')
