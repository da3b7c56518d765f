import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Scheme } from './scheme.ts'

export const schemeLabels: Record<Scheme, MessageDescriptor> = {
  system: msg`Like this device`,
  light: msg`Light`,
  dark: msg`Dark`,
}
