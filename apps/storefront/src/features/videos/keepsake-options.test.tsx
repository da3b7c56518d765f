// @vitest-environment jsdom
import type { VideoFormat } from '@recadinho/contracts/films'
import type { OrderVideo } from '@recadinho/contracts/videos'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { anOrder } from '../../../test/an-order.ts'
import { inShop } from '../../../test/in-shop.tsx'
import KeepsakeOptions from './keepsake-options.lazy.tsx'

const square: VideoFormat = { format: 'square', state: 'none', progress: 0, url: null }
async function show(formats: VideoFormat[], locale: 'en' | 'pt' = 'en') {
  const video: OrderVideo = {
    url: '/api/videos/x?token=y',
    posterUrl: null,
    captionsUrl: null,
    mimeType: 'video/mp4',
    bytes: 1000,
    expiresAt: '2027-02-19T12:00:00Z',
    formats,
  }
  const { wrapper } = await inShop({ locale, at: '/video' })
  await act(async () =>
    render(<KeepsakeOptions order={anOrder({ video })} video={video} token="secret" />, { wrapper }),
  )
  return document.body.textContent
}
afterEach(cleanup)

test('each format can be asked for, is followed, and then saved', async () => {
  const url = '/api/videos/x/formats/wide?token=y'
  const text = await show([
    { ...square, state: 'making', progress: 35 },
    { format: 'wide', state: 'ready', progress: 95, url },
  ])
  expect(text).toContain("Square, for social mediaWe're making it: 35% is done.")
  expect(screen.getByRole('link', { name: 'Download: Wide, for the TV' }).getAttribute('href')).toBe(
    `${url}&download=1`,
  )
  cleanup()
  await show([square, { ...square, format: 'wide', state: 'failed' }], 'pt')
  expect(screen.getByRole('button', { name: 'Fazer: Quadrado, para redes sociais' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Tentar novamente: Largo, para a TV' })).toBeTruthy()
  expect(document.body.textContent).toContain('Não foi possível fazer.')
})

test('a refused request is told beside the formats', async () => {
  await show([square])
  fireEvent.click(screen.getByRole('button', { name: 'Make it: Square, for social media' }))
  await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy())
})
