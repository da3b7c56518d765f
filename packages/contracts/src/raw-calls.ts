import { Type } from 'typebox'
import { allStaff, production, readOnly, jsonBody, type Call } from './access.ts'
import { clipCalls } from './clips.ts'
import { WhatsappChallengeQuery, whatsappWebhookPath } from './deliveries.ts'
import { deskEventsPath } from './desk.ts'
import { adminOrderEventsPath, orderEventsPath, webhookPath } from './endpoints.ts'
import { OrderLinkQuery, OrderParams } from './orders.ts'
import { parentTakeCalls } from './parent-takes.ts'
import { pictureCalls } from './pictures.ts'
import { previewClipCalls } from './preview-clips.ts'
import { speechCalls } from './speech.ts'
import { voicePresetCalls } from './voice-presets.ts'
import { trackingCalls } from './tracking.ts'
import {
  StaffVideoParams,
  StaffVideoQuery,
  staffPosterPath,
  staffVideoPath,
  startUploadPath,
  uploadPath,
  videoCaptionsPath,
  VideoFormatParams,
  videoFormatPath,
  VideoParams,
  videoPath,
  videoPosterPath,
  VideoQuery,
} from './videos.ts'

const video = {
  access: 'public',
  bounds: readOnly,
  method: 'GET',
  params: VideoParams,
  query: VideoQuery,
} as const
/** Only its sender can access an upload, as long as they may start one (V5.4 of the videos' rules). */
const upload = { ...allStaff, path: uploadPath, params: VideoParams } as const

/** A gateway's bursts come from few addresses, so that only the signature tells what may be stored. */
const signedOnly = { bytes: jsonBody, rowsPerMinute: 'signed', newKeysPerDay: 0 } as const

/** Calls that are not JSON in and out, and therefore missing from the typed client. */
export const rawCalls = {
  ...clipCalls,
  ...pictureCalls,
  ...speechCalls,
  ...previewClipCalls,
  ...parentTakeCalls,
  ...voicePresetCalls,
  ...trackingCalls,
  followOrder: {
    access: 'buyer',
    bounds: readOnly,
    method: 'GET',
    path: orderEventsPath,
    params: OrderParams,
    query: OrderLinkQuery,
  },
  followAdminOrder: { ...production, method: 'GET', path: adminOrderEventsPath, params: OrderParams },
  followDesk: { ...production, method: 'GET', path: deskEventsPath },
  playVideo: { ...video, path: videoPath },
  playVideoFormat: { ...video, params: VideoFormatParams, path: videoFormatPath },
  showVideoPoster: { ...video, path: videoPosterPath },
  showVideoCaptions: { ...video, path: videoCaptionsPath },
  startUpload: { ...production, method: 'POST', path: startUploadPath, params: OrderParams },
  /** Called with `HEAD`. */
  showUpload: { ...upload, method: 'GET' },
  continueUpload: { ...upload, method: 'PATCH' },
  cancelUpload: { ...upload, method: 'DELETE' },
  putVideoPoster: { ...production, method: 'PUT', path: staffPosterPath, params: VideoParams },
  showStaffVideo: {
    ...production,
    method: 'GET',
    path: staffVideoPath,
    params: StaffVideoParams,
    query: StaffVideoQuery,
  },
  receiveWebhook: {
    access: 'webhook',
    bounds: signedOnly,
    method: 'POST',
    path: webhookPath,
    params: Type.Object({ gateway: Type.String({ maxLength: 40 }) }),
  },
  challengeWhatsapp: {
    access: 'webhook',
    bounds: readOnly,
    method: 'GET',
    path: whatsappWebhookPath,
    query: WhatsappChallengeQuery,
  },
  receiveWhatsapp: { access: 'webhook', bounds: signedOnly, method: 'POST', path: whatsappWebhookPath },
} as const satisfies Record<string, Call>
