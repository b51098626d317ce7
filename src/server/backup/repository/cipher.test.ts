import { createHash, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createCipher, createLockedKey, NotAuthentic, unlockKey } from './cipher.ts'

const mainKey = Buffer.from(
  '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  'hex',
)

it('decrypts what it encrypted, of any length', () => {
  const cipher = createCipher(mainKey)
  for (const length of [0, 1, 15, 16, 17, 70_000]) {
    const plain = randomBytes(length)
    const encrypted = cipher.encrypt(plain, 'name')
    expect(encrypted).toHaveLength(length + 28)
    expect(cipher.decrypt(encrypted, 'name')).toEqual(plain)
  }
})

/** Encrypted with Python's `cryptography` from HKDF-SHA256 of the same key. */
it('decrypts the vectors of another implementation', () => {
  const cipher = createCipher(mainKey)
  const encrypted = Buffer.from(
    '6465666768696a6b6c6d6e6f5757197cff2cd167749eddcc41fc2f1f87a60e012e7ce45183a8b83a496f',
    'hex',
  )
  expect(cipher.decrypt(encrypted, 'blob').toString()).toBe('Vitrine backup')
  const sha256 = createHash('sha256').update('Vitrine backup').digest('hex')
  expect(cipher.nameOf(sha256)).toBe(
    '935b7963eced08dfe06d9c48934507ec5ee247b829374696a04d0db890899395',
  )
})

it('never encrypts the same content to the same bytes', () => {
  const cipher = createCipher(mainKey)
  const plain = Buffer.from('same')
  expect(cipher.encrypt(plain, 'a')).not.toEqual(cipher.encrypt(plain, 'a'))
})

it('refuses changed, truncated, extended, renamed and foreign objects', () => {
  const cipher = createCipher(mainKey)
  const encrypted = cipher.encrypt(Buffer.from('content of a blob'), 'name')
  for (let index = 0; index < encrypted.length; index++) {
    const changed = Buffer.from(encrypted)
    changed[index] = (changed[index] ?? 0) ^ 1
    expect(() => cipher.decrypt(changed, 'name'), `byte ${index}`).toThrow(NotAuthentic)
  }
  for (let length = 0; length < encrypted.length; length++) {
    expect(() => cipher.decrypt(encrypted.subarray(0, length), 'name')).toThrow(NotAuthentic)
  }
  const longer = Buffer.concat([encrypted, Buffer.of(0)])
  expect(() => cipher.decrypt(longer, 'name')).toThrow(NotAuthentic)
  expect(() => cipher.decrypt(encrypted, 'other')).toThrow(NotAuthentic)
  expect(() => createCipher(randomBytes(32)).decrypt(encrypted, 'name')).toThrow(NotAuthentic)
})

it('unlocks the main key with its passphrase only, however its letters are composed', async () => {
  const locked = await createLockedKey('Zoë’s key')
  const cipher = await unlockKey('Zoe\u0308’s key', locked)
  const encrypted = cipher.encrypt(Buffer.from('content'), 'name')
  const again = await unlockKey('Zoë’s key', locked)
  expect(again.decrypt(encrypted, 'name').toString()).toBe('content')
  await expect(unlockKey('Zoë’s key ', locked)).rejects.toThrow(NotAuthentic)
  await expect(unlockKey('Zoë’s key', { ...locked, cost: 2 ** 30 })).rejects.toThrow(NotAuthentic)
})
