export { buttonTexts as texts } from '#ui/client'
