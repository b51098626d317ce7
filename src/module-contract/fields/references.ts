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

/** Id of a menu. Empty for the header's menu, or for none if allowed. */
export function menuReference(options: FieldOptions & { isOptional?: boolean }): Field<string> {
  return {
    ...baseOf(options),
    kind: 'menu-reference',
    schema: Type.String({ maxLength: 50, pattern: '^[a-z0-9-]*$', title: options.label }),
    control: { input: 'menu-reference', isOptional: options.isOptional ?? false },
    default: '',
  }
}

/** Id of a newsletter list. Empty for the site's first list. */
export function newsletterList(options: FieldOptions): Field<string> {
  return {
    ...baseOf(options),
    kind: 'newsletter-list',
    schema: Type.String({ maxLength: 50, pattern: '^[a-z0-9-]*$', title: options.label }),
    control: { input: 'newsletter-list' },
    default: '',
  }
}

/** Id of a page of a kind, such as a layout block. Empty for none. */
export function pageReference(options: FieldOptions & { of: string }): Field<string> {
  return {
    ...baseOf(options),
    kind: 'page-reference',
    schema: Type.String({ maxLength: 100, pattern: '^[A-Za-z0-9-]*$', title: options.label }),
    control: { input: 'page-reference', of: options.of },
    default: '',
  }
}
