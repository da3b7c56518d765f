import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** The animations that keep running by themselves, not by scrolling, although the reader prefers reduced motion. */
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
