import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useVideoUpload } from './use-video-upload.ts'

it('says that an upload could not begin, and begins it again', async () => {
  const file = new File(['x'], 'x.mp4', { type: 'video/mp4' })
  let tries = 0
  // Fails before anything can be resumed, as when the upload code cannot be loaded.
  Object.defineProperty(file, 'lastModified', {
    get() {
      tries += 1
      throw new TypeError('Away')
    },
  })
  const { result, unmount } = renderHook(() =>
    useVideoUpload({ endpoint: '/uploads', bytesMax: 100, onChange: async () => undefined }),
  )
  const stopped = () => waitFor(() => expect(result.current.state).toMatchObject({ paused: true }))
  act(() => result.current.send(file))
  await stopped()
  expect(result.current.state).toMatchObject({ kind: 'sending', sent: 0, error: new TypeError('Away') })
  act(() => result.current.resume())
  await stopped()
  expect(tries).toBe(2)
  unmount()
})
