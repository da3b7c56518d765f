/** The offer of §1 for buyers who leave. */
export const lastChanceCode = 'LASTCHANCE15'
