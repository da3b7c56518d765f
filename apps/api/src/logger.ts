import { destination, pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from './config.ts'

export type { Logger } from 'pino'

/**
 * The only fields that a log line can have. All others are dropped, so that no name, number, address, token or text of
 * a buyer, child or message reaches the logs by mistake.
 */
const loggable = new Set([
  'err',
  'event',
  'method',
  'route',
  'status',
  'durationMs',
  'requestId',
  'code',
  'reason',
  'address',
  'port',
  'signal',
  'orderId',
  'orderNumber',
  'paymentId',
  'refundId',
  'gateway',
  'gatewayRef',
  'eventId',
  'eventType',
  'staffId',
  'accessId',
  'queue',
  'job',
  'jobId',
  'channel',
  'migration',
  'seed',
  'count',
  'attempt',
  'state',
  'source',
  'skewMs',
  'listed',
  'found',
  'missing',
  'unequal',
  'tries',
  'from',
  'to',
])

/** Structured lines on standard output, or to a test's stream. */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>, stream?: DestinationStream): Logger {
  return pino(
    {
      level: logLevel,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => loggable.has(name))),
      },
      serializers: { err: describeError },
    },
    stream ?? destination({ sync: true }),
  )
}

/** Logged causes of a failed round: one per cause is enough to find it. */
const errorsAtMost = 10

/**
 * The loggable part of an error. Messages of a database or gateway can quote the rejected data, so that only codes and
 * names are kept of those; of our own errors, message and stack.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const foreign = 'severity' in error || 'rawType' in error
  const parts = pick(error, [
    'code',
    'severity',
    'table',
    'column',
    'constraint',
    'routine',
    'type',
    'requestId',
  ])
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '))
  return {
    ...parts,
    type: error.name,
    ...(foreign ? {} : { message: error.message }),
    stack: frames?.join('\n'),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
    ...(error instanceof AggregateError
      ? { errors: error.errors.slice(0, errorsAtMost).map(describeError) }
      : {}),
  }
}

function pick(from: object, names: string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(from).filter(([name, value]) => names.includes(name) && typeof value === 'string'),
  )
}
