export { cartPartTexts as texts } from '#shop-ui/client'
