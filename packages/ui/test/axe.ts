import axe from 'axe-core'
import { expect } from 'vitest'

/** Fails with the rules that the rendered part breaks. Colours are checked from the tokens: jsdom paints nothing. */
export async function expectAccessible(element: Element) {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(', ')}`)).toEqual([])
}
