/** Entries for staff by page. */
export const STAFF_ENTRIES = {
  gallery: 'src/builder/gallery.ts',
  admin: 'src/admin/main.tsx',
  signIn: 'src/staff/sign-in-passkey.ts',
  bar: 'src/staff/bar/main.ts',
  builder: 'src/builder/main.tsx',
} as const
export type StaffEntry = keyof typeof STAFF_ENTRIES
