export { wishTexts as texts } from '#shop/client'
