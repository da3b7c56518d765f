import { Worker } from 'node:worker_threads'
import type { SiteData } from '../scripts/release/data-key.ts'
import { Refusal } from './refusal.ts'

/** The input of the drawing thread. */
export interface Drawing {
  dist: string
  data: SiteData
  folder: string
}

/** Longer than the slowest machine needs for all pages. */
const limitMs = 120_000

/**
 * Renders a release into a folder in a worker thread: a hung thread is terminated, which frees its memory. Throws a
 * `Refusal`.
 */
export async function drawRelease(drawing: Drawing, signal: AbortSignal): Promise<void> {
  const thread = new Worker(new URL('draw-thread.ts', import.meta.url), { workerData: drawing })
  const over = AbortSignal.any([signal, AbortSignal.timeout(limitMs)])
  try {
    await new Promise<void>((resolve, reject) => {
      thread.once('error', reject)
      thread.once('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`The drawing thread ended with ${code}`)),
      )
      over.addEventListener('abort', () => reject(over.reason as Error)) // an AbortSignal's own reason is an Error
    })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Refusal('render', `the pages cannot be drawn: ${why}`, error)
  } finally {
    await thread.terminate()
  }
}
