import axe from 'axe-core'
import { expect } from 'vitest'

/**
 * Fails with the axe rules that the rendered element violates. Contrast is tested through the tokens, because jsdom
 * does not paint.
 */
export async function expectAccessible(element: Element) {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(', ')}`)).toEqual([])
}
