import Type from 'typebox'
import { baseOf, type Field, type FieldOptions } from '../field.ts'
import { SERVER_TEXT } from '../server-html.tsx'

/** Formatted text as HTML: cleaned on the way in, shown by `<ServerHtml html={…}>`. */
export function richText(options: FieldOptions & { default?: string }): Field<string> {
  return {
    ...baseOf(options),
    kind: 'rich-text',
    schema: Type.String({
      maxLength: 200_000,
      title: options.label,
      contentMediaType: 'text/html',
    }),
    control: { input: 'rich-text' },
    default: options.default ?? '',
    clean: (value, cleaner) => cleaner.html(value),
    toIsland: value => (value === '' ? value : SERVER_TEXT),
  }
}
