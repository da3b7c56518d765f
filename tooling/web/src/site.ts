import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/** The folders of an app during one request. */
export interface Site {
  /** Folder of the pages: the renderer's current release, or the build. */
  pages: string
  /** The root folder of a file, or undefined if there is no such file. */
  folderOf: (file: string) => string | undefined
}

/**
 * Finds an app's files: those of its build, and the pages of the renderer's current release, if any. Call it once per
 * request and use the result for the whole request, so that a release that is swapped in meanwhile does not mix with
 * it.
 */
export function siteOf(root: string, pagesDir: string | undefined): () => Site {
  const build = buildOf(root)
  const rendered = pagesDir !== undefined && build !== undefined ? join(pagesDir, build) : undefined
  return () => {
    const current = rendered && folderBehind(join(rendered, 'current'))
    return {
      pages: current ?? root,
      folderOf: (file) => {
        // Files shared by the pages of all releases, such as the pictures for link previews, are beside the releases.
        const folders = [current, root, file.startsWith('assets/') ? rendered : undefined]
        return folders.find((folder) => folder !== undefined && existsSync(join(folder, file)))
      },
    }
  }
}

/** The id of the build, which selects the renderer's pages; undefined for files from another build. */
export function buildOf(root: string): string | undefined {
  const file = join(root, '.vite/site.json')
  if (!existsSync(file)) return undefined
  return (JSON.parse(readFileSync(file, 'utf8')) as { id: string }).id // written by the build
}

function folderBehind(link: string): string | undefined {
  try {
    return realpathSync(link)
  } catch {
    return undefined
  }
}
