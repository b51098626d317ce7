export { linkTexts as texts } from '#ui/client'
