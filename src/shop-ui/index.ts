export * from './client.ts'
export { partModules } from './fields/part-modules.ts'
export {
  buyBarField,
  deliveryField,
  galleryFields,
  panelsField,
  productField,
} from './fields/product-fields.ts'
export {
  emptyProduct,
  galleryNeeds,
  sharesProduct,
  withoutProduct,
} from './fields/product-module.ts'
export { sampleProductData } from './sample-data.ts'
