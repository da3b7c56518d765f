/** The zone in which most people live, for countries with several. */
const usual: Record<string, string> = {
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  ES: 'Europe/Madrid',
  MX: 'America/Mexico_City',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  US: 'America/New_York',
}

/** Where a buyer is, as far as the order knows. */
export interface Whereabouts {
  country: string | null
  /** Of the buyer's browser. */
  time_zone: string | null
}

/** The buyer's own zone and those of the country, likeliest first; the shop's zone if neither is known. */
export function timeZonesOf({ country, time_zone: own }: Whereabouts, shopZone: string): string[] {
  const region = country === null ? undefined : new Intl.Locale('und', { region: country })
  const zones = [...(region?.getTimeZones() ?? [])]
  const first = country === null ? undefined : usual[country]
  const preferred = [first, shopZone].find((zone) => zone !== undefined && zones.includes(zone))
  const likeliest = [own, preferred, ...zones].filter((zone) => zone !== null && zone !== undefined)
  return likeliest.length === 0 ? [shopZone] : [...new Set(likeliest)]
}

/** The zone in which times are written to a buyer. */
export const buyerZone = (buyer: Whereabouts, shopZone: string): string =>
  timeZonesOf(buyer, shopZone)[0] ?? shopZone

export function isTimeZone(name: string): boolean {
  try {
    const known = new Intl.DateTimeFormat('en', { timeZone: name })
    // Formatters also accept `+03:00`, which is not a named zone.
    return /^[A-Za-z]/.test(known.resolvedOptions().timeZone)
  } catch {
    return false
  }
}

/** The instant at which clocks in a zone show this day and time; `undefined` for an invalid zone or day. */
export function instantIn(timeZone: string, day: string, time: string): Date | undefined {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  try {
    // The offset may differ at the guessed instant, so it is looked up again there.
    const guess = wanted - offsetAt(wanted, timeZone)
    const instant = new Date(wanted - offsetAt(guess, timeZone))
    return Number.isNaN(instant.getTime()) ? undefined : instant
  } catch {
    return undefined
  }
}

/** A zone's offset from UTC in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value ?? NaN)
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return shown - Math.floor(instant / 1000) * 1000
}
