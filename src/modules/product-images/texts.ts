export { galleryTexts as texts } from '#shop-ui/client'
