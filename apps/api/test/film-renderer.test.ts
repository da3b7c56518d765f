import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { pictureSize } from '@recadinho/contracts/pictures'
import { CAST } from '@recadinho/stage/cast'
import { provideAllParts } from '@recadinho/stage/all-parts'
import { composeTimeline, type Timeline, type TimelineInput } from '@recadinho/stage/timeline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { startEncoder } from '../src/modules/films/render/encoder.ts'
import { filmFiles } from '../src/modules/films/render/job.ts'
import { glyphsMissing } from '../src/modules/films/render/glyphs.ts'
import { pictureFile } from '../src/modules/films/render/folder-files.ts'
import { createPainter, registerFonts } from '../src/modules/films/render/painter.ts'
import { runRenderer, type RenderOptions } from '../src/modules/films/render/run.ts'
import { permissionsIn } from '../src/modules/films/render/sandbox.ts'
import { inspect } from '../src/modules/videos/check/inspect.ts'
import { copyBytesAtMost, pictureRate } from '../src/modules/videos/check/encoding.ts'
import { OutOfResources, runProgram } from '../src/modules/videos/check/program.ts'
import { eventually } from './support/eventually.ts'
import { encoder, fakeEncoder, shortFilm } from './support/films.ts'
import { hashOf } from './support/uploads.ts'

let folder: string
let films = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recadinho-renderer-'))
})
afterAll(() => rm(folder, { recursive: true }))

const searchPath = process.env['PATH'] ?? ''
const nextFolder = () => join(folder, String((films += 1)))
const render = (change: Partial<RenderOptions> = {}) => {
  const to = change.folder ?? nextFolder()
  const signal = new AbortController().signal
  return runRenderer({
    film: shortFilm(),
    seconds: 6,
    ffmpeg: encoder,
    searchPath,
    nice: 0,
    width: 90,
    signal,
    ...change,
    folder: to,
  })
}
/** Processes that run with this word in their arguments. */
const running = async (word: string): Promise<string[]> => {
  const list = spawn('ps', ['-eo', 'stat=,args='], { stdio: ['ignore', 'pipe', 'ignore'] })
  let text = ''
  list.stdout.on('data', (part: Buffer) => (text += part.toString()))
  await once(list, 'close')
  return text.split('\n').filter((line) => line.includes(word) && !line.startsWith('Z'))
}

test('F2.1, F2.2: a film plays on every phone, is as long as its Timeline, and has poster and captions', async () => {
  const to = nextFolder()
  const film = await render({ folder: to })
  const file = join(to, filmFiles.film)
  const timeline = JSON.parse(await readFile(join(to, filmFiles.timeline), 'utf8')) as Timeline // just written
  const found = await inspect(file)
  expect(found).toMatchObject({
    reach: 'every',
    facts: { width: 90, height: 160, videoCodec: 'avc', audioCodec: 'aac' },
  })
  if (typeof found === 'string') throw new Error(found)
  expect(Math.abs(found.facts.seconds - timeline.duration)).toBeLessThan(0.1)
  const bytes = await readFile(file)
  expect(film).toMatchObject({ seconds: timeline.duration, width: 90, height: 160, sha256: hashOf(bytes) })
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
  expect(bytes.includes('Olivia')).toBe(false)
  expect((await loadImage(await readFile(join(to, filmFiles.poster)))).width).toBe(90)
  const captions = await readFile(join(to, filmFiles.captions), 'utf8')
  const [cue] = timeline.captions.cues
  expect(captions).toContain(`00:00:0${cue?.from.toFixed(3)} --> `)
  expect(captions).toContain('\nHello, Olivia!')
})

test('F2.3: the same input gives the same file', async () => {
  const [first, second] = [await render(), await render()]
  expect(second.sha256).toBe(first.sha256)
})

test('F2.4: a film of a minute or a minute and a half fits WhatsApp', () => {
  for (const seconds of [60, 90]) {
    const bits = pictureRate(seconds, { audio: 128_000, most: 1_430_000 }) + 128_000
    expect((bits / 8) * seconds, `${seconds} s`).toBeLessThan(Math.min(copyBytesAtMost, seconds * 200_000))
  }
})

test('F2.1, F3.2: a film of a minute and a half is made within the renderer’s memory', async () => {
  const speakers = ['princess-amara', 'captain-kindly', 'ember'] as const
  const text = 'You lost your first tooth, and the fairy was delighted.'
  const lines = Array.from({ length: 18 }, (_, i) => ({ speaker: speakers[i % 3] ?? 'ember', text }))
  const film = await render({ film: shortFilm({ cast: speakers, lines, fps: 2 }), seconds: 90 })
  expect(film.seconds).toBeGreaterThan(85)
  expect(film.frames).toBe(Math.round(2 * film.seconds))
})

