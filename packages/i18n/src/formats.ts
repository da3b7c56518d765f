const made = new Map<string, Intl.DateTimeFormat>()

/** A formatter of dates. Kept, because it takes far longer to make than to use. */
export function dateFormat(languageTag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = languageTag + JSON.stringify(options)
  const format = made.get(key) ?? new Intl.DateTimeFormat(languageTag, options)
  made.set(key, format)
  return format
}
