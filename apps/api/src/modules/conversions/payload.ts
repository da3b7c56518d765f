import { Type, type Static } from 'typebox'

export const metaConversionKind = 'meta_conversion'

const Text = Type.Optional(Type.String())

/** What a browser told its pixel, as the server tells it; already clean (`custom-data.ts`). */
export const ConversionPayload = Type.Object({
  name: Type.String(),
  id: Type.String(),
  at: Type.String({ format: 'date-time' }),
  url: Type.String(),
  /** To which version of the question the visitor agreed. */
  consent: Type.Integer(),
  identity: Type.Object({
    ip: Type.String(),
    userAgent: Type.String(),
    fbp: Text,
    fbc: Text,
    externalId: Text,
  }),
  data: Type.Record(Type.String(), Type.Unknown()),
})
export type ConversionPayload = Static<typeof ConversionPayload>
