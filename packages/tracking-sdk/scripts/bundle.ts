import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

/** The bundle for the script tag, as served. */
export async function bundleScript(): Promise<string> {
  const input = fileURLToPath(new URL('../src/script.ts', import.meta.url))
  const build = await rolldown({ input, transform: { target: 'es2022' } })
  const { output } = await build.generate({
    format: 'iife',
    minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } },
    comments: false,
  })
  await build.close()
  return output[0].code.replaceAll('/* @__PURE__ */ ', '') // for bundlers, which read no script tag
}
