import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { EndpointName } from '@recadinho/contracts/endpoints'
import { slimEndpoints, withoutSchemas, withoutUnusedSchemas } from '@recadinho/slim-contracts'
import { build } from 'vite'
import { readAlone } from './client-build.ts'
import { writeEmailFaces } from './email-faces.ts'
import { writeFound } from './found.ts'
import { writeIcons } from './installed/icons.ts'
import { buildWorker } from './installed/worker.ts'
import { loadPageData } from './page-data.ts'
import { renderRelease } from './release/render-release.ts'
import { nameBuild, readSiteBuild } from './site-build.ts'
import { siteOrigin } from './site-origin.ts'
import { writeTrackingScript } from './tracking-script.ts'

/**
 * Builds the whole site into `dist`: scripts, styles and pictures, then a first release of every public page from the
 * committed data. The renderer makes the later releases.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')
const origin = siteOrigin(process.env['PUBLIC_URL'])

/** The calls of each script that runs without the app. */
const callsOf: Record<'advertise' | 'early' | 'measure' | 'offline', readonly EndpointName[]> = {
  advertise: ['relayConversion', 'withdrawAdvertising'],
  early: ['recordAffiliateClick', 'registerVisit', 'updateVisitStatus'],
  measure: [],
  offline: [],
}

await rm(dist, { recursive: true, force: true })
await build({ root, logLevel: 'warn' })
await buildAlone('advertise', 'src/advertise.ts')
await buildAlone('measure', 'src/measure.ts', { ADVERTISE: (await readAlone(dist, 'advertise')).address })
await buildAlone('early', 'src/early/early.ts', { MEASURE: (await readAlone(dist, 'measure')).address })
await buildAlone('offline', 'src/offline-page.ts')
await build({
  root,
  logLevel: 'warn',
  build: { ssr: 'src/prerender/render-page.tsx', outDir: 'dist-ssr', emptyOutDir: true },
})
await writeIcons(dist)
await writeFound(dist, origin)
await writeEmailFaces(dist)
await writeTrackingScript(dist)
await buildWorker(root, dist, process.env['SERVICE_WORKER'] === 'retire' ? 'retire' : 'worker')
await nameBuild(dist, origin)
const data = { en: loadPageData('en'), pt: loadPageData('pt') }
await renderRelease(await readSiteBuild(dist), data, dist, 'most')

/** Builds a script that runs without the app: one file, plus one for each part that it loads later. */
async function buildAlone(
  name: keyof typeof callsOf,
  input: string,
  /** URLs of scripts that it loads, by name. */
  addresses: Record<string, string> = {},
) {
  await build({
    root,
    configFile: false,
    define: Object.fromEntries(
      Object.entries(addresses).map(([name, address]) => [
        `import.meta.env.${name}`,
        JSON.stringify(address),
      ]),
    ),
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      slimEndpoints(({ method, path }, call) =>
        callsOf[name].includes(call) ? { method, path } : undefined,
      ),
      withoutSchemas(),
    ],
    build: {
      target: 'es2022',
      emptyOutDir: false,
      manifest: `.vite/${name}.json`,
      // Only a library build omits Vite's CSS loader, which would be a third of the script.
      lib: { entry: input, formats: ['es'] },
      rolldownOptions: {
        // Code shared with the later part stays in the first file.
        preserveEntrySignatures: false,
        treeshake: withoutUnusedSchemas,
        output: {
          minify: true,
          comments: false,
          entryFileNames: `assets/${name}-[hash].js`,
          chunkFileNames: `assets/${name}-[name]-[hash].js`,
        },
      },
    },
  })
}
