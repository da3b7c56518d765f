import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { currentScheme, schemeKey, selectScheme } from './scheme.ts'

/** What the page's first script does after a reload. */
function load() {
  delete document.documentElement.dataset['scheme']
  document.head.innerHTML = '<meta name="color-scheme" content="light dark">'
  const script = readFileSync(join(import.meta.dirname, '../../public/scheme.js'), 'utf8')
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the file as the browser runs it
  new Function(script)()
}
const meta = () => document.querySelector('meta')?.content

beforeEach(() => {
  localStorage.clear()
  load()
})

it('follows the system until something is selected', () => {
  expect([currentScheme(), meta()]).toEqual(['system', 'light dark'])
})

it.each(['light', 'dark'] as const)(
  'shows %s at once, and from the first paint of the next page',
  (scheme) => {
    selectScheme(scheme)
    expect([currentScheme(), meta()]).toEqual([scheme, scheme])
    load()
    expect([currentScheme(), meta()]).toEqual([scheme, scheme])
    selectScheme('system')
    expect([currentScheme(), meta()]).toEqual(['system', 'light dark'])
    load()
    expect(currentScheme()).toBe('system')
  },
)

it('takes nothing else from the browser', () => {
  localStorage.setItem(schemeKey, 'javascript:alert(1)')
  load()
  expect(currentScheme()).toBe('system')
})

it('works where the browser keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused')
  })
  selectScheme('dark')
  expect(currentScheme()).toBe('dark')
})
