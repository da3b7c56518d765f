import { fileURLToPath } from 'node:url'

interface Graph {
  getModuleInfo(id: string): {
    importedIds: readonly string[]
    dynamicallyImportedIds: readonly string[]
  } | null
}

const entry = fileURLToPath(new URL('../src/main.tsx', import.meta.url))
/** How notes are read: only the purchase's preview needs it, once there are notes. */
const readNotes = fileURLToPath(
  new URL('../../../packages/stage/src/script/reading/read-notes.ts', import.meta.url),
)
const drawFrame = fileURLToPath(new URL('../../../packages/stage/src/draw-frame.ts', import.meta.url))
const composeTimeline = fileURLToPath(new URL('../../../packages/stage/src/timeline.ts', import.meta.url))
const reactFiles = /node_modules\/(\.pnpm\/)?(react|react-dom|scheduler)[@/]/
/** Indexes and schemas import these, but only the pages of orders and parts that load on demand use them. */
const loadedLater =
  /\/(mutationObserver|useMutation|useSuspenseQuery)\.js$|contracts\/src\/(one-line|affiliates|promo-codes|clips|scripts|orders|likeness|personalization)\.ts$/
/** A page's component, which the router's plugin splits from its route. */
const isPage = (id: string) => id.includes('?tsr-split=component')
/** A part that a page loads by itself, not the code of an action. */
const isPart = (id: string) => id.endsWith('.lazy.tsx')

/** The kinds of page of an order. */
const kinds = {
  purchase: /routes\/_order(\/purchase)?\.tsx/,
  contact: /routes\/_order\/contact\./,
  video: /routes\/_order\/video\./,
  checkout: /routes\/_order\/(enhanced-)?checkout/,
  confirmation: /routes\/_order\/order-confirmation\./,
  offer: /routes\/_order\/last-chance\./,
}

/**
 * Assigns modules to chunks, so that a page fetches few files and little that it does not need:
 *
 * - `react`, which our releases do not change;
 * - `shop`: what else the home page runs, and so every page;
 * - `common` and `order`: what the purchase shares, with the light parts of the shop or only with other pages of an
 *   order and later steps;
 * - `note-reading`: how notes are read, without what the home page's film shares;
 * - `film`: what every film is drawn with;
 * - one for what the same other kinds of page share, and nothing else.
 *
 * The bundler splits the rest: what one page alone needs is its own chunk.
 */
export function chunkNames() {
  let groups: ReturnType<typeof findGroups> | undefined
  return (id: string, graph: Graph): string | null => {
    groups ??= findGroups(graph)
    // The entry imports pages, and pages import this chunk: together they would form a cycle.
    if (id === entry || isPage(id) || loadedLater.test(id)) return null
    const { shop, kindsOf, light, notes, film, actions } = groups
    if (shop.has(id)) return reactFiles.test(id) ? 'react' : 'shop'
    const [kind, ...others] = kindsOf(id)
    if (!kind && film.has(id)) return 'film'
    if (light.has(id)) return kind === 'purchase' ? 'common' : null
    if (notes.has(id)) return 'note-reading'
    if (kind === 'purchase') return others.length > 0 || actions.has(id) ? 'order' : null
    return others.length > 0 && !actions.has(id) ? [kind, ...others].join('-') : null
  }
}

function findGroups(graph: Graph) {
  const shop = reachable(graph, [entry])
  const loaded = loadedBy(graph, shop)
  const pages = loaded.filter(isPage)
  const needs = Object.entries(kinds).map(([kind, routes]) => {
    const own = pages.filter((id) => routes.test(id))
    return { kind, modules: reachable(graph, own) }
  })
  const information = pages.filter((id) => id.includes('/routes/_information/'))
  const later = needs.flatMap(({ modules }) => loadedBy(graph, modules))
  const started = [...loaded, ...later].filter((id) => !isPage(id))
  return {
    shop,
    /** The kinds of page that need a module as they open. */
    kindsOf: (id: string) => needs.flatMap(({ kind, modules }) => (modules.has(id) ? kind : [])),
    /** What the parts of the home page and the information pages need. */
    light: reachable(graph, [...loaded.filter(isPart), ...information]),
    notes: reachable(graph, [readNotes]),
    film: filmOnly(graph, [...loaded, ...later]),
    actions: reachable(graph, started),
  }
}

/** What films are composed and drawn with, without what the parts that show none need as well. */
function filmOnly(graph: Graph, parts: readonly string[]): Set<string> {
  const others = parts.filter((part) => !reachable(graph, [part]).has(drawFrame))
  const shared = reachable(graph, others)
  return new Set([...reachable(graph, [drawFrame, composeTimeline])].filter((id) => !shared.has(id)))
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
