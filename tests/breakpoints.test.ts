import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '../src')
/** Visitor-facing files only; staff screens have their own layout. */
const files = globSync(
  '{design,modules,ui,media-ui,content,shop-ui,visitor,render}/**/*.{css,ts,tsx}',
  {
    cwd: src,
  },
)

/** Breakpoints of phone and tablet. Zoomed windows can have fractional widths. */
const SCREENS = ['max 767', 'max 980', 'min 767.02', 'min 768', 'min 980.02']
/** Breakpoints of the staff bar (HDR-11) and of the narrow header. */
const OTHERS = ['max 480', 'max 782', 'min 600.02']

/** Media queries; in image `sizes` the query is followed by a width. */
const QUERY = /\((max|min)-width: ?([\d.]+)px\)(?! *(?:[\d$]|min\())/g

it('NAV-10, MV-1, TB-1: a phone ends at 767 px and a tablet at 980 px everywhere', () => {
  const asked = new Set<string>()
  for (const file of files.filter(file => !/\.test\.tsx?$/.test(file))) {
    const text = readFileSync(join(src, file), 'utf8')
    for (const [, edge, px] of text.matchAll(QUERY)) asked.add(`${edge} ${px}`)
  }
  expect([...asked].sort()).toEqual([...SCREENS, ...OTHERS].sort())
})
