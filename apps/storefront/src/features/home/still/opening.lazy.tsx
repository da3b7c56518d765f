import { Gallery } from './gallery.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'

/** The part of the home page above the prices. */
export default function Opening() {
  return (
    <>
      <Hero />
      <HowItWorks />
      <Gallery />
    </>
  )
}
