import { createHash } from 'node:crypto'
import {
  FILE_STORES,
  type FileStorage,
  type FileStore,
  hashStream,
  keyOf,
  type StoreName,
  unlessDeleted,
} from '#storage'
import type { AllServices } from '../services/create-services.ts'

export interface StoreCheck {
  store: StoreName
  files: number
  bytes: number
  /** Files, or keys with all their files, that the database refers to. */
  missing: string[]
  /** Files that the database does not refer to. Uploads of the last days may be among them. */
  extra: string[]
  /** Files whose content differs from the hash recorded at the upload. */
  damaged: string[]
  /** SHA-256 of all names and contents, equal for equal stores; only if hashes were computed. */
  digest?: string
}

/** Compares the stored files with the database. Reads all content if `hashes` is set. */
export async function checkFiles(
  services: AllServices,
  { hashes, storage = services.storage }: { hashes: boolean; storage?: FileStorage },
): Promise<StoreCheck[]> {
  const checks: StoreCheck[] = []
  for (const name of FILE_STORES) {
    const expected = expectedFiles(services, name)
    checks.push(await checkStore(name, storage.store(name), { expected, hashes }))
  }
  return checks
}

/** Names, or keys if the database does not know the names. */
function expectedFiles(
  { pages, forms, shop }: AllServices,
  store: StoreName,
): AsyncIterable<string> | Promise<Iterable<string>> {
  switch (store) {
    case 'media':
      return pages.media.storedFiles()
    case 'form-files':
      return forms.submissions.storedFiles()
    case 'product-files':
      return shop.downloads.usedFiles()
    case 'order-files':
      return shop.cart.storedFiles()
    case 'review-photos':
      return shop.reviews.storedPhotos()
  }
}

async function checkStore(
  name: StoreName,
  store: FileStore,
  options: { expected: ReturnType<typeof expectedFiles>; hashes: boolean },
): Promise<StoreCheck> {
  const found = new Map<string, number>()
  const keys = new Set<string>()
  const check: StoreCheck = {
    store: name,
    files: 0,
    bytes: 0,
    missing: [],
    extra: [],
    damaged: [],
  }
  for await (const { name, bytes } of store.list()) {
    found.set(name, bytes)
    keys.add(keyOf(name))
    check.files++
    check.bytes += bytes
  }
  const expectedKeys = new Set<string>()
  for await (const one of await options.expected) {
    const isName = one.includes('/')
    expectedKeys.add(isName ? keyOf(one) : one)
    if (isName ? found.has(one) : keys.has(one)) continue
    // It may have been added since the files were listed.
    if (!isName || !(await store.open(one))) check.missing.push(one)
  }
  check.extra = [...found.keys()].filter(file => !expectedKeys.has(keyOf(file)))
  if (options.hashes) Object.assign(check, await hashAll(store, [...found.keys()].sort()))
  return check
}

async function hashAll(store: FileStore, names: readonly string[]) {
  const digest = createHash('sha256')
  const damaged: string[] = []
  for (const name of names) {
    const hashes = await unlessDeleted(store, name, async () => {
      const file = await store.open(name)
      return file && { read: await hashStream(file.stream()), stored: await store.hash(name) }
    })
    if (hashes?.stored === undefined) continue
    if (hashes.stored !== hashes.read) damaged.push(name)
    digest.update(`${name} ${hashes.read}\n`)
  }
  return { damaged, digest: digest.digest('hex') }
}
