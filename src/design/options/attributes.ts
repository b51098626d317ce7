import Type from 'typebox'
import { type FieldSet, fields, list, NODE_ID_PATTERN, type Stored, text } from '#module-contract'

const advanced = { group: 'behaviour', live: true } as const

/** Text without variables. */
function plain({ label, maxLength }: { label: string; maxLength: number }) {
  const field = text({ ...advanced, label, maxLength })
  return { ...field, control: { input: 'text', maxLength } }
}

/** Attributes of a module's root element for custom CSS; stored under `props.attributes`. */
export const attributeFields = fields({
  id: {
    ...text({
      ...advanced,
      label: 'Element ID',
      help: 'A name for links to this place: #name.',
      maxLength: 64,
    }),
    schema: Type.String({ pattern: NODE_ID_PATTERN, title: 'Element ID' }),
    control: { input: 'element-id' },
  },
  classes: plain({ label: 'CSS classes', maxLength: 200 }),
  list: list({
    group: 'behaviour',
    label: 'HTML attributes',
    help: 'data-…, aria-…, title, lang, role and the like.',
    itemLabel: 'name',
    max: 20,
    of: fields({
      name: plain({ label: 'Name', maxLength: 60 }),
      value: plain({ label: 'Value', maxLength: 500 }),
    }),
  }),
  css: {
    ...text({
      ...advanced,
      label: 'Custom CSS',
      help: 'CSS for this module. Use & for the module itself.',
      maxLength: 10_000,
    }),
    control: { input: 'css', maxLength: 10_000 },
  },
} satisfies FieldSet['shape'])
export type AttributeOptions = Stored<typeof attributeFields>
