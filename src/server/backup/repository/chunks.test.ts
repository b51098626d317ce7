import { expect, it } from 'vitest'
import { createLineChunks, createRowsHash, divide } from './chunks.ts'

const limits = { minBytes: 500, maxBytes: 4000, lines: 16 }

function chunksOf(rows: readonly string[]): string[] {
  const lines = createLineChunks(limits)
  const chunks = [...rows.map(row => lines.add(`${row}\n`)), lines.end()]
  return chunks.filter(one => one !== undefined).map(String)
}

const rows = Array.from(
  { length: 2000 },
  (_, index) => `{"id":${index},"name":"Bowl ${index * 7}"}`,
)

it('keeps all lines, and chunks within the limits', () => {
  const chunks = chunksOf(rows)
  expect(chunks.join('')).toBe(`${rows.join('\n')}\n`)
  for (const chunk of chunks.slice(0, -1)) {
    expect(chunk.length).toBeGreaterThanOrEqual(limits.minBytes)
    expect(chunk.length).toBeLessThan(limits.maxBytes + 100)
  }
  expect(chunksOf([])).toEqual([])
})

it.each([
  ['a new first row', ['{"id":-1}', ...rows]],
  ['a deleted row', rows.toSpliced(1000, 1)],
  ['a changed row', rows.with(1000, '{"id":1000,"name":"Jug"}')],
  ['a new last row', [...rows, '{"id":2000}']],
])('changes at most two chunks for %s', (_, changed) => {
  const before = new Set(chunksOf(rows))
  const after = chunksOf(changed)
  expect(before.size).toBeGreaterThan(30)
  expect(after.filter(chunk => !before.has(chunk)).length).toBeLessThanOrEqual(2)
})

async function collect(items: AsyncIterable<Buffer>) {
  const collected: Buffer[] = []
  for await (const item of items) collected.push(item)
  return collected
}

it('divides streams whatever the size of their parts', async () => {
  const bytes = Buffer.from('abcdefghijklm')
  for (const size of [1, 3, 4, 5, 13, 20]) {
    async function* stream() {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
    }
    const chunks = await collect(divide(stream(), 4))
    expect(chunks.map(String)).toEqual(['abcd', 'efgh', 'ijkl', 'm'])
  }
  async function* empty() {}
  expect(await collect(divide(empty(), 4))).toEqual([])
})

it('hashes rows regardless of their order and that of columns', () => {
  const hashOf = (...all: Record<string, unknown>[]) => {
    const hash = createRowsHash()
    for (const row of all) hash.add(row)
    return hash.digest()
  }
  const one = { id: 1, name: 'Bowl' }
  const other = { id: 2, name: 'Jug' }
  expect(hashOf(one, other)).toBe(hashOf({ name: 'Jug', id: 2 }, one))
  expect(hashOf(one, other)).not.toBe(hashOf(one, { ...other, name: 'Jugs' }))
  expect(hashOf(one, one)).not.toBe(hashOf(one))
  expect(hashOf()).toBe('0'.repeat(64))
})
