import Type from 'typebox'
import type { AnyModule } from '#module-contract'
import { StoredFieldsSchema } from '#pages/schema'
import { commonDefinitions, describeProps } from './node-schema.ts'

/** JSON Schema of page documents with all modules' props; served at `/schema/page.json`. */
export function createPageSchema(modules: ReadonlyMap<string, AnyModule>, publicUrl: string) {
  const definitions: Record<string, unknown> = {}
  for (const [type, module] of modules) {
    definitions[type] = Type.Object(
      { type: Type.Literal(type), props: describeProps(module) },
      { additionalProperties: false, title: module.label, description: module.description },
    )
  }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${publicUrl}/schema/page.json`,
    title: 'Vitrine page document',
    type: 'object',
    required: ['schema', 'upgrades', 'root', 'content'],
    additionalProperties: false,
    properties: {
      schema: { const: 1 },
      upgrades: {
        description: 'Upgrade steps reached, per module type.',
        type: 'object',
        additionalProperties: { type: 'integer', minimum: 0 },
      },
      root: {
        type: 'object',
        required: ['props'],
        additionalProperties: false,
        properties: {
          props: {
            type: 'object',
            required: ['title'],
            additionalProperties: false,
            properties: {
              title: { type: 'string', minLength: 1, maxLength: 300 },
              description: { type: 'string', maxLength: 500 },
              image: { type: 'string', maxLength: 100 },
              noindex: { type: 'boolean' },
              dotNavigation: { type: 'boolean' },
              fields: StoredFieldsSchema,
            },
          },
        },
      },
      content: { type: 'array', items: { $ref: '#/$defs/node' } },
    },
    $defs: {
      node: { oneOf: [...modules.keys()].map(type => ({ $ref: `#/$defs/${type}` })) },
      ...commonDefinitions,
      ...definitions,
    },
  }
}
