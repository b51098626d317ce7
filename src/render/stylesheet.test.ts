import { expect, it } from 'vitest'
import { pageStyles } from './stylesheet.ts'

it('a page has its styles in the order in which they win: the program, the site, its modules, their own options', () => {
  const styles = new Map([
    ['tabs', ['.shared{}', '.tabs{}']],
    ['accordion', ['.shared{}', '.accordion{}']],
  ])
  const css = pageStyles(styles, ['tabs', 'accordion'], {
    locale: 'de',
    themeCss: ':root{--accent:#123456}',
    generated: '.d-1{}',
  })
  const own = [':root{--accent:#123456}', '.shared{}', '.accordion{}', '.tabs{}', '.d-1{}']
  expect(css.endsWith(own.join('\n'))).toBe(true)
})

const quoteStyles = new Map([
  ['quote', ['.quote{letter-spacing:.1em;line-height:1.1;font:1rem/1 x}.icon{line-height:0}']],
])
const stylesIn = (locale: string) =>
  pageStyles(quoteStyles, ['quote'], {
    locale,
    generated: '.d-1{line-height:1.2}',
    around: '.bar{line-height: 1.05}',
  })

it('a page in Arabic script has room between its lines, unless the owner set a line height', () => {
  for (const locale of ['ar', 'ar-EG', 'fa', 'ur', 'ku-Arab', 'pa-Arab-PK']) {
    const css = stylesIn(locale)
    expect(css).toContain('line-height:1.35;font:1rem/1.35 x}.icon{line-height:0}')
    expect(css).toContain('.bar{line-height: 1.35}')
    expect(css).toContain('.d-1{line-height:1.2}')
  }
})

it('style sheets of pages in other scripts are not changed', () => {
  for (const locale of ['en', 'de-AT', 'he', 'az-Latn', 'ku-Latn', 'arn']) {
    expect(stylesIn(locale)).toContain(
      '.quote{letter-spacing:.1em;line-height:1.1;font:1rem/1 x}.icon{line-height:0}',
    )
    expect(stylesIn(locale)).toContain('.bar{line-height: 1.05}')
  }
})
