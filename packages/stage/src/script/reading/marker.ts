/** Stands for the child's name within the notes while they are read. */
export const CHILD = 'Child§'
/** Stands for one of several children, by its position in the name field: `One0§`. */
export const one = (at: number): string => `One${at}§`
/** The same in a pattern. */
export const ONE = String.raw`One\d§`
export const namesOne = new RegExp(ONE)
/** Stands for “and” between two clauses until the sentence around them is known. */
export const JOINT = '¦'
