import { fileURLToPath } from 'node:url'

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

const file = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const reactFiles = /node_modules\/(\.pnpm\/)?(react|react-dom|scheduler)[@/]/
/** Indexes and schemas import these, but only the pages of orders use them. */
const loadedLater =
  /\/(mutationObserver|useMutation|useSuspenseQuery)\.js$|contracts\/src\/(common|one-line|affiliates)\.ts$/
const entry = file('src/main.tsx')
const roots = [
  entry,
  `${file('src/routes/index.tsx')}?tsr-split=component---errorComponent---notFoundComponent---pendingComponent`,
]

/**
 * Assigns modules to chunks: React separately, because our releases do not change it, and everything else that the home
 * page runs in another. The bundler splits what a page loads on demand.
 */
export function chunkNames() {
  let home: Set<string> | undefined
  return (id: string, graph: Graph): string | null => {
    home ??= reachable(graph)
    // The entry imports pages, and pages import this chunk: together they would form a cycle.
    if (id === entry || !home.has(id) || loadedLater.test(id)) return null
    return reactFiles.test(id) ? 'react' : 'shop'
  }
}

/** Every module that the roots import statically, at any depth. */
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
