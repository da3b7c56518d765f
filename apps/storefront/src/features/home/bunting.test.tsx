// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { inShop } from '../../../test/in-shop.tsx'
import { Bunting } from './bunting.tsx'

afterEach(cleanup)

test.each([
  ['Zoë', 3],
  ['Łucja', 5],
  ['Ани', 3],
  ['さくら', 3],
  ['Ana Clara', 8],
  // In one piece: the letters join, or there are too many.
  ['ಅನಾ', 1],
  ['અના', 1],
  ['അന', 1],
  ['අනා', 1],
  ['អាណា', 1],
  ['ਅਨਾ', 1],
  ['محمد', 1],
  ['Bartholomeu-Maximiliano', 1],
])('%s hangs on as many cloths as in the film', async (name, cloths) => {
  const { wrapper } = await inShop()
  const { container } = render(<Bunting name={name} />, { wrapper })
  expect(container.querySelectorAll('text')).toHaveLength(cloths)
})
