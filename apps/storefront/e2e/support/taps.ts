import type { Locator } from '@playwright/test'

/** Counts a buyer's interactions: each press of a button, link or card, and each field that must be filled in. */
export class Taps {
  private touched: string[] = []

  get count(): number {
    return this.touched.length
  }

  /** The interactions, for the message of a failed test. */
  get list(): string {
    return this.touched.map((what, index) => `${index + 1}. ${what}`).join('\n')
  }

  async press(what: string, target: Locator): Promise<void> {
    await target.click()
    this.touched.push(what)
  }

  async fill(what: string, field: Locator, text: string): Promise<void> {
    await field.fill(text)
    this.touched.push(what)
  }

  async pick(what: string, field: Locator, value: string): Promise<void> {
    await field.selectOption(value)
    this.touched.push(what)
  }
}
