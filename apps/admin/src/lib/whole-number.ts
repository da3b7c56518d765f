/** A whole number as people type it; `NaN`, which every schema refuses, when it is none. */
export const wholeNumber = (typed: string): number =>
  /^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : Number.NaN
