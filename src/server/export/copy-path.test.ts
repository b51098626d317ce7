import { expect, it } from 'vitest'
import { copyPath, fileOf } from './copy-path.ts'

const at = (address: string) => copyPath(new URL(address, 'http://live'))

it('gives each page and each query a separate folder', () => {
  expect(at('/')).toBe('/')
  expect(at('/about')).toBe('/about/')
  expect(at('/notes.html')).toBe('/notes.html')
  expect(at('/journal?page=2')).toBe('/journal/page/2/')
  expect(at('/?projects-page=2&projects=größe')).toBe('/projects/gr%C3%B6%C3%9Fe/projects-page/2/')
  expect(at('/journal?page=2&kind=a')).toBe(at('/journal?kind=a&page=2'))
})

it('replaces unusable path characters with a digest', () => {
  for (const odd of ['../../etc', 'a/b', '.', 'x'.repeat(300), '', 'a b']) {
    expect(at(`/list?tag=${encodeURIComponent(odd)}`)).toMatch(/^\/list\/tag\/[0-9a-f]{24}\/$/)
  }
})

it('never leads out of the folder', () => {
  expect(fileOf('/about/')).toBe('about/index.html')
  expect(fileOf('/')).toBe('index.html')
  expect(fileOf('/%C3%BCber/')).toBe('über/index.html')
  expect(fileOf('/a/%2e%2e/%2e%2e/b')).toBeUndefined()
  expect(fileOf('/%')).toBeUndefined()
})
