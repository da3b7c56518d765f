/** Version of the advertising consent question. Raise it when the question changes, so that everyone is asked again. */
export const consentVersion = 1
