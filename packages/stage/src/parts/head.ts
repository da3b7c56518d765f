import { shade } from '../colour.ts'
import { flat, form, line, type FormNode, type Node } from '../shapes.ts'

/** The head shared by all characters: a wide, soft egg with full cheeks. */
export const HEAD =
  'M240 104C300 104 348 146 351 204C354 268 304 308 240 308C176 308 126 268 129 204C132 146 180 104 240 104Z'

export interface HeadSpec {
  readonly skin: string
  /** Details clipped to the head: shadow of a fringe, patches, markings. */
  readonly inside?: readonly Node[]
}

/** A human head with both ears. */
export function humanHead(spec: HeadSpec): Node[] {
  return [...ears(spec.skin), skull(spec.skin, spec.inside)]
}

export function skull(skin: string, inside: readonly Node[] = []): FormNode {
  return form(HEAD, skin, { shade: shade(skin, 0.16), shift: [-15, -7], inside })
}

function ears(skin: string): Node[] {
  const inner = shade(skin, 0.3)
  return [
    form('M134 206C112 196 104 216 110 234C115 250 128 254 138 248Z', skin, { shade: false }),
    form('M346 206C368 196 376 216 370 234C365 250 352 254 342 248Z', skin, { shade: false }),
    line('M120 222c3 4 4 9 3 14M360 222c-3 4-4 9-3 14', 4.5, inner),
  ]
}

/** Neck with the shadow of the chin; drawn under the collar. */
export function neck(skin: string): Node {
  return form('M218 286h44v38c-11 12-33 12-44 0Z', skin, {
    shade: false,
    inside: [flat('M210 280h60v30c-18 9-42 9-60 0Z', shade(skin, 0.28))],
  })
}

/** A hearing aid behind the ear: 1 is the viewer's right, -1 the left. */
export function hearingAid(colour: string, side: -1 | 1 = 1): Node[] {
  const at = (x: number): number => 240 + side * x
  const tube = `M${at(117)} 226C${at(111)} 206 ${at(122)} 197 ${at(133)} 206`
  const body = `M${at(133)} 208C${at(139)} 218 ${at(138)} 232 ${at(132)} 241`
  return [line(tube, 15), line(body, 21), line(body, 10, colour), line(tube, 5, colour)]
}
