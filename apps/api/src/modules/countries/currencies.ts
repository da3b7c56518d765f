const known = new Set(Intl.supportedValuesOf('currency'))

/** Whether ISO 4217 has it, according to the platform. */
export const isCurrency = (code: string): boolean => known.has(code)
