import { globSync, readFileSync } from 'node:fs'
import postcss, { type Container, type Rule } from 'postcss'
import { expect, it } from 'vitest'

/** Complete selectors of a rule, including nesting. */
function wholeSelectors(rule: Rule): string[] {
  let parent: Container | undefined = rule.parent as Container | undefined
  while (parent && parent.type !== 'rule' && parent.type !== 'root')
    parent = parent.parent as Container
  const around = parent?.type === 'rule' ? wholeSelectors(parent as Rule) : ['']
  return around.flatMap(outer =>
    rule.selectors.map(own => (own.includes('&') ? own.replaceAll('&', outer) : `${outer} ${own}`)),
  )
}

/** Removes parentheses but keeps `:has`. */
function withoutArguments(selector: string): string {
  let depth = 0
  return [...selector.replaceAll(/\s+/g, ' ').replaceAll(/\s*([>+~])\s*/g, ' ')]
    .filter(letter => {
      if (letter === '(') depth++
      if (letter === ')') return depth-- < 0
      return depth === 0
    })
    .join('')
    .trim()
}

it('no style depends on the content of the outermost elements', () => {
  const asking = globSync('src/**/*.css').flatMap(file => {
    const found: string[] = []
    postcss.parse(readFileSync(file, 'utf8')).walkRules(rule => {
      for (const selector of wholeSelectors(rule)) {
        const [, ...behind] = withoutArguments(selector).split(/(?=\b(?:body|html)\b|:root)/)
        const parts = [withoutArguments(selector), ...behind]
        if (parts.some(one => /^(?:body|html|:root)\S*:has\S* \S/.test(one))) {
          found.push(`${file}: ${selector}`)
        }
      }
    })
    return found
  })
  // Such selectors restyle the whole page for every new element.
  expect(asking).toEqual([])
})
