import { expect, test } from 'vitest'
import { choosePhotos } from './choose-photos.ts'

const photo = (name: string, size = 1000) => ({ name, size, lastModified: 1 })
const names = ({ photos }: ReturnType<typeof choosePhotos>) => photos.map(({ name }) => name)

test('SH-4 photos chosen later are added, and the same photo only once', () => {
  const chosen = choosePhotos([photo('a')], [photo('a'), photo('b')])
  expect(names(chosen)).toEqual(['a', 'b'])
  expect(chosen.problem).toBeUndefined()
})

test('SH-4 the first four photos are kept, and those above 10 MB are left out', () => {
  const many = choosePhotos(
    [photo('a'), photo('b')],
    ['c', 'd', 'e'].map(name => photo(name)),
  )
  expect([names(many), many.problem]).toEqual([['a', 'b', 'c', 'd'], 'too-many'])
  const large = choosePhotos([], [photo('a', 10_000_001), photo('b', 10_000_000)])
  expect([names(large), large.problem]).toEqual([['b'], 'too-large'])
})
