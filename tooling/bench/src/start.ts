import { load } from './load.ts'
import { ms, print } from './print.ts'
import { residentMb } from './process-figures.ts'
import { startShop } from './shop.ts'

/** Measures how soon the API responds after its spawn, and its memory. */
export async function benchStart() {
  const shop = await startShop()
  try {
    await new Promise((done) => setTimeout(done, 3000)) // the workers have started by then
    const idle = residentMb(shop.apiPid)
    await load(`${shop.api}/api/catalog?locale=en`, { connections: 64, seconds: 10 })
    const loaded = residentMb(shop.apiPid)
    print('API process', [
      { what: 'spawn to first correct read', value: ms(shop.firstReadMs), against: 'at most 700 ms' },
      { what: 'resident when idle', value: `${idle.toFixed(0)} MB`, against: 'at most 110 MB' },
      { what: 'resident after 10 s of load', value: `${loaded.toFixed(0)} MB`, against: 'at most 200 MB' },
    ])
  } finally {
    await shop.stop()
  }
}
