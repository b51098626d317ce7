export { factTexts as texts } from '#shop-ui/client'
