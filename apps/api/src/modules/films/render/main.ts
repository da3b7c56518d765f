import { getPriority, setPriority } from 'node:os'
import { RenderError, type RenderReport } from './job.ts'
import { renderFilm } from './render.ts'
import { closeNetwork } from './sandbox.ts'

/**
 * Runs in its own process for each film: drawing takes a whole processor for a minute, which belongs to the shop's buyers
 * first, and native code that ends takes nothing with it. `main.js <folder> <nice>` prints lines of JSON.
 */
const [folder = '', nice] = process.argv.slice(2)

// The process that started this one holds the other end. When that process ends, nobody needs the film: the whole group ends.
process.stdin.on('close', endGroup).resume()
closeNetwork()
// Only root may raise it.
if (Number(nice) > getPriority()) setPriority(Number(nice))

const line = (report: RenderReport) => `${JSON.stringify(report)}\n`
const onProgress = (drawn: number) => void process.stdout.write(line({ drawn }))
const result = await renderFilm(folder, onProgress).catch((error: unknown) => {
  if (error instanceof RenderError) return { failure: error.code }
  throw error
})
process.stdout.write(line(result), () => process.exit())

function endGroup(): void {
  try {
    process.kill(-process.pid, 'SIGKILL')
  } catch {
    process.exit(1)
  }
}
