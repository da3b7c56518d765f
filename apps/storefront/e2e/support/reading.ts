import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Expects no animation to run automatically, other than by scrolling, with reduced motion. */
export async function expectNoMotion(page: Page) {
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
        .map(({ effect }) =>
          effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : '?',
        ),
    )
  await expect.poll(moving, page.url()).toEqual([])
}
