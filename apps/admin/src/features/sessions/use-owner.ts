import { useRole } from './use-role.ts'

/** Whether the shop's owner is signed in. */
export const useOwner = (): boolean => useRole() === 'owner'
