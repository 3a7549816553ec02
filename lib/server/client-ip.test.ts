import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { setEnvironment } from '@/lib/testing/environment'
import { log } from '@/lib/utils/log'
import { clientIp, isProxy } from './client-ip'
import { CLIENT_IP_HEADER, FORWARDED_HEADER } from './prepare-request'

const { TRUSTED_PROXIES } = process.env
afterEach(() => {
  setEnvironment('TRUSTED_PROXIES', TRUSTED_PROXIES)
})

function addressOf(peer: string, forwarded?: string, trusted = ''): string | null {
  process.env.TRUSTED_PROXIES = trusted
  const headers = { [CLIENT_IP_HEADER]: peer, ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) }
  return clientIp(new Request('http://shop.test/', { headers }))
}

test('only TRUSTED_PROXIES and this machine are proxies', () => {
  process.env.TRUSTED_PROXIES = '10.0.0.0/8'
  const peers = ['10.1.2.3', '127.0.0.1', '::ffff:127.0.0.1', '::1', '203.0.113.5', '::ffff:203.0.113.5', '']
  expect(peers.map(isProxy)).toEqual([true, true, true, true, false, false, false])
})

describe('clientAddress', () => {
  test('logs one warning about a proxy missing from TRUSTED_PROXIES', () => {
    const warn = jest.spyOn(log(), 'warn')
    addressOf('172.18.0.2', '172.18.0.2')
    expect(warn).not.toHaveBeenCalled()
    for (const forwarded of ['198.51.100.1', '198.51.100.2'])
      expect(addressOf('172.18.0.2', forwarded)).toBe('172.18.0.2')
    expect(warn.mock.calls).toEqual([[{ peer: '172.18.0.2' }, expect.stringContaining('TRUSTED_PROXIES')]])
  })

  test('X-Forwarded-For is read from trusted proxies only, so clients cannot forge an address', () => {
    expect(addressOf('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
    expect(addressOf('203.0.113.7', '198.51.100.1', '10.0.0.0/8')).toBe('203.0.113.7')
    expect(addressOf('10.1.2.3', '198.51.100.1', '10.0.0.0/8')).toBe('198.51.100.1')
    expect(addressOf('10.1.2.3', '1.1.1.1, 198.51.100.1, 10.9.9.9', '10.0.0.0/8')).toBe('198.51.100.1')
  })

  test('trusts the last address added by a proxy on this machine', () => {
    expect(addressOf('127.0.0.1', '198.51.100.1')).toBe('198.51.100.1')
    expect(addressOf('127.0.0.1', '8.8.8.8, 198.51.100.1')).toBe('198.51.100.1')
    expect(addressOf('::1', '198.51.100.1:4711')).toBe('198.51.100.1')
    expect(addressOf('127.0.0.1', '198.51.100.1, 10.1.2.3', '10.0.0.0/8')).toBe('198.51.100.1')
  })

  test('a request from this machine itself has no address', () => {
    expect(addressOf('127.0.0.1')).toBeNull()
    expect(addressOf('::1', '::1')).toBeNull()
    expect(addressOf('::ffff:127.0.0.1')).toBeNull()
    expect(addressOf('')).toBeNull()
    expect(addressOf('10.1.2.3', 'nonsense', '10.0.0.0/8')).toBeNull()
  })

  test('what a proxy on this machine forwards without an address shares one, with one warning', () => {
    const warn = jest.spyOn(log(), 'warn')
    warn.mockClear()
    const headers = { [CLIENT_IP_HEADER]: '127.0.0.1', [FORWARDED_HEADER]: '1' }
    for (const forwarded of ['127.0.0.1', 'unknown'])
      expect(
        clientIp(new Request('http://shop.test/', { headers: { ...headers, 'x-forwarded-for': forwarded } })),
      ).toBe('127.0.0.1')
    expect(warn.mock.calls).toEqual([[{}, expect.stringContaining('without X-Forwarded-For')]])
  })

  test('maps IPv4-in-IPv6 to IPv4 and reduces IPv6 to its /64 network', () => {
    expect(addressOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
    expect(addressOf('2001:db8:0:1:aaaa::1')).toBe('2001:db8:0:1')
    expect(addressOf('2001:0DB8::1:aaaa:0:0:1')).toBe('2001:db8:0:1')
    expect(addressOf('2001:db8::1')).toBe('2001:db8:0:0')
  })
})
