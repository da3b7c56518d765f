import type { Manifest } from 'vite'

/** The modules of these routes' components, by route id; routes without a component have none. */
export const routeModules = (manifest: Manifest, routes: readonly string[]): string[] =>
  Object.keys(manifest)
    .filter((name) => routes.includes(routeOf(name) ?? ''))
    .toSorted()

/** Derives a route's id from its file: `routes/_order/checkout_.$route.tsx` is `/_order/checkout_/$route`. */
function routeOf(module: string) {
  const file = /^src\/routes\/(.+)\.tsx\?tsr-split=component/.exec(module)?.[1]
  return file && `/${file === 'index' ? '' : file.replaceAll('.', '/')}`
}
