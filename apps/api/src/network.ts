import ipaddr from 'ipaddr.js'

/** The network that an address belongs to, the unit in which attackers have them: /24 of IPv4, /64 of IPv6. */
export function networkOf(address: string): string {
  // Without the zone of a link-local address.
  const [text = ''] = address.split('%')
  // A proxy may name something that is no address; that is a bucket of its own.
  if (!ipaddr.isValid(text)) return text
  // IPv4 in its IPv6 form is IPv4.
  const ip = ipaddr.process(text)
  if (ip.kind() === 'ipv4')
    return `${ipaddr.IPv4.networkAddressFromCIDR(`${ip.toString()}/24`).toString()}/24`
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${ip.toString()}/64`).toString()}/64`
}
