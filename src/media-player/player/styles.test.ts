import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = import.meta.dirname
const sheets = readdirSync(folder)
  .filter(name => name.endsWith('.css'))
  .map(name => ({ name, css: readFileSync(join(folder, name), 'utf8') }))

it('no style of the player depends on an element’s content', () => {
  const asking = sheets.filter(({ css }) => css.includes(':has(')).map(({ name }) => name)
  // A selector that matches every new control would restyle the whole page for each player.
  expect(asking).toEqual([])
})

it('no style of the player is for an element that still has the browser’s controls', () => {
  const selectors = sheets.flatMap(({ css }) => css.match(/^ +\.media-box[^{},]*(?=[{,])/gm) ?? [])
  expect(selectors.length).toBeGreaterThan(10)
  // The box and its content as served by the page.
  const ofAll = selectors.filter(selector =>
    /^(?:\[data-kind='\w+'\])?(?: > (?:video|audio|\.media-element)\S*)?$/.test(
      selector.trim().replace('.media-box', ''),
    ),
  )
  expect(ofAll).toEqual([])
})
