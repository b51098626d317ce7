import Type from 'typebox'
import { baseOf, type Field, type FieldOptions } from '../field.ts'
import type { ResolvedImage, StoredImage } from '../image.ts'
import { KEPT_IMAGE } from '../server-html.tsx'

/** A picture of the media library. What no longer exists resolves to null. */
export function image(options: FieldOptions): Field<StoredImage | null, ResolvedImage | null> {
  return {
    ...baseOf(options),
    kind: 'image',
    schema: Type.Union(
      [
        Type.Null(),
        Type.Object(
          {
            media: Type.String({ minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' }),
            alt: Type.Optional(Type.String({ maxLength: 500 })),
          },
          { additionalProperties: false },
        ),
      ],
      { title: options.label },
    ),
    control: { input: 'image' },
    default: null,
    collect: (value, references) => {
      if (value) references.media.add(value.media)
    },
    resolve: (value, resolver) => {
      const found = value ? resolver.image(value.media) : undefined
      return found ? { ...found, alt: value?.alt ?? found.alt } : null
    },
    toIsland: value => (value ? KEPT_IMAGE : null),
  }
}
