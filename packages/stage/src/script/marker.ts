/** Stands for the child's name within the notes while they are read. */
export const CHILD = 'Child§'
/** Stands for “and” between two clauses until the sentence around them is known. */
export const JOINT = '¦'
