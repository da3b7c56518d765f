import { Type, type Static } from 'typebox'

export const metaConversionKind = 'meta_conversion'

const Text = Type.Optional(Type.String())

/** An event of a browser's pixel, as the server reports it; already sanitized (`custom-data.ts`). */
export const ConversionPayload = Type.Object({
  name: Type.String(),
  id: Type.String(),
  at: Type.String({ format: 'date-time' }),
  url: Type.String(),
  /** The version of the consent question that the visitor agreed to. */
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
