import Type from 'typebox'
import { isRecord } from '#base'
import type { Translate } from '#texts'
import { baseOf, type Field, type FieldOptions } from '../field.ts'
import {
  cleanProps,
  collectReferences,
  type FieldSet,
  type FieldShape,
  type ResolvedProps,
  resolveProps,
  type StoredProps,
  slotsIn,
  toIslandProps,
} from '../field-set.ts'

/**
 * List of objects, such as slides, tabs or form fields. `itemLabel` names the prop that titles a
 * row. If it is empty, the row is titled by `itemFallback` or by the choice of `itemKind`.
 */
export function list<Shape extends FieldShape>(
  options: FieldOptions & {
    of: FieldSet<Shape>
    itemLabel?: keyof Shape & string
    itemFallback?(item: Partial<StoredProps<Shape>>, translate: Translate): string
    itemKind?: keyof Shape & string
    /** Label of the add button if several lists are close together: "Add option". */
    addLabel?: string
    min?: number
    max?: number
    default?: StoredProps<Shape>[]
  },
): Field<StoredProps<Shape>[], ResolvedProps<Shape>[]> {
  const { of } = options
  return {
    ...baseOf(options),
    kind: 'list',
    schema: Type.Array(of.schema, {
      minItems: options.min ?? 0,
      maxItems: options.max ?? 200,
      title: options.label,
    }),
    control: {
      input: 'list',
      fields: of.shape,
      itemLabel: options.itemLabel,
      itemFallback: options.itemFallback,
      itemKind: options.itemKind,
      addLabel: options.addLabel,
      min: options.min ?? 0,
      max: options.max ?? 200,
    },
    default: options.default ?? [],
    collect: (items, references) => {
      for (const item of items) collectReferences(of, item, references)
    },
    resolve: (items, resolver) => items.map(item => resolveProps(of, item, resolver)),
    clean: (items, cleaner) => items.map(item => cleanProps(of, item, cleaner)),
    toIsland: items => items.map(item => toIslandProps(of, item)),
    slots: items =>
      Array.isArray(items)
        ? items.flatMap((item, index) =>
            isRecord(item)
              ? slotsIn(of, item).map(place => ({ ...place, path: `${index}.${place.path}` }))
              : [],
          )
        : [],
  }
}
