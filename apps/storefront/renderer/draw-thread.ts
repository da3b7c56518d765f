import { workerData } from 'node:worker_threads'
import { checkRelease } from '../scripts/release/check-release.ts'
import { renderRelease } from '../scripts/release/render-release.ts'
import { readSiteBuild } from '../scripts/site-build.ts'
import type { Drawing } from './draw.ts'

const { dist, data, folder } = workerData as Drawing // passed by draw.ts
await renderRelease(await readSiteBuild(dist), data, folder, 'quick')
await checkRelease(folder, dist)