test('F3.1: the encoder sees no secret of the shop, and runs at a low priority, as set', async () => {
  const seen = join(folder, 'seen')
  process.env['LINK_SECRET'] = 'what nobody may see'
  // The lowest unless it is set. It could take minutes beside other programs, so this film has one a little higher.
  expect(readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1/nothing' }).films.nice).toBe(19)
  const nice = 1
  const spy = await fakeEncoder(folder, `env > ${seen}; nice >> ${seen}; cat > /dev/null; exit 1`)
  try {
    await expect(render({ ffmpeg: spy, nice })).rejects.toThrow('encoder_failed')
  } finally {
    delete process.env['LINK_SECRET']
  }
  const environment = (await readFile(seen, 'utf8')).trim().split('\n')
  expect(environment.at(-1)).toBe(String(nice))
  const names = environment.slice(0, -1).map((line) => line.split('=')[0])
  // Node adds what the renderer may do, and the shell its own.
  const added = new Set(['NODE_OPTIONS', 'PWD', 'SHLVL', '_', 'OLDPWD'])
  expect(names.filter((name) => name !== 'PATH' && !added.has(name ?? ''))).toEqual([])
})

test('F3.1: the renderer reads and writes nothing but its own folder and the code, and has no network', async () => {
  const own = nextFolder()
  await mkdir(own, { recursive: true })
  const server = createServer((_request, response) => response.end('reached')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // listening on TCP
  const script = `
    import { readFileSync, writeFileSync } from 'node:fs'
    import { closeNetwork } from ${JSON.stringify(import.meta.resolve('../src/modules/films/render/sandbox.ts'))}
    closeNetwork()
    const tried = async (act) => {
      try { await act(); return 'done' } catch (error) { return error.code ?? error.cause?.message ?? error.message }
    }
    console.log(JSON.stringify([
      await tried(() => writeFileSync(${JSON.stringify(join(own, 'film'))}, '')),
      await tried(() => writeFileSync(${JSON.stringify(join(folder, 'elsewhere'))}, '')),
      await tried(() => readFileSync('/proc/' + process.ppid + '/environ')),
      await tried(() => readFileSync(${JSON.stringify(fileURLToPath(new URL('../../../README.md', import.meta.url)))})),
      await tried(() => fetch('http://127.0.0.1:${port}/')),
    ]))`
  const flags = [...permissionsIn(own), '--input-type=module', '-e', script]
  const { stdout } = await runProgram(process.execPath, flags, { timeout: 60_000, env: {} })
  const denied = 'ERR_ACCESS_DENIED'
  expect(JSON.parse(stdout)).toEqual(['done', denied, denied, denied, 'The renderer has no network'])

  // Nor does its encoder open an address.
  let requests = 0
  server.on('request', () => (requests += 1))
  const size = { width: 90, height: 160, fps: 12, seconds: 1 }
  const sound = { file: `http://127.0.0.1:${port}/sound`, rate: 48_000 }
  const stray = startEncoder({ ...size, ffmpeg: encoder, sound, to: join(own, 'film.mp4') })
  await expect(stray.end()).rejects.toThrow('encoder_failed')
  expect(requests).toBe(0)
  server.close()
})

test('F3.2: a missing encoder and one that ends too soon are told apart', async () => {
  await expect(render({ ffmpeg: join(folder, 'none') })).rejects.toMatchObject({ code: 'no_encoder' })
  const broken = await fakeEncoder(folder, 'head -c 100000 > /dev/null; exit 1')
  await expect(render({ ffmpeg: broken })).rejects.toMatchObject({ code: 'encoder_failed' })
})

test('F3.2: a script that its cast cannot speak is no film', async () => {
  const film = shortFilm({ lines: [{ speaker: 'nobody', text: 'Hello!' }] })
  await expect(render({ film })).rejects.toMatchObject({ code: 'not_composed' })
})

test('F3.3: one that hangs is killed with all that it started', async () => {
  const to = nextFolder()
  const hanging = await fakeEncoder(folder, 'cat > /dev/null & exec sleep 600')
  await expect(render({ ffmpeg: hanging, folder: to, timeoutMs: 4000 })).rejects.toBeInstanceOf(
    OutOfResources,
  )
  await eventually(async () => expect(await running(to)).toEqual([]))
})

test('F3.3: a film that is no longer wanted stops at once', async () => {
  const stop = new AbortController()
  const to = nextFolder()
  const waiting = await fakeEncoder(folder, `touch ${to}/begun; exec sleep 600`)
  const film = render({ ffmpeg: waiting, folder: to, signal: stop.signal })
  await eventually(() => readFile(join(to, 'begun')))
  stop.abort(new Error('not wanted'))
  await expect(film).rejects.toThrow('not wanted')
  await eventually(async () => expect(await running(to)).toEqual([]))
})

test('F3.4: the renderer and its encoder end when the worker is killed', async () => {
  const to = nextFolder()
  const waiting = await fakeEncoder(folder, `touch ${to}/begun; exec sleep 600`)
  const script = `
    const { runRenderer } = await import(${JSON.stringify(import.meta.resolve('../src/modules/films/render/run.ts'))})
    await runRenderer(${JSON.stringify({
      film: shortFilm(),
      seconds: 6,
      ffmpeg: waiting,
      searchPath,
      folder: to,
    }).slice(0, -1)}, signal: new AbortController().signal })`
  const worker = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' })
  await eventually(() => readFile(join(to, 'begun')))
  worker.kill('SIGKILL')
  await eventually(async () => expect(await running(to)).toEqual([]))
})

test('F1.2: a character’s own picture is shown instead of its drawing', async () => {
  const { width, height } = pictureSize
  const picture = createCanvas(width, height)
  const ctx = picture.getContext('2d')
  ctx.fillStyle = '#00ff00'
  ctx.fillRect(0, 0, width, height)
  const own = nextFolder()
  await mkdir(own, { recursive: true })
  await writeFile(join(own, pictureFile('own')), await picture.encode('webp'))
  const member = CAST.find(({ slug }) => slug === 'princess-amara')
  if (!member) throw new Error('She is in the cast')
  const part = { ...member, art: member.slug }
  const green = async (cast: TimelineInput['cast'], to: string) => {
    await render({ film: shortFilm({ cast }), folder: to })
    const image = await loadImage(await readFile(join(to, filmFiles.poster)))
    const poster = createCanvas(image.width, image.height).getContext('2d')
    poster.drawImage(image, 0, 0)
    const { data } = poster.getImageData(image.width / 2, image.height * 0.7, 1, 1)
    return (data[1] ?? 0) > 200 && (data[0] ?? 255) < 120
  }
  expect(await green([{ ...part, picture: 'own' }], own)).toBe(true)
  // Its drawing stands in for a picture that is not there.
  expect(await green([{ ...part, picture: 'own' }], nextFolder())).toBe(false)
})

test.each([
  ['Cyrillic', 'Ольга'],
  ['Greek', 'Ελένη'],
  ['Hebrew', 'שירה'],
  ['Arabic', 'نور'],
  ['Devanagari', 'अनन्या'],
  ['Bengali', 'ঋতুপর্ণা'],
  ['Tamil', 'தமிழினி'],
  ['Thai', 'สมใจ'],
  ['Georgian', 'ნინო'],
  ['Armenian', 'Անի'],
  ['Amharic', 'ሰላም'],
  ['Chinese', '美咲'],
  ['Japanese', 'さくら'],
  ['Korean', '지우'],
  ['Vietnamese', 'Nguyễn'],
  ['Latin, beside an emoji', 'Ana 👩‍🚀'],
])('F2.5: a name in %s letters is drawn, or its missing letters are noticed', (_script, name) => {
  provideAllParts()
  registerFonts()
  const timeline = composeTimeline(shortFilm({ name, banner: name }))
  expect(timeline.banner?.text).toBe(name)
  const shown = (text: string) => {
    const { canvas, paint } = createPainter({ ...timeline, banner: { text, from: -1 } }, 180)
    paint(0.1)
    return hashOf(canvas.data())
  }
  expect(shown(name) !== shown(' ') || glyphsMissing(timeline)).toBe(true)
})

test('F2.5: each of the 28 characters is drawn, and moves', () => {
  provideAllParts()
  registerFonts()
  expect(CAST).toHaveLength(28)
  for (const { slug } of CAST) {
    const timeline = composeTimeline(
      shortFilm({ cast: [slug], lines: [{ speaker: slug, text: 'Hello, Olivia!' }] }),
    )
    const { canvas, paint } = createPainter(timeline, 90)
    const pictures = [1, 1.5, 2].map((t) => {
      paint(t)
      return hashOf(canvas.data())
    })
    expect(new Set(pictures).size, slug).toBe(3)
  }
})
