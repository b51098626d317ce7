import type { ListOptions } from '#db'
import type { ShopDeps } from '../deps.ts'
import { type AttributeEdit, changeAttribute, listAttributes } from './attributes.ts'
import { type BrandEdit, deleteBrand, listBrands, saveBrand } from './brands.ts'
import { type CategoryEdit, deleteCategory, saveCategory } from './categories.ts'
import { listCategoriesForStaff, listTagsForStaff } from './list-terms.ts'
import {
  deleteManufacturer,
  listManufacturers,
  type ManufacturerEdit,
  saveManufacturer,
} from './manufacturers.ts'
import { deleteTag, saveTag, type TagEdit } from './tags.ts'
import type { TermContext } from './term-products.ts'

/** Categories, brands, attributes, tags and manufacturers of products, for staff. */
export function createTerms(deps: ShopDeps, context: () => Promise<TermContext>) {
  return {
    categories: {
      list: (query: ListOptions & { slug?: string }) => listCategoriesForStaff(deps.db, query),
      save: async (edit: CategoryEdit, id?: string) => saveCategory(await context(), edit, id),
      delete: async (id: string) => deleteCategory(await context(), id),
    },
    brands: {
      list: (query: ListOptions) => listBrands(deps.db, query),
      save: async (edit: BrandEdit, id?: string) => saveBrand(await context(), edit, id),
      delete: async (id: string) => deleteBrand(await context(), id),
    },
    /** Options that products share. They are created with products. */
    attributes: {
      list: (query: ListOptions) => listAttributes(deps.db, query),
      change: (id: string, edit: AttributeEdit) => changeAttribute(deps, id, edit),
    },
    manufacturers: {
      list: (query: ListOptions) => listManufacturers(deps, query),
      save: (edit: ManufacturerEdit, id?: string) => saveManufacturer(deps, edit, id),
      delete: (id: string) => deleteManufacturer(deps, id),
    },
    tags: {
      list: (query: ListOptions & { slug?: string }) => listTagsForStaff(deps.db, query),
      save: async (edit: TagEdit, id?: string) => saveTag(await context(), edit, id),
      delete: async (id: string) => deleteTag(await context(), id),
    },
  }
}
