/** For `node --import`: puts the machine's clock, as the process reads it, ahead by `CLOCK_AHEAD_MS`. */
const ahead = Number(process.env['CLOCK_AHEAD_MS'] ?? 0)
const TrueDate = Date

globalThis.Date = class extends TrueDate {
  constructor(...parts: unknown[]) {
    super(...((parts.length === 0 ? [TrueDate.now() + ahead] : parts) as [number])) // whatever a Date is made of
  }
  static override now() {
    return TrueDate.now() + ahead
  }
} as DateConstructor // the same but for the time
