import type { VideoFacts } from '@recadinho/contracts/videos'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../test/render-page.tsx'
import { VideoWarnings } from './video-warnings.tsx'

const good: VideoFacts = {
  seconds: 3,
  width: 720,
  height: 1280,
  rotation: 0,
  videoCodec: 'avc',
  audioCodec: 'aac',
}

it.each<[string, Partial<VideoFacts>, boolean, string[]]>([
  ['a good video', {}, false, []],
  ['a video of one frame', { seconds: 0.03 }, false, ['This video is very short']],
  ['a silent one', { audioCodec: null }, false, ['This video has no sound']],
  ['a WebM', { videoCodec: 'vp9' }, false, ["Some devices can't play this video"]],
  ['a WebM whose copy buyers get', { videoCodec: 'vp9' }, true, []],
])('warns of %s what others would notice', async (_, facts, buyersGetCopy, titles) => {
  const page = (
    <>
      <VideoWarnings facts={{ ...good, ...facts }} buyersGetCopy={buyersGetCopy} />
      <p>The end</p>
    </>
  )
  await renderPage(page, () => ({}))
  await screen.findByText('The end')
  for (const title of [
    'This video is very short',
    'This video has no sound',
    "Some devices can't play this video",
  ])
    expect(screen.queryAllByText(title)).toHaveLength(titles.includes(title) ? 1 : 0)
})
