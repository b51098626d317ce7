export { headTexts as texts } from '#shop-ui/client'
