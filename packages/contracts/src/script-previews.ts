import { Type, type Static } from 'typebox'
import { jsonBody } from './access.ts'
import { Closed, Nullable, Prose, Uuid } from './common.ts'
import type { Endpoint } from './endpoints.ts'
import { limits } from './limits.ts'
import { CreateOrderBody } from './orders.ts'
import { Script, scriptFaults } from './scripts.ts'

const { locale, characterIds, childName, nameHint, otherChildren, childAge, occasion, unsaid } =
  CreateOrderBody.properties

/** `POST /api/script-drafts`: the form's content before the order is placed. */
export const PreviewScriptBody = Closed({
  /** The draft's id, which becomes the key of its order. */
  draftId: Uuid,
  locale,
  characterIds,
  /** The children's names and their pronunciation do not leave the shop. */
  childName,
  nameHint,
  otherChildren,
  childAge,
  occasion,
  additionalNotes: Prose(1, limits.notesWithAiMax),
  /** These parts of the notes do not leave the shop. */
  unsaid,
})
export type PreviewScriptBody = Static<typeof PreviewScriptBody>

/** `off`: no service is configured. `budget`: the limit of drafts is reached. */
export const previewFaults = ['off', 'budget', ...scriptFaults] as const

/**
 * The service's script, or why there is none: then it is the shop's own, written so that it repeats nothing of the films
 * that this browser has ordered. Without such films it is `null`, and the browser writes it.
 */
export const PreviewedScript = Closed({
  lines: Nullable(Script),
  fault: Nullable(Type.Enum(previewFaults)),
})
export type PreviewedScript = Static<typeof PreviewedScript>

/** Drafts of scripts for the preview; part of `endpoints`. */
export const scriptPreviewEndpoints = {
  previewScript: {
    method: 'POST',
    path: '/api/script-drafts',
    summary:
      'A script by the writing service, or one unlike the earlier films of this browser, if there are any',
    access: 'public',
    bounds: { bytes: jsonBody, rowsPerMinute: 20, newKeysPerDay: 0 },
    body: PreviewScriptBody,
    status: 200,
    response: PreviewedScript,
  },
} as const satisfies Record<string, Endpoint>
