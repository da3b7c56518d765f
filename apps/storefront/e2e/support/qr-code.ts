import { expect, type Locator } from '@playwright/test'
import jsQr from 'jsqr'
import { PNG } from 'pngjs'

/** Expects that a picture on the page shows this text as a QR code, once the page has come to rest. */
export const expectQrCode = (picture: Locator, text: string) =>
  expect.poll(async () => readQrCode(await picture.screenshot())).toBe(text)

function readQrCode(screenshot: Buffer): string | undefined {
  const { data, width, height } = PNG.sync.read(screenshot)
  return jsQr(new Uint8ClampedArray(data), width, height)?.data
}
