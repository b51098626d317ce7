import { BlockList, isIPv6 } from 'node:net'

/** Everything that is not an address of the public internet (IANA's special-purpose registries). */
const blocked = new BlockList()
for (const range of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24'],
  ...['203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]) {
  const [net = '', bits] = range.split('/')
  blocked.addSubnet(net, Number(bits), 'ipv4')
}
// Unspecified, loopback and IPv4-compatible; translated IPv4; local; documentation; 6to4; segment
// routing; multicast.
for (const range of [
  ...['::/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32'],
  ...['::ffff:0:0:0/96', '2002::/16', '3fff::/20', '5f00::/16', 'fc00::/7', 'fe80::/10'],
  ...['fec0::/10', 'ff00::/8'],
]) {
  const [net = '', bits] = range.split('/')
  blocked.addSubnet(net, Number(bits), 'ipv6')
}

/** Whether an IP address is not a public internet address. */
export function isPrivateAddress(address: string): boolean {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return blocked.check(plain, 'ipv4')
  const inner = translated(plain)
  return inner ? blocked.check(inner, 'ipv4') : blocked.check(plain, 'ipv6')
}

/**
 * The IPv4 address inside a NAT64 address (RFC 6052 §2.1). Networks without IPv4 reach every host
 * through one.
 */
function translated(address: string): string | undefined {
  const tail = /^64:ff9b::(?:([\da-f]{1,4}):([\da-f]{1,4})|(\d+(?:\.\d+){3}))$/i.exec(address)
  if (!tail) return undefined
  if (tail[3]) return tail[3]
  const [high, low] = [Number.parseInt(tail[1] ?? '', 16), Number.parseInt(tail[2] ?? '', 16)]
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
