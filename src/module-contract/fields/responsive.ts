import Type from 'typebox'
import type { Field } from '../field.ts'
import { type Responsive, VARIANTS } from '../responsive.ts'

/** Allows one value, or one per screen size and state. */
export function responsive<Stored, Live>(
  field: Field<Stored, Live>,
): Field<Responsive<Stored>, Responsive<Live>> {
  const { schema } = field
  return {
    ...(field as unknown as Field<Responsive<Stored>, Responsive<Live>>),
    kind: `responsive ${field.kind}`,
    schema: Type.Union([
      schema,
      Type.Object(
        {
          ...Object.fromEntries(VARIANTS.map(name => [name, Type.Optional(schema)])),
          desktop: schema,
        },
        { additionalProperties: false },
      ),
    ]),
    control: { ...field.control, responsive: true },
  }
}
