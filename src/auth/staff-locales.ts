/** Languages of the admin. */
export const STAFF_LOCALES = ['en', 'de'] as const
export type StaffLocale = (typeof STAFF_LOCALES)[number]
