import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runRenderer } from '@recadinho/api/film-renderer'
import { createShopper } from '@recadinho/shopper'
import { filmEncoder } from '@recadinho/stack/ffmpeg'
import { benchStudioFrames } from './studio-frames.ts'
import { buy } from './buyers.ts'
import { quantile } from './load.ts'
import { ms, print, ratio, type Figure } from './print.ts'
import { childrenMb } from './process-figures.ts'
import { startShop } from './shop.ts'

const ffmpeg = filmEncoder()
const cast = ['princess-amara', 'captain-kindly', 'ember']
const ordersAtLeast = 100
const sentences = [
  'Hello, Valentina, what a day this is!',
  'We came all the way from the castle to see you.',
  'Somebody told us that you can ride your bike now.',
  'You lost your first tooth, and the fairy was delighted.',
  'Your little dog sings with you every morning, we hear.',
  'We are so proud of you, and so is your family.',
]

/** Makes films of one and of three characters, and one of a paid order. The encoder's work is part of all figures. */
export async function benchStudio() {
  const folder = mkdtempSync(join(tmpdir(), 'recadinho-studio-'))
  try {
    const figures = [
      ...(await figuresOf(folder, { lines: 12, characters: 1, bytes: 12 })),
      ...(await figuresOf(folder, { lines: 12, characters: 3, bytes: 12 })),
      ...(await figuresOf(folder, { lines: 18, characters: 3, bytes: 16 })),
      await draftOfOrder(),
      await ordersBesideFilm(join(folder, 'beside')),
    ]
    await benchStudioFrames()
    print('Films of 720 × 1280, drawn, encoded and hashed in one process with its encoder', figures)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function figuresOf(
  folder: string,
  { lines: count, characters, bytes }: { lines: number; characters: number; bytes: number },
): Promise<Figure[]> {
  const own = join(folder, `${count}-${characters}`)
  let peak = 0
  const timer = setInterval(() => (peak = Math.max(peak, childrenMb(process.pid))), 200)
  const made = await renderOf(own, count, characters).finally(() => clearInterval(timer))
  const cpu = made.cpuSeconds / made.seconds
  const what = `${made.seconds.toFixed(0)} s, ${characters === 1 ? 'one character' : `${characters} characters`}`
  const megabytes = statSync(join(own, 'film.mp4')).size / 1e6
  return [
    { what: `${what}: CPU a second of film`, value: `${cpu.toFixed(2)} s`, against: '1.0 s, at most 1.3 s' },
    { what: '  memory at most', value: `${peak.toFixed(0)} MB`, against: '500 MB, at most 600 MB' },
    { what: '  file', value: `${megabytes.toFixed(1)} MB`, against: `at most ${bytes} MB` },
    {
      what: '  films of a minute an hour, two idle processors',
      value: ((2 * 3600) / (60 * cpu)).toFixed(0),
      against: '70, computed from the CPU',
    },
  ]
}

function renderOf(folder: string, count: number, characters: number) {
  const slugs = cast.slice(0, characters)
  const lines = Array.from({ length: count }, (_, i) => ({
    speaker: slugs[i % slugs.length] ?? '',
    text: sentences[i % sentences.length] ?? '',
  }))
  const film = { cast: slugs, lines, locale: 'en', seed: 7, fps: 24 } as const
  const details = { occasion: 'birthday', age: 6, name: 'Valentina', banner: 'Valentina' } as const
  const { signal } = new AbortController()
  const options = { film: { ...film, ...details }, seconds: 90, ffmpeg, folder, signal }
  return runRenderer({ ...options, searchPath: process.env['PATH'] ?? '', nice: 19 })
}

/** How long buyers wait for their order's answer while a film is being made, compared with just before. */
async function ordersBesideFilm(folder: string): Promise<Figure> {
  const shop = await startShop()
  const p95 = async (isMore: () => boolean) => {
    const took: number[] = []
    do {
      const shopper = createShopper({ ...shop, gateway: shop.gateway.url })
      const began = performance.now()
      await shopper.orderForCard({ guardianEmail: `ana.${crypto.randomUUID()}@example.com` })
      took.push(performance.now() - began)
    } while (isMore() || took.length < ordersAtLeast)
    return quantile(took, 0.95)
  }
  try {
    await p95(() => false) // warm
    const alone = await p95(() => false)
    let making = true
    const film = renderOf(folder, 12, 3).finally(() => (making = false))
    const beside = await p95(() => making)
    await film
    return {
      what: 'an order’s answer while a film is made, p95',
      value: ratio(beside / alone),
      against: `of ${ms(alone)} without, 1.5 ×, at most 2 ×`,
    }
  } finally {
    await shop.stop()
  }
}

/** From the payment of an order in English to its draft, spoken by Flite, on this machine as busy as it is. */
async function draftOfOrder(): Promise<Figure> {
  const shop = await startShop({ FILMS: 'on', FILM_FFMPEG_PATH: ffmpeg, SPEECH_SERVICE: 'program' })
  try {
    await buy(shop)
    const paid = performance.now()
    const isMade = async () =>
      (await shop.query('select 1 as made from films where made_at is not null')).length > 0
    while (!(await isMade())) await pause(250)
    const seconds = (performance.now() - paid) / 1000
    const [film] = await shop.query<{ seconds: number; voiced: number; lines: number }>(
      `select v.seconds, (f.speech ->> 'voiced')::int as voiced, (f.speech ->> 'lines')::int as lines
       from films f join videos v on v.id = f.id`,
    )
    return {
      what: `from a payment to its draft of ${film?.seconds.toFixed(0)} s, ${film?.voiced} of ${film?.lines} lines spoken, checked`,
      value: `${seconds.toFixed(0)} s`,
      against: '180 s, at most 300 s, on an idle machine',
    }
  } finally {
    await shop.stop()
  }
}
