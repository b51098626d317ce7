import Type from 'typebox'
import { baseOf, type Field, type FieldOptions, type OnlyFor } from '../field.ts'
import { SERVER_TEXT } from '../server-html.tsx'
import { findVariable, variableIdOf } from '../variable.ts'
import { collectPageField } from './collect-media.ts'

/**
 * Plain text. In an island it is kept: the HTML has it, so it is not sent again, and the component shows it
 * inside `<ServerHtml>`. With `live` the browser gets the string itself (labels and messages that script writes).
 */
export function text(
  options: FieldOptions & {
    default?: string
    multiline?: boolean
    maxLength?: number
    placeholder?: string
    live?: boolean
    /** It is an address whose provider may say what these fields beside it lack. */
    describes?: { title?: string; poster: string }
    /** It is the address of a feed, which is read when it stands there. */
    isFeed?: boolean
    /** It tells the rows of its list apart: one that is added gets what no other has. */
    isRowId?: boolean
    /** It is the ID of a row of this list of the module: of one that has these values. */
    rowOf?: { list: string; onlyFor?: OnlyFor }
    /** It is compared with an answer to the row that the prop `row` beside it names; that row's `options` are suggested. */
    optionOf?: { list: string; row: string }
    /** It may name rows of this list of the module by their IDs, written like this: `{id}`. */
    namesRows?: { list: string; by: string }
    /** It is IDs of modules of the page, separated by commas. */
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
      // What stands on the page is edited there; names for screen readers, addresses and the like are not.
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
