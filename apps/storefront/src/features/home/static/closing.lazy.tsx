import { Doubts } from './doubts.tsx'
import { LastWord } from './last-word.tsx'

/** The end of the home page: questions, and the link to the purchase once more. */
export default function Closing() {
  return (
    <>
      <Doubts />
      <LastWord />
    </>
  )
}
