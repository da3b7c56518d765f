import { brotliCompressSync, gzipSync } from 'node:zlib'
import { bundleScript } from './bundle.ts'

export const mostBytes = 2850

export function sizesOf(script: string) {
  return {
    raw: Buffer.byteLength(script),
    gzip: gzipSync(script, { level: 9 }).length,
    brotli: brotliCompressSync(script).length,
  }
}

if (import.meta.main) {
  const sizes = sizesOf(await bundleScript())
  console.log(`t.js: ${sizes.raw} bytes, gzip ${sizes.gzip}, brotli ${sizes.brotli} of ${mostBytes}`)
  if (sizes.brotli > mostBytes) throw new Error('Over the budget')
}
