import type { Page } from '@playwright/test'
import { filesOf, type Group, type Release } from '../../src/service-worker/release.ts'

/** Whether the worker has stored all files of a group. */
export async function isKept(page: Page, group: Group, locale: string): Promise<boolean> {
  const get = (path: string) => page.request.get(new URL(path, page.url()).href)
  const worker = await (await get('/sw.js')).text()
  const list = /\/assets\/release-\w+\.json/.exec(worker)?.[0]
  if (!list) throw new Error('The worker names no list of files')
  const release = (await (await get(list)).json()) as Release // our own build
  const kept = new Set(await keptAddresses(page))
  return filesOf(release, group, locale).every((address) => kept.has(address))
}

/** The URLs of all stored files. */
export async function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => new URL(url).pathname)
  })
}
