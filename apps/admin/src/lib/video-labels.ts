import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AdminVideo, VideoRefusal } from '@recadinho/contracts/videos'
import type { Tone } from './tones.ts'

export const videoStates: Record<AdminVideo['state'], { label: MessageDescriptor; tone: Tone }> = {
  checking: { label: msg`Being checked`, tone: 'info' },
  draft: { label: msg`To be approved`, tone: 'info' },
  refused: { label: msg`Can't be used`, tone: 'danger' },
  ready: { label: msg`Ready`, tone: 'success' },
  expired: { label: msg`Expired`, tone: 'neutral' },
  withdrawn: { label: msg`Withdrawn`, tone: 'neutral' },
}

/** What to do about a refused file. */
export const refusalLabels: Record<VideoRefusal, MessageDescriptor> = {
  not_a_video: msg`This file isn't a video that we can read. Export it as MP4 and upload that.`,
  no_picture: msg`This file has sound but no picture. Export the video again.`,
  damaged: msg`Parts of this file can't be read. Export the video again.`,
  incomplete: msg`The end of this video is missing: its export or its copy broke off. Export it again, and copy all of it.`,
  not_playable: msg`Browsers don't play this format. Export the video as MP4 (H.264, AAC).`,
  too_long: msg`This video is too long for a copy that every phone plays. Export it as MP4 (H.264, AAC), or make it shorter than 20 minutes.`,
  too_large: msg`This video takes too much of the server's memory or time. Export it in 1080p.`,
  not_stored: msg`The file arrived, but we couldn't store it. Upload it again.`,
}

export const clipRefusalLabels: Record<VideoRefusal, MessageDescriptor> = {
  ...refusalLabels,
  too_long: msg`This clip is longer than a minute. Cut it and export it again.`,
}
