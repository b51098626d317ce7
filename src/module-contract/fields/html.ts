import Type from 'typebox'
import { escapeHtml } from '#base'
import { baseOf, type Field, type FieldOptions } from '../field.ts'
import { isPageField } from '../page-field.ts'
import { SERVER_TEXT } from '../server-html.tsx'
import { collectPageField, findVariable, variableIdOf } from '../variable.ts'

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

/** Converts plain text to rich text. */
export const toParagraph = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .flatMap(part => (part ? `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>` : []))
    .join('')

/** HTML with styles and scripts, stored unchanged. Requires a permission. */
export function code(options: Omit<FieldOptions, 'permission'>): Field<string> {
  return {
    ...baseOf({ ...options, permission: 'code.write' }),
    kind: 'code',
    schema: Type.String({ maxLength: 100_000, title: options.label }),
    control: { input: 'code' },
    default: '',
    toIsland: value => (value === '' ? value : SERVER_TEXT),
  }
}
