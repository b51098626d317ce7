import Type from 'typebox'
import { baseOf, type Field, type FieldOptions } from '../field.ts'

/** What is found by its name and stored by its id or slug: of the shop's catalogue, posts and projects. */
export type CatalogKind =
  | 'categories'
  | 'tags'
  | 'products'
  | 'posts'
  | 'post-categories'
  | 'projects'
  | 'project-categories'

/** A category, tag or product, by its slug. Empty for none. */
export function catalogReference(options: FieldOptions & { of: CatalogKind }): Field<string> {
  return {
    ...baseOf(options),
    kind: 'catalog-reference',
    schema: Type.String({ maxLength: 200, title: options.label }),
    control: { input: 'catalog-reference', of: options.of },
    default: '',
  }
}

/** Several of them in an order, by their ids, one a line. */
export function catalogList(options: FieldOptions & { of: CatalogKind }): Field<string> {
  return {
    ...baseOf(options),
    kind: 'catalog-list',
    schema: Type.String({ maxLength: 4000, title: options.label }),
    control: { input: 'catalog-list', of: options.of },
    default: '',
  }
}
