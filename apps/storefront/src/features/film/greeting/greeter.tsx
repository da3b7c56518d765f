import { Suspense } from 'react'
import { optionalPart } from '../../../lib/optional-part.tsx'
import type { GreetingProps } from './greeting.lazy.tsx'

const Greeting = optionalPart(() => import('./greeting.lazy.tsx'))

export interface GreeterProps extends GreetingProps {
  /** How often the character was tapped; at each tap it greets again. */
  taps: number
}

/** Lies over a character's card, beside its button: the character answers a tap with movement and its own hello. */
export function Greeter({ taps, ...shown }: GreeterProps) {
  return taps > 0 && <Suspense>{<Greeting key={taps} {...shown} />}</Suspense>
}
