import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ScriptFault } from '@recadinho/contracts/scripts'

/** Why the writing service's text wasn't used. */
export const scriptFaultLabels: Record<ScriptFault, MessageDescriptor> = {
  timeout: msg`The writing service didn't answer in time.`,
  unreachable: msg`The writing service couldn't be reached.`,
  rejected: msg`The writing service didn't accept the request. Check its key and model.`,
  garbled: msg`The writing service answered with something that isn't a text.`,
  refused: msg`The writing service declined to write this one.`,
  length: msg`The writing service's text was too long, too short or cut off.`,
  form: msg`The writing service's text had marks, links or the wrong speakers in it.`,
  name: msg`The writing service's text didn't say the child's name.`,
  language: msg`The writing service's text wasn't in the order's language.`,
  facts: msg`The writing service's text had numbers the buyer didn't give.`,
  private: msg`The writing service's text had something that was to be left out.`,
  unsafe: msg`The writing service's text had words we never say to a child.`,
}
