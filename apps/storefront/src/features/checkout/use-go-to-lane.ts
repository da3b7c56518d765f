import { useNavigate, useRouterState } from '@tanstack/react-router'
import { laneAddress, type Lane } from './lanes.ts'

export interface Going {
  order?: string
  search?: Record<string, string>
  replace?: boolean
}

/** Goes to a checkout, with the secret of a private link where this page has one. */
export function useGoToLane(): (lane: Lane, going?: Going) => void {
  const navigate = useNavigate()
  const hash = useRouterState({ select: ({ location }) => location.hash })
  return (lane, { order, search, replace = false } = {}) => {
    const href = laneAddress(lane, order, search) + (order && hash ? `#${hash}` : '')
    void navigate({ href, replace })
  }
}
