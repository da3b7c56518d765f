/** Removes what may identify a person. */
export const withoutQuery = (address: string): string => address.replace(/[?#].*/, '')
