import type { MessageDescriptor } from '@lingui/core'

/**
 * Lingui's `msg`, for the page records. Lingui's compiler replaces its calls (`macro` in lingui.config.ts); scripts and
 * browser tests run uncompiled and get the English text.
 */
export const msg = ([message = '']: TemplateStringsArray): MessageDescriptor => ({ id: message, message })
