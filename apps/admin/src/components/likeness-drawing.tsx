import { lazy, Suspense } from 'react'
import type { LikenessDrawingProps } from '@recadinho/likeness/likeness-drawing'

const Drawing = lazy(async () => ({
  default: (await import('@recadinho/likeness/likeness-drawing')).LikenessDrawing,
}))

/** The child of an order as its film draws it, loaded when there is one. */
export function LikenessDrawing(props: LikenessDrawingProps) {
  return (
    <Suspense>
      <Drawing {...props} />
    </Suspense>
  )
}
