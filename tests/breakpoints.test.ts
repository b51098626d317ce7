import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '../src')
/** What visitors see: the screens of staff are laid out by themselves. */
const files = globSync('{design,modules,module-kit,visitor,render}/**/*.{css,ts,tsx}', { cwd: src })

/** Where a phone ends, and where a tablet begins and ends; a zoomed window may stand between two whole pixels. */
const SCREENS = ['max 767', 'max 980', 'min 767.02', 'min 768', 'min 980.02']
/** The staff's bar (HDR-11), and the header where there is no room for its words. */
const OTHERS = ['max 480', 'max 782', 'min 600.02']

/** Media queries; in `sizes` of a picture the width that it has then comes after. */
const QUERY = /\((max|min)-width: ?([\d.]+)px\)(?! *(?:[\d$]|min\())/g

it('NAV-10, MV-1, TB-1: a phone ends at 767 px and a tablet at 980 px, wherever that is asked', () => {
  const asked = new Set<string>()
  for (const file of files.filter(file => !/\.test\.tsx?$/.test(file))) {
    const text = readFileSync(join(src, file), 'utf8')
    for (const [, edge, px] of text.matchAll(QUERY)) asked.add(`${edge} ${px}`)
  }
  expect([...asked].sort()).toEqual([...SCREENS, ...OTHERS].sort())
})
