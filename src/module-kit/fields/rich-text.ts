import Type from 'typebox'
import { baseOf, type Field, type FieldOptions } from '../field.ts'
import { isPageField, toParagraph } from '../page-field.ts'
import { SERVER_TEXT } from '../server-html.tsx'
import { findVariable, variableIdOf } from '../variable.ts'
import { collectPageField } from './collect-media.ts'

/**
 * Rich text as HTML, sanitized when stored and rendered by `<ServerHtml html={…}>`, or a variable
 * with plain text.
 */
export function richText(options: FieldOptions & { default?: string }): Field<string> {
  return {
    ...baseOf(options),
    kind: 'rich-text',
    schema: Type.String({
      maxLength: 200_000,
      title: options.label,
      contentMediaType: 'text/html',
    }),
    control: { input: 'rich-text', variable: 'text' },
    default: options.default ?? '',
    collect: collectPageField,
    resolve: (value, { variable }) => {
      if (!variableIdOf(value)) return value
      const shown = toParagraph(findVariable(value, 'text', variable)?.text ?? '')
      // A page field may be empty; a deleted variable shows the default.
      return shown || (isPageField(value) ? '' : (options.default ?? ''))
    },
    clean: (value, cleaner) => (variableIdOf(value) ? value : cleaner.html(value)),
    toIsland: value => (value === '' ? value : SERVER_TEXT),
  }
}
