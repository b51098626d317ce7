/** Warnings in the builder, in English; `german.ts` has the translations. */
export const warningTexts = {
  address: 'Not a valid email address: {value}',
  noAddress: 'Recipient rule without an email address: {value}',
  noField: 'Recipient rule for a field that does not exist: {value}',
  noOption: 'Recipient rule for an option that does not exist: {value}',
  noEmailField: 'The confirmation email needs an email field.',
  unguarded: 'The confirmation email is only sent with spam protection or CAPTCHA.',
  insecureWebhook: 'The webhook URL must start with https://: {value}',
  limit: 'This limit cannot be read, and is ignored: {value}',
  formula: 'The formula cannot be read: {value}',
  ownCookie:
    'A form must not read this cookie of the site itself. The page cannot be saved with it: {value}',
  noFormulaField: 'The formula names a field that does not exist: {value}',
} as const
