/**
 * Why there is no new release: the API answered `nothing`, or `nonsense`, or the pages could not be drawn (`render`). The
 * last good ones stay.
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
