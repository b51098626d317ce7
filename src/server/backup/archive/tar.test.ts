import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { paddingOf, readTarHeader, sizeInTar, TAR_END_BYTES, toTarHeader } from './tar.ts'

const entry = (name: string, content: string) => {
  const bytes = Buffer.byteLength(content)
  return Buffer.concat([
    toTarHeader({ name, bytes }, Date.UTC(2020, 0, 4)),
    Buffer.from(content),
    Buffer.alloc(paddingOf(bytes)),
  ])
}

it.each([0, 1, 511, 512, 513])('pads a content of %d bytes', bytes => {
  expect(entry('a', 'x'.repeat(bytes))).toHaveLength(sizeInTar(bytes))
  expect(sizeInTar(bytes) % 512).toBe(0)
})

it('writes what the tar program reads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tar-'))
  const file = join(folder, 'a.tar')
  const entries = [entry('config/repository.json', '{}'), entry(`blobs/${'0'.repeat(64)}`, 'é')]
  writeFileSync(file, Buffer.concat([...entries, Buffer.alloc(TAR_END_BYTES)]))
  execFileSync('tar', ['-xf', file, '-C', folder])
  expect(readFileSync(join(folder, 'config/repository.json'), 'utf8')).toBe('{}')
  expect(readFileSync(join(folder, 'blobs', '0'.repeat(64)), 'utf8')).toBe('é')
})

it('reads headers of the tar program', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tar-'))
  writeFileSync(join(folder, 'a.txt'), 'content')
  const bytes = execFileSync('tar', ['-cf', '-', '-C', folder, './a.txt'])
  expect(readTarHeader(bytes.subarray(0, 512))).toEqual({ name: 'a.txt', bytes: 7, isFile: true })
})

it('recognizes the end of an archive and damaged headers', () => {
  const header = toTarHeader({ name: 'a', bytes: 9 }, 0)
  expect(readTarHeader(header)).toEqual({ name: 'a', bytes: 9, isFile: true })
  header[0] = 0x62
  expect(readTarHeader(header)).toBeUndefined()
  expect(readTarHeader(Buffer.alloc(512))).toBeNull()
})
