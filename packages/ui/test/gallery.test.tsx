import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Gallery } from '../gallery/gallery.tsx'
import { expectAccessible } from './axe.ts'
import { Callout } from '../src/callout/callout.tsx'

it('an error summary takes the focus', () => {
  const ref = createRef<HTMLDivElement>()
  render(
    <Callout ref={ref} tone="danger" announce="alert" title="Two fields need you">
      Name, age
    </Callout>,
  )
  ref.current?.focus()
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

it('breaks no rule of accessibility anywhere in the gallery', async () => {
  const { container } = render(<Gallery admin={false} />)
  await expectAccessible(container)
})

it('writes no style attribute into prerendered HTML, which the content policy would refuse', () => {
  const html = renderToString(<Gallery admin={false} />)
  expect(html.match(/<[^>]+ style="[^>]*>/g) ?? []).toEqual([])
})
