import { closeSync, openSync, writeSync } from 'node:fs'

export interface LogFile {
  write(text: string | Buffer): void
  close(): void
}

/**
 * Appends to a file. What cannot be written, such as on a full disk, is lost: a log never ends what it is about. `say`
 * gets the first reason.
 */
export function openLogFile(path: string, say: (line: string) => void): LogFile {
  let file: number | undefined
  let complained = false
  return {
    write(text) {
      try {
        file ??= openSync(path, 'a')
        if (typeof text === 'string') writeSync(file, text)
        else writeSync(file, text)
      } catch (error) {
        if (!complained)
          say(`Can't write to ${path}: ${error instanceof Error ? error.message : String(error)}`)
        complained = true
      }
    },
    close() {
      if (file !== undefined) closeSync(file)
      file = undefined
    },
  }
}
