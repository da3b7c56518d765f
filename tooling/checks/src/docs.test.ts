import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { portOffsets } from '@recadinho/stack/ports'
import { expect, test } from 'vitest'
import { projectFiles, read, root } from './tree.ts'

const pages = projectFiles().filter((file) => file.endsWith('.md'))

test.each(pages)('%s mentions only files that exist', (page) => {
  const named = [
    ...read(page).matchAll(
      /`((?:[\w.@-]+\/)*[\w.@-]+\.(?:ts|tsx|mjs|md|json|yml|yaml|css|html|svg|Dockerfile))`/g,
    ),
  ]
  const missing = named
    .map(([, path = '']) => path)
    .filter((path) => path.includes('/') && !path.startsWith('dist/'))
    .filter((path) => ![root, join(root, dirname(page))].some((base) => existsSync(join(base, path))))
  expect(missing).toEqual([])
})

test.each(pages)('%s links only to files that exist', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)].map(
    ([, path = '']) => path,
  )
  expect(links.filter((path) => !existsSync(join(root, dirname(page), path)))).toEqual([])
})

test('the README names the ports that npm start uses', () => {
  const named = [...read('README.md').matchAll(/localhost:(\d+)/g)].map(([, port]) => Number(port))
  expect(named.length).toBeGreaterThan(0)
  const used = Object.values(portOffsets).map((offset) => 3000 + offset)
  expect(named.filter((port) => !used.some((own) => own === port))).toEqual([])
})

test('every script that the docs mention exists', () => {
  const scripts = Object.keys(
    (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts,
  )
  for (const page of ['README.md', 'AGENTS.md'])
    for (const [, name = ''] of read(page).matchAll(/`(?:pnpm|npm run) ([a-z][\w:]*)`/g))
      expect(scripts, `${page}: ${name}`).toContain(name)
})
