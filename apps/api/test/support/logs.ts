import { createLogger, type Logger } from '../../src/logger.ts'

/** A logger that captures its lines. */
export function createLogCapture(): { logger: Logger; text: () => string } {
  const lines: string[] = []
  const logger = createLogger({ logLevel: 'debug' }, { write: (line) => void lines.push(line) })
  return { logger, text: () => lines.join('') }
}
