import { PaperEdge } from '@recadinho/ui/accents'
import { Doubts } from './doubts.tsx'
import { LastWord } from './last-word.tsx'

/** The part of the home page below the prices. */
export default function Closing() {
  return (
    <>
      <PaperEdge tone="parchment" band="above" />
      <Doubts />
      <LastWord />
    </>
  )
}
