// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { inShop } from '../../../test/in-shop.tsx'
import { FindOrder } from './find-order.tsx'

async function show(hash: string, locale: 'en' | 'pt') {
  const { wrapper } = await inShop({ locale, at: `/order-confirmation#${hash}` })
  render(<FindOrder unknown={false} />, { wrapper })
  return screen.getByRole('heading', { level: 1 }).textContent
}
afterEach(cleanup)

test.each([
  ['video-expired', 'This video is no longer available', 'Este vídeo não está mais disponível'],
  ['video-withdrawn', 'This video was taken down', 'Este vídeo foi retirado do ar'],
  ['video-unknown', "We can't find this video", 'Não encontramos este vídeo'],
])(
  'V1.3: an unavailable video link (#%s) is explained, with the way to the order',
  async (hash, ...titles) => {
    expect(await show(hash, 'en')).toBe(titles[0])
    expect(screen.getByRole('button', { name: 'Send me the link' })).toBeDefined()
    cleanup()
    expect(await show(hash, 'pt')).toBe(titles[1])
  },
)

test.each(['', 'toString', 'x'])('any other fragment (#%s) is not about a video', async (hash) => {
  expect(await show(hash, 'en')).toBe('Find your order')
})
