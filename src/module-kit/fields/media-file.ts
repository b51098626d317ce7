import Type from 'typebox'
import { baseOf, type Field, type FieldOptions, type ResolvedFile } from '../field.ts'
import { KEPT_IMAGE } from '../server-html.tsx'

/** A video, a sound or a drawing of the media library, by its id; empty for none. What no longer exists resolves to null. */
export function mediaFile(
  options: FieldOptions & {
    kinds: readonly ('svg' | 'video' | 'audio' | 'file')[]
    /** Only files of these types are offered, separated by commas. */
    mime?: string
  },
): Field<string, ResolvedFile | null> {
  return {
    ...baseOf(options),
    kind: 'media-file',
    schema: Type.String({ maxLength: 100, pattern: '^[A-Za-z0-9_-]*$', title: options.label }),
    control: { input: 'media', kinds: options.kinds, mime: options.mime },
    default: '',
    collect: (value, references) => {
      if (value) references.media.add(value)
    },
    resolve: (value, resolver) => (value && resolver.file(value)) || null,
    toIsland: value => (value?.poster ? { ...value, poster: KEPT_IMAGE } : value),
  }
}
