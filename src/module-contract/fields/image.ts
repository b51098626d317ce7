import Type from 'typebox'
import { baseOf, type Field, type FieldOptions } from '../field.ts'
import type { ResolvedImage, StoredImage } from '../image.ts'
import { PAGE_IMAGE_PATTERN } from '../page-field.ts'
import { UNCHANGED_IMAGE } from '../server-html.tsx'
import { collectMedia, findVariable, VARIABLE_PATTERN } from '../variable.ts'

/** Id of a media item, a variable, or an image of the page. */
export const MEDIA_PATTERN = `^([A-Za-z0-9_-]{1,100}|${VARIABLE_PATTERN}|${PAGE_IMAGE_PATTERN})$`

/** Image of the media library. Deleted images resolve to null. */
export function image(options: FieldOptions): Field<StoredImage | null, ResolvedImage | null> {
  return {
    ...baseOf(options),
    kind: 'image',
    schema: Type.Union(
      [
        Type.Null(),
        Type.Object(
          {
            media: Type.String({ minLength: 1, maxLength: 100, pattern: MEDIA_PATTERN }),
            alt: Type.Optional(Type.String({ maxLength: 500 })),
          },
          { additionalProperties: false },
        ),
      ],
      { title: options.label },
    ),
    control: { input: 'image', variable: 'image' },
    default: null,
    collect: (value, references) => {
      if (value) collectMedia(value.media, references)
    },
    resolve: (value, resolver) => {
      if (!value) return null
      const named = findVariable(value.media, 'image', resolver.variable)?.image
      const found = resolver.image(named?.media ?? value.media)
      return found ? { ...found, alt: value.alt ?? named?.alt ?? found.alt } : null
    },
    toIsland: value => (value ? UNCHANGED_IMAGE : null),
  }
}
