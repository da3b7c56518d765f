import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import { Agent, get } from 'node:http'

interface Probe {
  urls: readonly string[]
  headers?: Record<string, string>
}

/**
 * Requests the URLs one after another in a separate thread, so that the buyers in this one do not slow its clock.
 * Returns the milliseconds of each.
 */
export function probe(work: Probe): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: work })
    worker.once('message', (took: number[]) => resolve(took))
    worker.once('error', reject)
  })
}

async function run({ urls, headers = {} }: Probe): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const took: number[] = []
  for (const url of urls) {
    const started = performance.now()
    await request(url, headers, agent)
    took.push(performance.now() - started)
  }
  agent.destroy()
  return took
}

function request(url: string, headers: Record<string, string>, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent }, (response) => {
      response.resume()
      response.once('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${response.statusCode}`)),
      )
    }).once('error', reject)
  })
}

// Runs when this file is the worker thread.
if (!isMainThread) parentPort?.postMessage(await run(workerData as Probe), []) // sent by `probe`
