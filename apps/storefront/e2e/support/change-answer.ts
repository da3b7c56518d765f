import type { Page } from '@playwright/test'

/** Forwards requests to the API, and changes the JSON of its responses. */
export async function changeAnswer<T extends object>(
  page: Page,
  address: string | RegExp,
  change: (answer: T) => Partial<T>,
): Promise<void> {
  await page.route(address, async (route) => {
    try {
      const response = await route.fetch()
      const answer = (await response.json()) as T // the server validates its responses
      await route.fulfill({ response, json: { ...answer, ...change(answer) } })
    } catch (error) {
      // The page or the test ended before the response came, so it no longer matters.
      if (!/disposed|closed|ended|already handled/i.test(String(error))) throw error
    }
  })
}
