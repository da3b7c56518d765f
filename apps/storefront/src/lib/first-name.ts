import { spokenName } from '@recadinho/stage/first-name'

/** The name by which a headline addresses a child, the one that the film says; a name without a letter stays as it is. */
export const firstNameOf = (name: string): string => spokenName(name) || name.trim()
