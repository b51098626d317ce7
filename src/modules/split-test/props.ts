import { fields, list, number, ownKey, select, slot, text } from '#module-kit'

const Subject = fields({
  /** Stands in visitors' cookies: it never changes (`name-subjects.ts`). */
  key: ownKey(),
  name: text({ label: 'Name', maxLength: 120, group: 'behaviour' }),
  weight: number({
    label: 'Weight',
    help: 'Traffic weight. Equal weights split visitors evenly; 3 and 1 give 75 % and 25 %. 0 excludes the variant.',
    integer: true,
    min: 0,
    max: 100,
    default: 1,
  }),
  content: slot({ label: 'Content' }),
})

export const Props = fields({
  test: ownKey(),
  name: text({ label: 'Test name', maxLength: 120, group: 'behaviour', live: true }),
  subjects: list({ label: 'Subjects', of: Subject, itemLabel: 'name', max: 6 }),
  goal: select({
    label: 'Goal',
    group: 'behaviour',
    options: {
      click: 'Click',
      form: 'Form sent',
      'sign-up': 'Newsletter sign-up',
      comment: 'Comment posted',
      order: 'Order placed',
      tag: 'Visit to a page with the tracking goal',
    },
    default: 'click',
  }),
  goalModule: text({
    label: 'Goal module',
    help: 'The module that is clicked or sent. In the other subjects, the same module counts. Leave it empty for the tested modules themselves, or for any form.',
    group: 'behaviour',
    maxLength: 400,
    live: true,
    isModules: true,
  }),
  bounceSeconds: number({
    label: 'Bounce limit (seconds)',
    help: 'Visitors who leave earlier have bounced.',
    group: 'behaviour',
    integer: true,
    min: 1,
    max: 600,
    default: 5,
  }),
  remembered: select({
    label: 'Remember visitors',
    help: 'For 365 days, visitors see the same subject whenever they come. Those who are asked for consent and do not agree are remembered for one visit. For one visit, the next visit may show another subject.',
    group: 'behaviour',
    options: {
      year: 'For 365 days (with consent, if asked)',
      visit: 'For one visit (asks nothing)',
    },
    default: 'year',
  }),
  effectPercent: number({
    label: 'Smallest effect (%)',
    help: 'The smallest improvement that is worth finding. Smaller effects need many more visitors.',
    group: 'behaviour',
    integer: true,
    min: 1,
    max: 100,
    default: 20,
  }),
  minDays: number({
    label: 'Minimum duration (days)',
    help: 'There is no verdict before. Whole weeks are best, as weekdays differ.',
    group: 'behaviour',
    integer: true,
    min: 1,
    max: 90,
    default: 7,
  }),
  devices: select({
    label: 'Devices',
    group: 'behaviour',
    options: { all: 'All', desktop: 'Desktop', tablet: 'Tablet', phone: 'Phone' },
    default: 'all',
  }),
  visitors: select({
    label: 'Visitors',
    help: 'Returning visitors took part in a test on an earlier day. Only a test that remembers visitors for 365 days knows them.',
    group: 'behaviour',
    options: { all: 'All', new: 'New', returning: 'Returning' },
    default: 'all',
  }),
  campaigns: text({
    label: 'Campaigns',
    help: 'Values of utm_campaign in the URL, separated by commas. Leave it empty for all visitors.',
    group: 'behaviour',
    maxLength: 500,
    live: true,
  }),
  languages: text({
    label: 'Languages',
    help: 'Language codes of the browser, separated by commas: de, fr. Leave it empty for all visitors.',
    group: 'behaviour',
    maxLength: 100,
    live: true,
  }),
})
