import { endpoints, type Endpoint, type EndpointName } from '@recadinho/contracts/endpoints'
import type { StaffRole } from '@recadinho/contracts/sessions'

/** Whether the contract lets this role make the call. It only spares people what the server would refuse them. */
export function mayCall(role: StaffRole, name: EndpointName): boolean {
  const endpoint: Endpoint = endpoints[name]
  return endpoint.access === 'staff' && endpoint.roles.includes(role)
}
