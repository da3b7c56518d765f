/** For `node --import`: moves the process's clock ahead by `CLOCK_AHEAD_MS`. */
const ahead = Number(process.env['CLOCK_AHEAD_MS'] ?? 0)
const TrueDate = Date

globalThis.Date = class extends TrueDate {
  constructor(...parts: unknown[]) {
    super(...((parts.length === 0 ? [TrueDate.now() + ahead] : parts) as [number])) // any arguments of a Date
  }
  static override now() {
    return TrueDate.now() + ahead
  }
} as DateConstructor // the same except for the time
