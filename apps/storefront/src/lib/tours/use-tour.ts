import { markAllCompleted } from '@recadinho/tour/completed'
import type { TourState } from '@recadinho/tour/play-tour'
import { useRouter } from '@tanstack/react-router'
import { atom, useAtom } from 'jotai'
import { useEffect } from 'react'
import { lasting } from '../storage.ts'
import type { ShopTour } from './steps.ts'

/** The last requested tour and its status. */
export const tourAtom = atom<{ name: ShopTour; status: 'loading' | TourState['status'] }>()

/** The tour of a page: starts on request and ends when the page is left. */
export function useTour(name: ShopTour) {
  const router = useRouter()
  const [tour, setTour] = useAtom(tourAtom)
  const loading = tour?.status === 'loading'
  useEffect(() => markAllCompleted(lasting), [])
  const start = () => {
    if (loading) return
    setTour({ name, status: 'loading' })
    const { href } = location
    import('./guide.ts')
      .then(({ startTour }) => startTour(name, router, href))
      .catch((error: unknown) => {
        // Loading failed: the next press tries again.
        setTour(undefined)
        console.info(error)
      })
  }
  return { loading, start }
}
