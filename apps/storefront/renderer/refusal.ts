/**
 * Why there is no new release: the API sent `nothing` or `nonsense`, or the pages failed to `render`. The last good
 * release stays.
 */
export const refusals = ['nothing', 'nonsense', 'render'] as const
export type RefusalKind = (typeof refusals)[number]

export class Refusal extends Error {
  readonly kind: RefusalKind

  constructor(kind: RefusalKind, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'Refusal'
    this.kind = kind
  }
}
