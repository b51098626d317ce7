export { shownPriceTexts as texts } from '#shop-ui/client'
