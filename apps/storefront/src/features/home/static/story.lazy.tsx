import { Gallery } from './gallery.tsx'
import { HowItWorks } from './how-it-works.tsx'

/** The part of the home page between the season and the prices. */
export default function Story() {
  return (
    <>
      <HowItWorks />
      <Gallery />
    </>
  )
}
