import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Annotation, AnnotationKind } from '@recadinho/contracts/analytics'
import type { Locale } from '@recadinho/contracts/common'

const words: Record<AnnotationKind, (of: string) => MessageDescriptor> = {
  price_changed: (of) => msg`Price changed: ${of}`,
  package_created: (of) => msg`Package added: ${of}`,
  promo_code_created: (of) => msg`Promo code added: ${of}`,
  promo_code_changed: (of) => msg`Promo code changed: ${of}`,
  affiliate_created: (of) => msg`Affiliate added: ${of}`,
  banner_changed: () => msg`Seasonal banner changed`,
}

/** Describes a change in the reader's language. */
export const annotationWords = (i18n: I18n, { kind, name }: Annotation, locale: Locale): string =>
  i18n._(words[kind](name?.[locale] ?? '–'))
