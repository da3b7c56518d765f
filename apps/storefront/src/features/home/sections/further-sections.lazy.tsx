import { use } from 'react'
import { textsOf } from '../../../lib/i18n.ts'
import { useShop } from '../../../lib/use-shop.ts'
import { Doubts } from './doubts.tsx'
import { Gallery } from './gallery.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { LastWord } from './last-word.tsx'
import { Packages } from './packages.tsx'
import { Reviews } from './reviews.tsx'
import { Season } from './season.tsx'
import { Today } from './today.tsx'

/** The home page below the hero. */
export default function FurtherSections() {
  use(textsOf(useShop().i18n, 'home'))
  return (
    <>
      <Season />
      <HowItWorks />
      <Gallery />
      <Packages />
      <Today />
      <Reviews />
      <Doubts />
      <LastWord />
    </>
  )
}
