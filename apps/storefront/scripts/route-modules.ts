import type { Manifest } from 'vite'

/** The modules of these routes' components, by the routes' ids; a route without a component of its own has none. */
export const routeModules = (manifest: Manifest, routes: readonly string[]): string[] =>
  Object.keys(manifest)
    .filter((name) => routes.includes(routeOf(name) ?? ''))
    .toSorted()

/** A route's id follows from its file: `routes/_order/checkout_.$route.tsx` is `/_order/checkout_/$route`. */
function routeOf(module: string) {
  const file = /^src\/routes\/(.+)\.tsx\?tsr-split=component/.exec(module)?.[1]
  return file && `/${file === 'index' ? '' : file.replaceAll('.', '/')}`
}
