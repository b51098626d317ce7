import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, dirname, join } from 'node:path'

interface LockedPackage {
  version: string
  dependencies?: Record<string, string>
}

/** A registry with the installed packages of a checkout, so that tests install without a network. */
export async function startNpmRegistry(checkout: string) {
  const lock = JSON.parse(readFileSync(join(checkout, 'package-lock.json'), 'utf8'))
  const locked = Object.entries<LockedPackage>(lock.packages)
  const missing: string[] = []

  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '', url).pathname).slice(1)
    const [, folder] = /^tarballs\/(.+)\.tgz$/.exec(path) ?? []
    if (folder !== undefined && existsSync(join(checkout, folder))) {
      // npm removes the first folder of all names.
      const place = ['-C', join(checkout, dirname(folder)), basename(folder)]
      const tar = spawn('tar', ['-c', '--exclude=node_modules', ...place])
      return tar.stdout.pipe(response)
    }
    const versions = locked
      .filter(([place]) => place.endsWith(`node_modules/${path}`))
      .map(([place, { version, ...manifest }]) => [
        version,
        { ...manifest, name: path, version, dist: { tarball: `${url}/tarballs/${place}.tgz` } },
      ])
    if (versions.length === 0) {
      missing.push(path)
      return response.writeHead(404).end('{}')
    }
    const [[latest] = []] = versions
    response.setHeader('content-type', 'application/json')
    return response.end(
      JSON.stringify({
        name: path,
        'dist-tags': { latest },
        versions: Object.fromEntries(versions),
      }),
    )
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    /** Names of packages that were asked for and are not part of the checkout. */
    missing,
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
