import { expect, type Locator } from '@playwright/test'
import jsQr from 'jsqr'
import { PNG } from 'pngjs'

/** Expects a picture on the page to show this text as a QR code, once the page has settled. */
export const expectQrCode = (picture: Locator, text: string) =>
  expect.poll(async () => readQrCode(await picture.screenshot())).toBe(text)

function readQrCode(screenshot: Buffer): string | undefined {
  const { data, width, height } = PNG.sync.read(screenshot)
  return jsQr(new Uint8ClampedArray(data), width, height)?.data
}
