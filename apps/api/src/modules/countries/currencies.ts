const known = new Set(Intl.supportedValuesOf('currency'))

/** Whether ISO 4217 has it, as the platform knows it. */
export const isCurrency = (code: string): boolean => known.has(code)
