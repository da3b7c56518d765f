import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, normalize } from 'node:path'
import { chromium } from '@playwright/test'
import { createPainter, registerFonts } from '@recadinho/api/film-painter'
import { definedEnv, findBrowser } from '@recadinho/browser'
import { provideAllParts } from '@recadinho/stage/all-parts'
import { composeTimeline, type Timeline } from '@recadinho/stage/timeline'
import { print } from './print.ts'
import { root } from './shop.ts'

const cast = ['princess-amara', 'captain-kindly', 'ember', 'bramble']
const moments = [0.1, 0.3, 0.5, 0.7, 0.9]
/** Of 255: a difference that can be seen. */
const visible = 40

/**
 * Draws the same moments of films in a browser, as the preview does, and on the server, and compares their channels. The
 * browser loads the stage's built files as they are.
 */
export async function benchStudioFrames() {
  provideAllParts()
  registerFonts()
  const files = await serveFiles()
  const { executablePath, args, env } = await findBrowser(process.env)
  // As on a phone: letters stand between pixels, and have no coloured edges.
  const flags = [...args, '--font-render-hinting=none', '--disable-lcd-text']
  const browser = await chromium.launch({
    executablePath,
    args: flags,
    env: { ...definedEnv(process.env), ...env },
  })
  try {
    const page = await browser.newPage()
    await page.goto(`${files.url}/page`)
    const differences: { mean: number; far: number }[] = []
    for (const slug of cast) {
      const timeline = filmOf(slug)
      const { canvas, paint } = createPainter(timeline, timeline.width)
      for (const share of moments) {
        const t = share * timeline.duration
        paint(t)
        differences.push(differenceOf(canvas.data(), await drawnInBrowser(timeline, t)))
      }
    }
    const of = (what: 'mean' | 'far') => differences.map((each) => each[what])
    const average = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length
    const [means, fars] = [of('mean'), of('far')]
    const percent = (part: number) => `${(100 * part).toFixed(3)} %`
    print(`Frames of the server and of a browser: ${cast.length} characters at ${moments.length} moments`, [
      { what: 'difference, of 255', value: average(means).toFixed(3), against: 'under 0.15' },
      { what: '  in the worst frame', value: Math.max(...means).toFixed(3) },
      {
        what: `channels that differ by more than ${visible}`,
        value: percent(average(fars)),
        against: 'under 0.1 %',
      },
      { what: '  in the worst frame', value: percent(Math.max(...fars)) },
    ])

    async function drawnInBrowser(timeline: Timeline, t: number): Promise<Buffer> {
      const text = await page.evaluate(drawInPage, { json: JSON.stringify(timeline), t })
      return Buffer.from(text, 'base64')
    }
  } finally {
    await browser.close()
    files.close()
  }
}

const filmOf = (slug: string): Timeline =>
  composeTimeline({
    cast: [slug],
    lines: [
      { speaker: slug, text: 'Hello, Valentina, what a day this is!' },
      { speaker: slug, text: 'We came all the way to see you.' },
      { speaker: slug, text: 'Happy birthday!', part: 'wish' },
    ],
    locale: 'en',
    seed: 7,
    occasion: 'birthday',
    age: 6,
    name: 'Valentina',
    banner: 'Valentina',
  })

/** Runs in the page; returns the frame's channels in base64. */
async function drawInPage({ json, t }: { json: string; t: number }): Promise<string> {
  const load = (file: string) => import(file) as Promise<Record<string, (...args: unknown[]) => unknown>> // built files
  const [parts, frame] = await Promise.all([load('/stage/all-parts.js'), load('/stage/draw-frame.js')])
  parts['provideAllParts']?.()
  const font = new FontFace('Baloo 2', 'url(/fonts/baloo-2-core.woff2)', { weight: '800' })
  document.fonts.add(await font.load())
  const timeline = JSON.parse(json) as Timeline // ours
  const canvas = document.createElement('canvas')
  const { width, height } = Object.assign(canvas, { width: timeline.width, height: timeline.height })
  const ctx = canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  frame['drawFrame']?.(ctx, timeline, t)
  const { data = new Uint8ClampedArray() } = ctx?.getImageData(0, 0, width, height) ?? {}
  const blob = new Blob([new Uint8Array(data)])
  const address = await new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string)) // of `readAsDataURL`
    reader.readAsDataURL(blob)
  })
  return address.slice(address.indexOf(',') + 1)
}

function differenceOf(one: Buffer, other: Buffer): { mean: number; far: number } {
  if (one.length !== other.length) throw new Error('The frames have different sizes')
  let [sum, far] = [0, 0]
  for (const [i, value] of one.entries()) {
    const difference = Math.abs(value - (other[i] ?? 0))
    sum += difference
    if (difference > visible) far += 1
  }
  return { mean: sum / one.length, far: far / one.length }
}

/** The stage's built files and the fonts, for a page of their own. */
async function serveFiles(): Promise<{ url: string; close: () => void }> {
  const folders: Record<string, string> = { stage: 'packages/stage/dist', fonts: 'packages/ui/src/fonts' }
  const server = createServer((request, response) => {
    const [, folder = '', ...path] = normalize(request.url ?? '').split('/')
    const within = folders[folder]
    const type = folder === 'stage' ? 'text/javascript' : within ? 'font/woff2' : 'text/html'
    response.setHeader('content-type', type)
    if (!within) return response.end('<!doctype html>')
    readFile(join(root, within, ...path)).then(
      (content) => response.end(content),
      () => response.writeHead(404).end(),
    )
    return response
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listening on TCP
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
