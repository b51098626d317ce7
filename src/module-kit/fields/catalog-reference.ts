import Type from 'typebox'
import { baseOf, type Field, type FieldOptions } from '../field.ts'

/** Kinds of items selected by name and stored by id or slug. */
export type CatalogKind =
  | 'categories'
  | 'tags'
  | 'products'
  | 'posts'
  | 'post-categories'
  | 'projects'
  | 'project-categories'

/** A category, tag or product, by slug. Empty for none. */
export function catalogReference(options: FieldOptions & { of: CatalogKind }): Field<string> {
  return {
    ...baseOf(options),
    kind: 'catalog-reference',
    schema: Type.String({ maxLength: 200, title: options.label }),
    control: { input: 'catalog-reference', of: options.of },
    default: '',
  }
}

/** Ordered list of items, one id per line. */
export function catalogList(options: FieldOptions & { of: CatalogKind }): Field<string> {
  return {
    ...baseOf(options),
    kind: 'catalog-list',
    schema: Type.String({ maxLength: 4000, title: options.label }),
    control: { input: 'catalog-list', of: options.of },
    default: '',
  }
}
