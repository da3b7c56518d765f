import { endpoints, type Endpoint, type EndpointName } from '@recadinho/contracts/endpoints'
import type { StaffRole } from '@recadinho/contracts/sessions'

/** Whether the contract allows this role to make the call. Used only to hide what the server would refuse. */
export function mayCall(role: StaffRole, name: EndpointName): boolean {
  const endpoint: Endpoint = endpoints[name]
  return endpoint.access === 'staff' && endpoint.roles.includes(role)
}
