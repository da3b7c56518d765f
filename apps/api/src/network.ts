import ipaddr from 'ipaddr.js'

/** Who calls: an address, but of IPv6 its network, in which a single host has all addresses. */
export function addressOf(address: string): string {
  const network = networkOf(address)
  return network.includes(':') ? network : address
}

/** The network of an address, as attackers usually control whole ones: /24 of IPv4, /64 of IPv6. */
export function networkOf(address: string): string {
  // Strips the zone of a link-local address.
  const [text = ''] = address.split('%')
  // A proxy may send something that is not an address; it gets its own bucket.
  if (!ipaddr.isValid(text)) return text
  // IPv4 mapped to IPv6 counts as IPv4.
  const ip = ipaddr.process(text)
  if (ip.kind() === 'ipv4')
    return `${ipaddr.IPv4.networkAddressFromCIDR(`${ip.toString()}/24`).toString()}/24`
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${ip.toString()}/64`).toString()}/64`
}
