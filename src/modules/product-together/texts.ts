export { togetherTexts as texts } from '#shop-ui/client'
