import { expect, test } from 'vitest'
import { noReferences } from './field.ts'
import { collectReferences, fields } from './field-set.ts'
import { icon } from './fields/icon.ts'
import { list } from './fields/list.ts'
import { text } from './fields/text.ts'

const found = (props: Record<string, unknown>) => {
  const references = noReferences()
  collectReferences(Point, props, references)
  return [...references.icons].sort()
}

const Item = fields({
  text: text({ label: 'Text' }),
  icon: icon({ label: 'Icon', default: 'check' }),
})
const Point = fields({
  icon: icon({ label: 'Icon', default: 'star' }),
  items: list({ label: 'Items', of: Item, default: [{ text: 'One', icon: 'check' }] }),
})

test('an icon that is a default is looked up like a chosen one', () => {
  expect(found({})).toEqual(['check', 'star'])
  expect(found({ icon: 'heart', items: [{ text: 'One' }] })).toEqual(['check', 'heart'])
  expect(found({ icon: '', items: [{ icon: '' }] })).toEqual([])
})
