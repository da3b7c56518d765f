import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useOnline } from './online.tsx'

function Connection() {
  return <p>{useOnline() ? 'online' : 'offline'}</p>
}

it('follows the connection', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get')
  render(<Connection />)
  expect(screen.getByText('online')).toBeDefined()
  onLine.mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(screen.getByText('offline')).toBeDefined()
  onLine.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(screen.getByText('online')).toBeDefined()
})
