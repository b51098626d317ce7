import { Resolver } from 'node:dns/promises'
import { statfs } from 'node:fs/promises'
import { networkInterfaces } from 'node:os'
import { SECOND } from '#base'

/** Questions to the network and the machine, which tests answer themselves. */
export interface Lookups {
  /** Texts of TXT records; empty if there are none. Fails if the name server does not answer. */
  txt(name: string): Promise<string[]>
  /** Mail servers of a domain. */
  mx(domain: string): Promise<string[]>
  /** IPv4 and IPv6 addresses of a host. */
  addresses(host: string): Promise<string[]>
  /** Addresses of this machine. */
  ownAddresses(): string[]
  disk(folder: string): Promise<DiskFacts>
}

export interface DiskFacts {
  freeBytes: number
  totalBytes: number
  freeInodes: number
  /** 0 on file systems without a limit. */
  totalInodes: number
  /** Number of the kind of file system, as in `statfs(2)`. */
  type: number
}

const DNS_TIMEOUT_MS = 3 * SECOND

export function createLookups(): Lookups {
  const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 2 })
  return {
    txt: async name => (await orNone(resolver.resolveTxt(name))).map(parts => parts.join('')),
    mx: async domain => (await orNone(resolver.resolveMx(domain))).map(({ exchange }) => exchange),
    addresses: async host =>
      (await Promise.all([resolver.resolve4(host), resolver.resolve6(host)].map(orNone))).flat(),
    ownAddresses: () =>
      Object.values(networkInterfaces()).flatMap(all => (all ?? []).map(({ address }) => address)),
    async disk(folder) {
      const { bavail, blocks, bsize, ffree, files, type } = await statfs(folder)
      return {
        freeBytes: bavail * bsize,
        totalBytes: blocks * bsize,
        freeInodes: ffree,
        totalInodes: files,
        type,
      }
    },
  }
}

/** A name without such records is an empty answer. */
async function orNone<Row>(answer: Promise<Row[]>): Promise<Row[]> {
  return answer.catch(error => {
    if (['ENOTFOUND', 'ENODATA'].includes(error.code)) return []
    throw error
  })
}
