import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Flag } from './flag.tsx'

const drawn = readdirSync(join(import.meta.dirname, 'flags')).map((file) => file.replace('.svg', ''))

it.each(drawn)('shows the drawing of %s', (code) => {
  const { container } = render(<Flag code={code.toUpperCase()} />)
  expect(container.querySelector('img')?.getAttribute('src')).toContain(`${code}.svg`)
})

it('draws the twelve countries of §9, Brazil and Poland', () => {
  const wanted = ['us', 'ca', 'gb', 'au', 'in', 'za', 'nz', 'sg', 'hk', 'ie', 'ph', 'my', 'br', 'pl']
  expect(drawn.sort()).toEqual(wanted.sort())
})

it('shows the letters of a country without a drawing', () => {
  const { container } = render(<Flag code="pt" />)
  expect(container.textContent).toBe('PT')
})
