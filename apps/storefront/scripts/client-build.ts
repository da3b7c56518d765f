import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { routeModules } from './route-modules.ts'

/** A script that runs without the app. */
export interface LoneScript {
  address: string
  /** The script and its chunks. */
  files: string[]
}

export interface ClientBuild {
  /** The script that runs before the first interaction. */
  early: LoneScript
  /** The script that measures a visit. */
  measure: LoneScript
  /** The script of the offline pages. */
  offline: LoneScript
  /** URL of the app's entry. */
  app: string
  /** The modules of these routes' components. */
  modules(routes: readonly string[]): string[]
  /** The URLs of the scripts for these modules and the app: dependencies first, the app last. */
  scripts(modules: readonly string[]): string[]
  /** The style sheets of the app and these modules: URL and text. */
  styles(modules: readonly string[]): Promise<{ href: string; text: string }[]>
}

const entry = 'src/main.tsx'

/** The client build, read from its manifest. */
export async function readBuild(dist: string): Promise<ClientBuild> {
  const manifest = await readManifest(join(dist, '.vite/manifest.json'))
  const chunk = (name: string) => {
    const found = manifest[name]
    if (!found) throw new Error(`The build has no chunk ${name}`)
    return found
  }
  const closure = (modules: readonly string[]) => {
    const names = new Set<string>()
    const visit = (name: string) => {
      if (names.has(name)) return
      for (const imported of chunk(name).imports ?? []) visit(imported)
      names.add(name)
    }
    for (const name of modules) visit(name)
    return [...names]
  }
  const appLast = (modules: readonly string[]) => {
    const names = closure([...modules, entry])
    return [...names.filter((name) => name !== entry), entry]
  }
  return {
    early: await readAlone(dist, 'early'),
    measure: await readAlone(dist, 'measure'),
    offline: await readAlone(dist, 'offline'),
    app: `/${chunk(entry).file}`,
    modules: (routes) => routeModules(manifest, routes),
    scripts: (modules) => appLast(modules).map((name) => `/${chunk(name).file}`),
    styles: async (modules) => {
      const files = new Set(closure([entry, ...modules]).flatMap((name) => chunk(name).css ?? []))
      return Promise.all(
        [...files].map(async (file) => ({
          href: `/${file}`,
          text: (await readFile(join(dist, file), 'utf8')).trim(),
        })),
      )
    },
  }
}

export async function readAlone(dist: string, name: string): Promise<LoneScript> {
  const chunks = Object.values(await readManifest(join(dist, `.vite/${name}.json`)))
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error(`The build has no ${name} script`)
  return { address: `/${entry.file}`, files: chunks.map(({ file }) => `/${file}`) }
}

async function readManifest(file: string) {
  return JSON.parse(await readFile(file, 'utf8')) as Manifest // written by Vite
}
