import { useMemo } from 'react'
import { qrPath } from '../../../lib/payments/qr-path.ts'
import * as css from './pix-panel.css.ts'

export interface QrPictureProps {
  code: string
  label: string
}

/** The QR code, for another device's camera. */
export default function QrPicture({ code, label }: QrPictureProps) {
  const { size, path } = useMemo(() => qrPath(code), [code])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={css.qr}
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
