import { describe, expect, it } from 'vitest'
import { createPageSchema } from '#render'
import { modules } from '../../tests/support/modules.ts'
import { findPropsProblems } from './node-schema.ts'

describe('the schema of a node', () => {
  it('describes common props once and each module’s own props', () => {
    const schema = createPageSchema(modules, 'https://example.com')
    const definitions: Record<string, unknown> = schema.$defs
    const text = JSON.stringify(schema)
    const pointers = text.matchAll(/"\$ref":"#\/\$defs\/([^"]+)"/g)
    for (const [, name = ''] of pointers) expect(definitions, name).toHaveProperty([name])
    expect(text.split('"title":"Design"')).toHaveLength(2)
    expect(definitions.heading).toMatchObject({
      properties: { props: { properties: { design: { $ref: '#/$defs/designOptions' } } } },
    })
  })

  it('reports invalid options and props with their paths', () => {
    const heading = modules.get('heading')
    if (!heading) throw new Error('no heading')
    const problems = (props: Record<string, unknown>) =>
      findPropsProblems(heading, { id: 'a', ...props }, '/props').map(({ path }) => path)
    expect(problems({ text: 'Right', design: { padding: { top: 'space-4' } } })).toEqual([])
    expect(problems({ text: 3, colour: 'red', design: { paddings: 1 }, id: '' })).toEqual([
      '/props/design/paddings',
      '/props/id',
      '/props/colour',
      '/props/text',
    ])
    expect(findPropsProblems(heading, {}, '/props')).toHaveLength(1)
  })
})
