import { createHash, createPublicKey, verify } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { VitrineError } from '#base'

const CHECKSUMS = 'checksums.txt'
const SIGNATURE = 'checksums.txt.sig'
/** Created by npm or at the first start, so they are not in the list. */
const ADDED_LATER = /^(node_modules|dist\/compiled)\//

export interface ReleaseCheck {
  files: number
  /** `unsigned` if there is no signature or no key to check it with. */
  signature: 'valid' | 'invalid' | 'unsigned'
  changed: string[]
  missing: string[]
  added: string[]
}

/**
 * Compares a folder with its list of checksums, and the list with its signature. Error
 * `NO_CHECKSUMS` if there is no list.
 * @param publicKey PEM; undefined if this program knows none
 */
export async function verifyRelease(
  folder: string,
  publicKey: string | undefined,
): Promise<ReleaseCheck> {
  const file = join(folder, CHECKSUMS)
  if (!existsSync(file)) {
    const message = `There is no ${CHECKSUMS} in ${folder}: this is no release package of Vitrine.`
    throw new VitrineError('NO_CHECKSUMS', message)
  }
  const list = readFileSync(file, 'utf8')
  const listed = parseChecksums(list)
  const changed: string[] = []
  const missing: string[] = []
  for (const [name, digest] of listed) {
    const path = join(folder, name)
    if (!existsSync(path)) missing.push(name)
    else if ((await digestOf(path)) !== digest) changed.push(name)
  }
  const added = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => !ADDED_LATER.test(name) && statSync(join(folder, name)).isFile())
    .filter(name => !listed.has(name) && name !== CHECKSUMS && name !== SIGNATURE)
    .sort()
  const signature = checkSignature(list, join(folder, SIGNATURE), publicKey)
  return { files: listed.size, signature, changed, missing, added }
}

function parseChecksums(list: string): Map<string, string> {
  const lines = list.split('\n').filter(line => line !== '')
  return new Map(
    lines.map(line => {
      const [, digest = '', name = ''] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? []
      if (!name || name.split('/').includes('..')) {
        throw new VitrineError('BAD_CHECKSUMS', `${CHECKSUMS} has a line that is not a checksum.`)
      }
      return [name, digest]
    }),
  )
}

function checkSignature(list: string, file: string, publicKey: string | undefined) {
  if (!publicKey || !existsSync(file)) return 'unsigned'
  const signature = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64')
  const isValid = verify(null, Buffer.from(list), createPublicKey(publicKey), signature)
  return isValid ? 'valid' : 'invalid'
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
