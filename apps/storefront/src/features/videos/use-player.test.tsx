// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest'
import { inShop } from '../../../test/in-shop.tsx'
import { Curtain } from './curtain.tsx'
import { usePlayer } from './use-player.ts'

/** Renders the player's state. */
function Player() {
  const video = useRef<HTMLVideoElement>(null)
  const player = usePlayer(video)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a video without anything in it */}
      <video ref={video} aria-label="video" {...player.on} />
      <button type="button" onClick={player.play}>
        Open
      </button>
      <Curtain player={player} onPlay={player.play} number="R-1" />
    </>
  )
}

let play: MockInstance<HTMLMediaElement['play']>
beforeEach(() => {
  play = vi.spyOn(HTMLMediaElement.prototype, 'play')
})
const online = (is: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is)
  act(() => void dispatchEvent(new Event(is ? 'online' : 'offline')))
}
const open = async () => {
  const { wrapper } = await inShop()
  render(<Player />, { wrapper })
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
}
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('a browser that refuses sound gets one more press, which plays it with sound', async () => {
  play.mockRejectedValueOnce(new DOMException('', 'NotAllowedError')).mockResolvedValueOnce()
  await open()
  const again = await screen.findByRole('button', { name: 'Tap to play with sound' })
  await userEvent.click(again)
  expect(play).toHaveBeenCalledTimes(2)
  expect(screen.getByLabelText<HTMLVideoElement>('video').muted).toBe(false)
  fireEvent.playing(screen.getByLabelText('video'))
  expect(screen.queryByRole('button', { name: 'Tap to play with sound' })).toBeNull()
})

it('a video that stops for want of a connection says so, and goes on once it is back', async () => {
  play.mockResolvedValue()
  await open()
  fireEvent.playing(screen.getByLabelText('video'))
  online(false)
  fireEvent.error(screen.getByLabelText('video'))
  expect(screen.getByRole('alert').textContent).toContain("You're offline")
  expect(play).toHaveBeenCalledTimes(1)
  online(true)
  expect(play).toHaveBeenCalledTimes(2)
  fireEvent.playing(screen.getByLabelText('video'))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a press on pause while it loads is no failure', async () => {
  play.mockRejectedValue(new DOMException('', 'AbortError'))
  await open()
  expect(screen.queryByRole('alert')).toBeNull()
})
