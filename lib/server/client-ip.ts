import { BlockList, isIP } from 'node:net'
import { config } from '@/lib/config/environment'
import { log } from '@/lib/utils/log'
import { CLIENT_IP_HEADER, FORWARDED_HEADER } from './prepare-request'

/**
 * Returns the client's address for rate limits, for IPv6 its /64 network (one household). `X-Forwarded-For` is read from the right
 * while the address before it belongs to `TRUSTED_PROXIES` or to this machine: only the operator can run a proxy here. What a proxy
 * on this machine forwards without an address shares one: limits per address are wide. Returns null for a request that this machine
 * makes itself.
 */
export function clientIp(request: Request): string | null {
  const trusted = trustedList(config().trustedProxies)
  const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',').map(plain).filter(Boolean)
  const peer = plain(request.headers.get(CLIENT_IP_HEADER) ?? '')
  let address = peer
  while ((contains(trusted, address) || contains(loopback, address)) && forwarded.length > 0)
    address = forwarded.pop() ?? ''
  // Next fills in the remote address where a client sends no header.
  if (address === peer && forwarded.some((one) => one !== peer))
    warnOnce(
      { peer },
      'X-Forwarded-For is ignored from this address, so all visitors behind it share its rate limits: if it is your proxy, name it in TRUSTED_PROXIES',
    )
  if (isIP(address) !== 0 && !contains(loopback, address)) return network(address)
  if (!request.headers.has(FORWARDED_HEADER)) return null
  warnOnce(
    {},
    'A proxy on this machine forwards requests without X-Forwarded-For, so all visitors share its rate limits: have it add the header',
  )
  return LOCAL_PROXY
}

/** Stands for all clients behind a proxy on this machine that does not name them. */
const LOCAL_PROXY = '127.0.0.1'

/** Whether a peer is a proxy whose headers are trusted: one of `TRUSTED_PROXIES`, or one on this machine. */
export function isProxy(address: string): boolean {
  const peer = plain(address)
  return contains(loopback, peer) || contains(trustedList(config().trustedProxies), peer)
}

const warned = new Set<string>()

/** Warns once a text: of a proxy whose visitors all share one rate limit. */
function warnOnce(detail: object, text: string): void {
  if (warned.has(text)) return
  warned.add(text)
  log().warn(detail, text)
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

function trustedList(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

function contains(list: BlockList, address: string): boolean {
  const family = isIP(address)
  return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** Strips white space, port, brackets, zone and the IPv4-mapped prefix of IPv6 sockets. */
function plain(address: string): string {
  const bare = address.trim().replace(/^\[(.*)\](:\d+)?$/, '$1')
  const unmapped = bare.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  return isIP(unmapped) ? unmapped : unmapped.replace(/:\d+$/, '')
}

function network(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const [before, after] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)]
  const zeros = Array.from({ length: address.includes('::') ? 8 - before.length - after.length : 0 }, () => '0')
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')
}
