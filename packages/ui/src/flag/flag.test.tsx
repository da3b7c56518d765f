import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Flag } from './flag.tsx'

const sheet = readFileSync(join(import.meta.dirname, 'flags.svg'), 'utf8')
const drawn = [...sheet.matchAll(/<view id="(\w+)"/g)].map(([, code]) => code ?? '')

it.each(drawn)('shows the drawing of %s', (code) => {
  const { container } = render(<Flag code={code.toUpperCase()} />)
  expect(container.querySelector('img')?.getAttribute('src')).toMatch(new RegExp(`flags.*#${code}$`))
})

it('draws the twelve countries of §9, Brazil and Poland', () => {
  const wanted = ['us', 'ca', 'gb', 'au', 'in', 'za', 'nz', 'sg', 'hk', 'ie', 'ph', 'my', 'br', 'pl']
  expect(drawn.toSorted()).toEqual(wanted.toSorted())
})

it('has no two drawings with the same name', () => {
  const names = [...sheet.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name)
  expect(new Set(names).size).toBe(names.length)
})

it('shows the letters of a country without a drawing', () => {
  const { container } = render(<Flag code="pt" />)
  expect(container.textContent).toBe('PT')
})
