import { expect, it } from 'vitest'
import { pageStyles } from './stylesheet.ts'

it('a page has its styles in the order in which they win: the program, the site, its modules, their own options', () => {
  const styles = new Map([
    ['tabs', ['.shared{}', '.tabs{}']],
    ['accordion', ['.shared{}', '.accordion{}']],
  ])
  const css = pageStyles(styles, ['tabs', 'accordion'], '.d-1{}', ':root{--accent:#123456}')
  const own = [':root{--accent:#123456}', '.shared{}', '.accordion{}', '.tabs{}', '.d-1{}']
  expect(css.endsWith(own.join('\n'))).toBe(true)
})
