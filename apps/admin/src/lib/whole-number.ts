/** Parses a typed integer; `NaN`, which every schema rejects, if it is not one. */
export const wholeNumber = (typed: string): number =>
  /^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : Number.NaN
