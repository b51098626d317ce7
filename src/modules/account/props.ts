import { fields, richText } from '#module-contract'

export const Props = fields({
  intro: richText({ label: 'Text above the sign-in form' }),
  welcome: richText({ label: 'Text in the overview' }),
})
