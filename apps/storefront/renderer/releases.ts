import { randomUUID } from 'node:crypto'
import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  symlink,
  utimes,
} from 'node:fs/promises'
import { basename, join } from 'node:path'

/** How many releases are kept beside the current one: for requests under way, and to go back to. */
const olderKept = 3
/** How many other builds' pages are kept: a web server of the build before may still run. */
const otherBuildsKept = 2
/** Longer than any drawing takes. */
const remainsMs = 60 * 60_000

/** The folder of a build's releases. The web server reads `current` in it, and `assets` for what pages of any of them load. */
export interface Releases {
  /** The id of what visitors get; `undefined` while that is still the build's own first release. */
  current(): Promise<string | undefined>
  /** Makes a release current: one that is still there as it is, otherwise one that is drawn now. */
  publish(id: string, draw: (folder: string) => Promise<void>): Promise<void>
}

export async function openReleases(pagesDir: string, build: string): Promise<Releases> {
  const folder = join(pagesDir, build)
  const all = join(folder, 'releases')
  const assets = join(folder, 'assets')
  for (const path of [all, assets]) await mkdir(path, { recursive: true })
  await removeRemains(folder)
  await prune(pagesDir, otherBuildsKept, build)
  const link = join(folder, 'current')

  const current = () =>
    realpath(link).then(
      (release) => basename(release),
      () => undefined,
    )

  /** Only a whole release gets its name; another process may have drawn the same one meanwhile. */
  async function make(id: string, draw: (folder: string) => Promise<void>) {
    const drawn = await mkdtemp(join(folder, 'drawing-'))
    try {
      // The web server may be another user.
      await chmod(drawn, 0o755)
      await draw(drawn)
      for (const name of await readdir(join(drawn, 'assets')))
        await rename(join(drawn, 'assets', name), join(assets, name))
      await rmdir(join(drawn, 'assets'))
      await rename(drawn, join(all, id)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
      })
    } finally {
      await rm(drawn, { recursive: true, force: true })
    }
  }

  return {
    current,
    async publish(id, draw) {
      const release = join(all, id)
      if (!(await exists(release))) await make(id, draw)
      const now = new Date()
      await utimes(release, now, now)
      // Renamed over the old link in one step: every request finds the one release or the other.
      const next = join(folder, `next-${randomUUID()}`)
      await symlink(join('releases', id), next)
      await rename(next, link)
      await prune(all, olderKept, id)
    },
  }
}

/** Removes what a renderer that was cut off has left, long ago: another may be drawing now. */
async function removeRemains(folder: string) {
  for (const name of await readdir(folder)) {
    if (!/^(?:drawing|next)-/.test(name)) continue
    const path = join(folder, name)
    const { mtimeMs } = await lstat(path)
    if (Date.now() - mtimeMs > remainsMs) await rm(path, { recursive: true, force: true })
  }
}

/** Removes the oldest folders, all but so many and this one. */
async function prune(parent: string, kept: number, except: string) {
  const names = (await readdir(parent)).filter((name) => name !== except)
  const aged = await Promise.all(
    names.map(async (name) => ({
      name,
      at: (await stat(join(parent, name)).catch(() => undefined))?.mtimeMs,
    })),
  )
  const newestFirst = aged.toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0))
  for (const { name } of newestFirst.slice(kept))
    await rm(join(parent, name), { recursive: true, force: true })
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
