import Type from 'typebox'
import { baseOf, type Field, type FieldOptions, type OnlyFor } from '../field.ts'
import { SERVER_TEXT } from '../server-html.tsx'
import { collectPageField, findVariable, variableIdOf } from '../variable.ts'

/**
 * Plain text. Islands do not receive it again: the component renders it inside `<ServerHtml>`. With
 * `live` the browser receives the string, for labels and messages that scripts write.
 */
export function text(
  options: FieldOptions & {
    default?: string
    multiline?: boolean
    maxLength?: number
    placeholder?: string
    live?: boolean
    /** A URL whose provider can fill these related fields. */
    describes?: { title?: string; poster: string }
    /** The URL of a feed, which is read when entered. */
    isFeed?: boolean
    /** Identifies a row of its list. New rows get an unused value. */
    isRowId?: boolean
    /** The id of a row of this list that has these values. */
    rowOf?: { list: string; onlyFor?: OnlyFor }
    /** Compared with an answer to the row in the prop `row`. That row's `options` are suggested. */
    optionOf?: { list: string; row: string }
    /** May contain references to rows of this list: `{id}`. */
    namesRows?: { list: string; by: string }
    /** Comma-separated ids of modules on the page. */
    isModules?: boolean
  },
): Field<string> {
  const maxLength = options.maxLength ?? (options.multiline ? 5000 : 500)
  return {
    ...baseOf(options),
    kind: 'text',
    schema: Type.String({ maxLength, title: options.label }),
    control: {
      input: inputOf(options),
      describes: options.describes,
      maxLength,
      placeholder: options.placeholder,
      isRowId: options.isRowId,
      rowOf: options.rowOf,
      optionOf: options.optionOf,
      namesRows: options.namesRows,
      variable: options.isRowId || options.rowOf || options.isModules ? undefined : 'text',
      // Visible texts are edited on the canvas; accessible names and URLs are not.
      inline: !options.live && (options.group ?? 'content') === 'content',
    },
    default: options.default ?? '',
    collect: collectPageField,
    resolve: (value, { variable }) =>
      variableIdOf(value)
        ? (findVariable(value, 'text', variable)?.text ?? options.default ?? '')
        : value,
    toIsland: value => (options.live || value === '' ? value : SERVER_TEXT),
  }
}

function inputOf(options: {
  describes?: object
  isFeed?: boolean
  isRowId?: boolean
  rowOf?: object
  optionOf?: object
  isModules?: boolean
  multiline?: boolean
}) {
  if (options.describes) return 'media-address'
  if (options.isFeed) return 'feed-address'
  if (options.isRowId) return 'row-id'
  if (options.rowOf) return 'row-reference'
  if (options.optionOf) return 'row-option'
  if (options.isModules) return 'module-references'
  return options.multiline ? 'textarea' : 'text'
}
