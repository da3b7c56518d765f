/** The version of the question about advertising. A new number asks everyone again: raise it when the question changes. */
export const consentVersion = 1
