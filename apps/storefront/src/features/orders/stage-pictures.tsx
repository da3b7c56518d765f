import type { CharacterPicture as Picture } from '@recadinho/contracts/pictures'
import { CharacterPicture } from '../../components/character-picture.tsx'
import * as css from './stage-strip.css.ts'

const line = { stroke: '#3a1f1b', strokeWidth: 3, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

/** An envelope with a heart as its seal: the order was received. */
export function Envelope() {
  return (
    <svg viewBox="0 0 120 90" aria-hidden="true" className={css.drawing}>
      <g {...line}>
        <path d="M25 28q0-4 4-4h62q4 0 4 4v40q0 4-4 4H29q-4 0-4-4Z" fill="#fff" />
        <path d="m26 29 31 23q3 2 6 0l31-23" fill="none" />
        <path d="M60 60c-6-4-10-8-10-12 0-6 8-7 10-2 2-5 10-4 10 2 0 4-4 8-10 12Z" fill="#c22f3f" />
      </g>
    </svg>
  )
}

/** The character in front of the clapperboard: the video is being made. */
export function Recording({ character }: { character: Picture }) {
  return (
    <>
      <span className={css.frame}>
        <CharacterPicture picture={character} />
      </span>
      <svg viewBox="0 0 120 90" aria-hidden="true" className={css.overlay}>
        <g {...line}>
          <path d="M10 62h36v20q0 3-3 3H13q-3 0-3-3Z" fill="#3a1f1b" />
          <path d="m9 60 34-9 2 7-34 9Z" fill="#fff" />
          <path d="m17 58 4 6m5-9 4 6m5-9 4 6" fill="none" />
        </g>
      </svg>
    </>
  )
}

/** A phone that plays a video: it has been delivered. */
export function Phone() {
  return (
    <svg viewBox="0 0 120 90" aria-hidden="true" className={css.drawing}>
      <g {...line}>
        <rect x="38" y="10" width="40" height="72" rx="8" fill="#fff" />
        <rect x="44" y="20" width="28" height="46" rx="3" fill="#bfe3dc" />
        <path d="M53 35v16l13-8Z" fill="#8c1c1c" />
        <path d="M54 74h8" fill="none" />
        <path d="M80 18q0-5 5-5h14q5 0 5 5v8q0 5-5 5h-7l-7 6v-6q-5 0-5-5Z" fill="#2f8f83" />
      </g>
    </svg>
  )
}
