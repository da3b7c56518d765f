/** A new UUID of version 7 (RFC 9562): the time in milliseconds, then random bits. */
export function newUuid(): string {
  const time = `0${Date.now().toString(16)}` // eleven digits until the year 2527
  return `${time.replace(/.{8}/, '$&-')}-7${crypto.randomUUID().slice(15)}`
}

export const timeOf = (uuid: string): number => Number.parseInt(uuid.replace('-', ''), 16)

const shape = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f-]{16}$/
export const isUuid = (value: unknown): value is string => typeof value === 'string' && shape.test(value)
