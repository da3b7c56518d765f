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

/** How many releases are kept besides the current one: for requests in flight, and for a rollback. */
const olderKept = 3
/** How many other builds' pages are kept: a web server of the previous build may still run. */
const otherBuildsKept = 2
/** Longer than any rendering takes. */
const remainsMs = 60 * 60_000

/** The folder of a build's releases. The web server reads `current` in it, and `assets`, the files of all of them. */
export interface Releases {
  /** The id of the published release; `undefined` while it is the build's own first release. */
  current(): Promise<string | undefined>
  /** Publishes a release: reuses it if it still exists, otherwise renders it. */
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

  /** A release gets its name only once complete; another process may have rendered the same one in the meantime. */
  async function make(id: string, draw: (folder: string) => Promise<void>) {
    const drawn = await mkdtemp(join(folder, 'drawing-'))
    try {
      // The web server may run as another user.
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
      // The rename replaces the old link atomically: every request sees one release or the other.
      const next = join(folder, `next-${randomUUID()}`)
      await symlink(join('releases', id), next)
      await rename(next, link)
      await prune(all, olderKept, id)
    },
  }
}

/** Removes leftovers of interrupted renderers once they are old: another process may be rendering now. */
async function removeRemains(folder: string) {
  for (const name of await readdir(folder)) {
    if (!/^(?:drawing|next)-/.test(name)) continue
    const path = join(folder, name)
    const { mtimeMs } = await lstat(path)
    if (Date.now() - mtimeMs > remainsMs) await rm(path, { recursive: true, force: true })
  }
}

/** Removes the oldest folders except the given number and this one. */
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
