import { fileURLToPath } from 'node:url'

interface Graph {
  getModuleInfo(id: string): {
    importedIds: readonly string[]
    dynamicallyImportedIds: readonly string[]
  } | null
}

const file = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const reactFiles = /node_modules\/(\.pnpm\/)?(react|react-dom|scheduler)[@/]/
/** Indexes and schemas import these, but only the pages of orders use them. */
const loadedLater =
  /\/(mutationObserver|useMutation|useSuspenseQuery)\.js$|contracts\/src\/(one-line|affiliates)\.ts$/
const entry = file('src/main.tsx')
/** A page's component, which the router's plugin splits from its route. */
const isPage = (id: string) => id.includes('?tsr-split=component')
const isPurchase = (id: string) => /routes\/_order(\/purchase)?\.tsx\?/.test(id)
const isInformation = (id: string) => id.includes('/routes/_information/')
/** A part that a page loads by itself, not an action's code. */
const isPart = (id: string) => id.endsWith('.lazy.tsx')

/**
 * Assigns modules to chunks, so that a page fetches few files and little that it does not need:
 *
 * - `react`, which our releases do not change;
 * - `shop`: what else the home page runs, and so every page;
 * - `common`: what the purchase needs as it opens, and also a part of the home page or an information page;
 * - `order`: what the purchase needs as it opens, and also another page of an order or a later step.
 *
 * The bundler splits the rest: what one page alone needs is its own chunk.
 */
export function chunkNames() {
  let groups: Groups | undefined
  return (id: string, graph: Graph): string | null => {
    groups ??= findGroups(graph)
    // The entry imports pages, and pages import this chunk: together they would form a cycle.
    if (id === entry || isPage(id)) return null
    if (loadedLater.test(id)) return null
    if (groups.shop.has(id)) return reactFiles.test(id) ? 'react' : 'shop'
    if (!groups.purchase.has(id)) return null
    return groups.light.has(id) ? 'common' : groups.others.has(id) ? 'order' : null
  }
}

interface Groups {
  shop: Set<string>
  purchase: Set<string>
  /** The parts of the home page and the information pages. */
  light: Set<string>
  /** The other pages, and the later steps of the purchase. */
  others: Set<string>
}

function findGroups(graph: Graph): Groups {
  const shop = reachable(graph, [entry])
  const pages = loadedBy(graph, shop).filter(isPage)
  const purchase = reachable(graph, pages.filter(isPurchase))
  const light = reachable(graph, [...loadedBy(graph, shop).filter(isPart), ...pages.filter(isInformation)])
  const others = reachable(graph, [
    ...pages.filter((id) => !isPurchase(id)),
    ...[...loadedBy(graph, shop), ...loadedBy(graph, purchase)].filter((id) => !isPage(id)),
  ])
  return { shop, purchase, light, others }
}

/** The modules that these load on demand. */
const loadedBy = (graph: Graph, ids: ReadonlySet<string>) =>
  [...ids].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])

/** Every module that the roots import statically, at any depth. */
function reachable(graph: Graph, roots: readonly string[]): Set<string> {
  const found = new Set<string>()
  const open = [...roots]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
