import type { ReactNode } from 'react'
import * as css from './payment-marks.css.ts'

export type PaymentMark = 'pix' | 'visa' | 'mastercard' | 'elo' | 'amex'

/** Brand names: the same in every language. */
const names: Record<PaymentMark, string> = {
  pix: 'PIX',
  visa: 'Visa',
  mastercard: 'Mastercard',
  elo: 'Elo',
  amex: 'American Express',
}

/** The marks of the accepted payment methods, each with an accessible name. */
export function PaymentMarks({ marks }: { marks: readonly PaymentMark[] }) {
  return (
    <span className={css.row}>
      {marks.map((mark) => (
        <svg
          key={mark}
          role="img"
          aria-label={names[mark]}
          viewBox={mark === 'pix' ? '0 0 24 24' : '0 0 38 24'}
          className={mark === 'pix' ? css.plain : css.mark}
        >
          {drawings[mark]}
        </svg>
      ))}
    </span>
  )
}

const card = (fill: string) => (
  <rect x="0.5" y="0.5" width="37" height="23" rx="4" fill={fill} stroke="#d8cdc8" />
)
const word = (text: string, fill: string, size: number) => (
  <text x="19" y={12 + size * 0.36} fontSize={size} fill={fill} className={css.word}>
    {text}
  </text>
)

const drawings: Record<PaymentMark, ReactNode> = {
  // Four petals around a square.
  pix: (
    <path
      fill="#32bcad"
      d="M12 1.6c.8 0 1.5.3 2 .8l3.4 3.4h-.6c-.9 0-1.7.3-2.3 1l-2 1.9a.7.7 0 0 1-1 0l-2-1.9c-.6-.7-1.4-1-2.3-1h-.6L10 2.4c.5-.5 1.2-.8 2-.8Zm0 20.8c-.8 0-1.5-.3-2-.8l-3.4-3.4h.6c.9 0 1.7-.3 2.3-1l2-1.9a.7.7 0 0 1 1 0l2 1.9c.6.7 1.4 1 2.3 1h.6L14 21.6c-.5.5-1.2.8-2 .8ZM2.4 14a2.8 2.8 0 0 1 0-4l2.7-2.7h2.1c.5 0 .9.2 1.3.5l2 2c.4.4.9.6 1.5.6s1.1-.2 1.5-.6l2-2c.4-.3.8-.5 1.3-.5h2.1l2.7 2.7a2.8 2.8 0 0 1 0 4l-2.7 2.7h-2.1c-.5 0-.9-.2-1.3-.5l-2-2c-.4-.4-.9-.6-1.5-.6s-1.1.2-1.5.6l-2 2c-.4.3-.8.5-1.3.5H5.1L2.4 14Z"
    />
  ),
  visa: (
    <>
      {card('#fff')}
      {word('VISA', '#1a1f71', 11)}
    </>
  ),
  mastercard: (
    <>
      {card('#fff')}
      <circle cx="15" cy="12" r="6.5" fill="#eb001b" />
      <circle cx="23" cy="12" r="6.5" fill="#f79e1b" />
      <path d="M19 6.9a6.5 6.5 0 0 1 0 10.2 6.5 6.5 0 0 1 0-10.2Z" fill="#ff5f00" />
    </>
  ),
  elo: (
    <>
      {card('#111')}
      {word('elo', '#fff', 13)}
    </>
  ),
  amex: (
    <>
      {card('#016fd0')}
      {word('AMEX', '#fff', 9)}
    </>
  ),
}
