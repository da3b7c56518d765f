/** What is left out may name a person. */
export const withoutQuery = (address: string): string => address.replace(/[?#].*/, '')
