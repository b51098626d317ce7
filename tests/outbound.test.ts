import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { type FetchLimits, fetchBytes } from '../src/server/outbound/fetch-bytes.ts'
import { createOutbound } from '../src/server/outbound/index.ts'
import { isPrivateAddress } from '../src/server/outbound/private-address.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A local server; `calls` are the requested paths. */
async function serve(answer: RequestListener, host = '127.0.0.1') {
  const calls: string[] = []
  const server = createServer((request, response) => {
    calls.push(request.url ?? '')
    answer(request, response)
  })
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, host, resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://${host}:${port}`, port, calls }
}

const anywhere: FetchLimits = { maxBytes: 1000, timeoutMs: 5000, isAllowed: () => true }
const redirect = (to: string | undefined) => ({ location: to ?? '' })

describe('downloads of an import', () => {
  it('is the body of the answer, after redirects', async () => {
    const { url, calls } = await serve((request, response) => {
      const left = Number(request.url?.slice(1))
      if (left > 0) response.writeHead(302, redirect(`/${left - 1}`)).end()
      else response.end('a picture')
    })
    const bytes = await fetchBytes(`${url}/5`, anywhere)
    expect(Buffer.from(bytes).toString()).toBe('a picture')
    expect(calls).toHaveLength(6)
    await expect(fetchBytes(`${url}/6`, anywhere)).rejects.toThrow('more than 5 redirects')
  })

  it('may be asked for by sending something, which is led nowhere else', async () => {
    const bodies: string[] = []
    const { url } = await serve((request, response) => {
      if (request.url === '/on') return response.writeHead(307, redirect('/')).end()
      request.on('data', chunk => bodies.push(`${request.headers['content-type']} ${chunk}`))
      request.on('end', () => response.writeHead(request.url === '/' ? 202 : 422).end())
    })
    const outbound = createOutbound({ allowPrivate: true, now: Date.now })
    const sent = { body: '{"ü":1}', contentType: 'application/json', maxBytes: 9, timeoutMs: 5000 }
    await outbound.post({ url: `${url}/`, ...sent })
    expect(bodies).toEqual(['application/json {"ü":1}'])
    await expect(outbound.post({ url: `${url}/on`, ...sent })).rejects.toThrow('answered 307')
    await expect(outbound.post({ url: `${url}/no`, ...sent })).rejects.toThrow('answered 422')
    const strict = createOutbound({ allowPrivate: false, now: Date.now })
    await expect(strict.post({ url, ...sent })).rejects.toThrow('may not be called')
  })

  it('comes by http and https only, also after a redirect', async () => {
    const { url } = await serve((_, response) =>
      response.writeHead(301, redirect('file:///etc/passwd')).end(),
    )
    for (const address of ['file:///etc/passwd', 'data:image/png,x', 'ftp://example.com/x', url]) {
      await expect(fetchBytes(address, anywhere), address).rejects.toThrow('not http or https')
    }
    await expect(fetchBytes('no address', anywhere)).rejects.toThrow()
  })

  it('comes from no private address, however it is named, also after a redirect', async () => {
    const secret = await serve((_, response) => response.end('secret'))
    const inside = { ...anywhere, isAllowed: (ip: string) => !isPrivateAddress(ip) }
    for (const host of ['127.0.0.1', 'localhost', '127.1', '2130706433', '[::ffff:127.0.0.1]']) {
      const address = `http://${host}:${secret.port}/`
      await expect(fetchBytes(address, inside), address).rejects.toThrow('may not be called')
    }
    const open = await serve(
      (request, response) =>
        response.writeHead(307, redirect(`http://${request.url?.slice(1)}:${secret.port}/`)).end(),
      '127.0.0.2',
    )
    const onlyOpen = { ...anywhere, isAllowed: (ip: string) => ip === '127.0.0.2' }
    for (const host of ['127.0.0.1', 'localhost']) {
      await expect(fetchBytes(`${open.url}/${host}`, onlyOpen)).rejects.toThrow('may not be called')
    }
    expect(open.calls).toHaveLength(2)
    expect(secret.calls).toEqual([])
  })

  it('enforces size limits regardless of headers', async () => {
    const { url } = await serve((_, response) => {
      const send = () => {
        while (!response.destroyed && response.write('x'.repeat(500)));
        if (!response.destroyed) response.once('drain', send)
      }
      send()
    })
    await expect(fetchBytes(url, anywhere)).rejects.toThrow('more than 1000 bytes')
  })

  it('takes no longer than is allowed, all in all', async () => {
    const { url, calls } = await serve((request, response) => {
      if (request.url === '/silent') return
      if (request.url === '/slow') {
        const timer = setInterval(() => response.write('x'), 20)
        response.once('close', () => clearInterval(timer))
      } else {
        setTimeout(() => response.writeHead(302, redirect(request.url)).end(), 90)
      }
    })
    for (const path of ['/silent', '/slow', '/round']) {
      const startedAt = performance.now()
      await expect(fetchBytes(url + path, { ...anywhere, timeoutMs: 250 }), path).rejects.toThrow()
      expect(performance.now() - startedAt, path).toBeLessThan(2000)
    }
    expect(calls.filter(path => path === '/round').length).toBeLessThan(5)
  })

  it('is nothing where the answer is not 200', async () => {
    const { url } = await serve((_, response) => response.writeHead(404).end('not here'))
    await expect(fetchBytes(url, anywhere)).rejects.toThrow('answered 404')
  })
})

it.each([
  ['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.255.255'],
  ['192.168.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
  ['::', '::1', '::7f00:1', '::ffff:10.0.0.1', '::ffff:7f00:1', 'fc00::1', 'fd12::1', 'fe80::1'],
  ['::ffff:0:7f00:1', '::ffff:0:a00:1', '3fff::1', '5f00::1'],
  ['fe80::1%lo', 'ff02::1', '64:ff9b::7f00:1', '64:ff9b::1', '2002:7f00:1::'],
])('knows %s and its like as private', (...addresses) => {
  for (const address of addresses) expect(isPrivateAddress(address), address).toBe(true)
})

it('knows addresses of the internet as public', () => {
  for (const address of [
    '1.1.1.1',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700::1111',
    '::ffff:1.1.1.1',
    '64:ff9b::101:101',
  ]) {
    expect(isPrivateAddress(address), address).toBe(false)
  }
})

it('gives an answer again for as long as its caller allows, and never calls a private address', async () => {
  let nowMs = 0
  const { url, calls } = await serve((_, response) => response.end(`answer ${calls.length}`))
  const outbound = createOutbound({ allowPrivate: true, now: () => nowMs })
  const get = async (cacheMs?: number) =>
    Buffer.from(
      (await outbound.get({
        url,
        maxBytes: 100,
        timeoutMs: 5000,
        ...(cacheMs === undefined ? {} : { cacheMs }),
      })) ?? [],
    ).toString()
  expect([await get(), await get(), await get(1000), await get(1000)]).toEqual([
    ...['answer 1', 'answer 2', 'answer 3', 'answer 3'],
  ])
  nowMs = 1000
  expect(await get(1000)).toBe('answer 4')
  const careful = createOutbound({ allowPrivate: false, now: () => nowMs })
  expect(await careful.get({ url, maxBytes: 100, timeoutMs: 5000 })).toBeUndefined()
  expect(calls).toHaveLength(4)
})
