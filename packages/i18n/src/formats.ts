/** A formatter of dates, kept for later calls. Without a time zone it follows the device's. */
export const dateFormat = keeping(
  (languageTag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(languageTag, options),
)

/** A formatter of numbers, kept for later calls. */
export const numberFormat = keeping(
  (languageTag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(languageTag, options),
)

/** A formatter takes far longer to make than to use. */
function keeping<Options, Format>(make: (languageTag: string, options: Options) => Format): typeof make {
  const made = new Map<string, Format>()
  return (languageTag, options) => {
    const key = languageTag + JSON.stringify(options)
    const format = made.get(key) ?? make(languageTag, options)
    made.set(key, format)
    return format
  }
}
