import { expect, test } from 'vitest'
import { projectFiles, read } from './tree.ts'

const sources = projectFiles().filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/gallery\//.test(file),
)
const texts = new Map(sources.map((file) => [file, read(file)]))

test('every part that packages/ui exports is used by an app, a tool or another part', () => {
  const parts = sources.filter((file) => /^packages\/ui\/src\/[^/]+\/[^/.]+\.tsx$/.test(file))
  const unused = parts.flatMap((file) => {
    const names = [...(texts.get(file) ?? '').matchAll(/^export (?:const|function) (\w+)/gm)]
    return names.flatMap(([, name]) => (name && !isUsed(name, file) ? [`${file}: ${name}`] : []))
  })
  expect(unused).toEqual([])
})

const isUsed = (name: string, home: string) => {
  const word = new RegExp(String.raw`\b${name}\b`)
  return [...texts].some(([file, text]) => file !== home && word.test(text))
}
