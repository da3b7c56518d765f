import { lazy, Suspense } from 'react'
import type { LikenessDrawingProps } from '@recadinho/likeness/parts'

const Drawing = lazy(async () => ({
  default: (await import('@recadinho/likeness/parts')).LikenessDrawing,
}))

/** The child of an order as its film draws it, loaded when there is one. */
export function LikenessDrawing(props: LikenessDrawingProps) {
  return (
    <Suspense>
      <Drawing {...props} />
    </Suspense>
  )
}
