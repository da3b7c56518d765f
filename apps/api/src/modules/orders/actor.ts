import type { ActorType } from './machine.ts'

/** Who did something, as stored in the timeline. */
export interface Actor {
  type: ActorType
  /** Set for a member of staff. */
  id: string | null
  name: string | null
}

export const systemActor = { type: 'system', id: null, name: null } as const satisfies Actor
export const buyerActor: Actor = { type: 'buyer', id: null, name: null }
export const gatewayActor = (name: string): Actor => ({ type: 'gateway', id: null, name })
export const staffActor = ({ id, name }: { id: string; name: string }) =>
  ({ type: 'staff', id, name }) as const satisfies Actor
