import { createVar, fallbackVar } from '@vanilla-extract/css'

/** Set on the root by a page with a sticky bar: how much of the screen's foot the bar takes. */
export const bareFootSpace = createVar()

/** What else is fixed at the foot must stay above this. */
export const footSpace = fallbackVar(bareFootSpace, '0px')
