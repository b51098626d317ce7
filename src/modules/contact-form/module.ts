import { defineModule } from '#module-contract'
import { formRowWarningTexts } from '#ui'
import { ContactForm } from './ContactForm.island.tsx'
import { findDeliveryWarnings } from './delivery-warnings.ts'
import { destinationsOf } from './destinations.ts'
import { findFieldWarnings } from './field-warnings.ts'
import { ownCookieFields } from './own-cookie-fields.ts'
import { Props } from './props.ts'
import { RESUME } from './resume.ts'
import { warningTexts } from './warning-texts.ts'

export default defineModule({
  label: 'Contact form',
  icon: 'mail',
  category: 'Forms',
  description: 'A form whose submissions are stored and emailed.',
  props: Props,
  component: ContactForm,
  // Older forms keep the sum, which was on by default.
  upgrades: [{ sample: { title: 'Ask us' }, up: props => ({ captcha: true, ...props }) }],
  hydrate: 'interaction',
  withoutServer: 'still',
  resumeParameter: RESUME,
  needs: ({ fields }) =>
    fields.some(({ type }) => type === 'address') ? { styles: ['address-options'] } : {},
  refuses: ({ fields = [] }) =>
    ownCookieFields(fields).map(({ index, name }) => ({
      option: `fields.${index}.sourceValue`,
      message: `"${name}" is a cookie of the site itself, which forms must not read`,
    })),
  sendsTo: destinationsOf,
  warnings: {
    texts: [...Object.values(formRowWarningTexts), ...Object.values(warningTexts)],
    find: props => [...findFieldWarnings(props), ...findDeliveryWarnings(props)],
  },
})
