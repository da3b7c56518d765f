import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/** The folders of an app as they are for one request. */
export interface Site {
  /** Of the pages: the current release of the renderer, or the build's own. */
  pages: string
  /** The folder that a file lies in, below the root of addresses. */
  folderOf: (file: string) => string | undefined
}

/**
 * Finds an app's files: those of its build, and the pages of the renderer's current release where there is one. Look
 * again for each request, and use one look for all of it: a release that is swapped in meanwhile is for the next.
 */
export function siteOf(root: string, pagesDir: string | undefined): () => Site {
  const build = buildOf(root)
  const rendered = pagesDir !== undefined && build !== undefined ? join(pagesDir, build) : undefined
  return () => {
    const current = rendered && folderBehind(join(rendered, 'current'))
    return {
      pages: current ?? root,
      folderOf: (file) => {
        // Files that pages of any release load, such as their picture for messengers, lie beside the releases.
        const folders = [current, root, file.startsWith('assets/') ? rendered : undefined]
        return folders.find((folder) => folder !== undefined && existsSync(join(folder, file)))
      },
    }
  }
}

/** The name of the build, which the renderer draws pages for; files that our build did not make have none. */
export function buildOf(root: string): string | undefined {
  const file = join(root, '.vite/site.json')
  if (!existsSync(file)) return undefined
  return (JSON.parse(readFileSync(file, 'utf8')) as { id: string }).id // the build wrote it
}

function folderBehind(link: string): string | undefined {
  try {
    return realpathSync(link)
  } catch {
    return undefined
  }
}
