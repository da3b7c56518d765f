import { fileURLToPath } from 'node:url'

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const file = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const reactFiles = /node_modules\/(\.pnpm\/)?(react|react-dom|scheduler)[@/]/
const entry = file('src/main.tsx')
const roots = [entry, `${file('src/routes/index.tsx')}?tsr-split=component---pendingComponent`]

/**
 * Which file of the build a module goes into: React apart, since no release of ours changes it, and all else that the home
 * page runs together. What a page fetches on demand is split by the bundler as usual.
 */
export function chunkNames() {
  let home: Set<string> | undefined
  return (id: string, graph: Graph): string | null => {
    home ??= reachable(graph)
    // The entry waits for pages, and pages wait for this file: together they would wait for each other.
    if (id === entry || !home.has(id)) return null
    return reactFiles.test(id) ? 'react' : 'shop'
  }
}

/** Every module that the roots import, at whatever depth, without waiting for a page to ask. */
function reachable(graph: Graph): Set<string> {
  const found = new Set<string>()
  const open = [...roots]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
