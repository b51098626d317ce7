import Type from 'typebox'
import { baseOf, type Field, type FieldOptions, type ResolvedFile } from '../field.ts'
import { UNCHANGED_IMAGE } from '../server-html.tsx'

/** Id of a video, audio file or SVG; empty for none. Deleted files resolve to null. */
export function mediaFile(
  options: FieldOptions & {
    kinds: readonly ('svg' | 'video' | 'audio' | 'file')[]
    /** Comma-separated types of offered files. */
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
    toIsland: value => (value?.poster ? { ...value, poster: UNCHANGED_IMAGE } : value),
  }
}
