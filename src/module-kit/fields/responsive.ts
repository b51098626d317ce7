import Type from 'typebox'
import type { Field } from '../field.ts'
import type { Responsive } from '../responsive.ts'

/** Lets any field hold one value, or one per screen and for hover. */
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
          desktop: schema,
          tablet: Type.Optional(schema),
          phone: Type.Optional(schema),
          hover: Type.Optional(schema),
        },
        { additionalProperties: false },
      ),
    ]),
    control: { ...field.control, responsive: true },
  }
}
