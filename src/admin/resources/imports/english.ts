import type { Messages } from '#staff/client'

export const english: Messages = {
  name: '{smart_count, plural, one {Import} other {Import}}',
  title: 'Import products',
  action: 'Import',
  kind: 'What to import',
  titles: {
    products: 'Import products',
    customers: 'Import customers',
    orders: 'Import orders',
    discounts: 'Import coupons',
    reviews: 'Import reviews',
    'tax-rates': 'Import tax rates',
  },
  what: {
    products:
      'Upload a CSV file exported from WooCommerce, Shopify or this shop. It is checked first; nothing changes until you run the import.',
    customers:
      'Upload a CSV file of customers from WooCommerce, Shopify or this shop. Passwords are not imported: people sign in with a link by email, and see their earlier orders after that. Nobody gets an email.',
    orders:
      'Upload a CSV file of orders from WooCommerce, Shopify or this shop. They become history: stock does not change, nobody gets an email, and no invoice is issued.',
    discounts:
      'Upload a CSV file of coupons from WooCommerce or this shop. Existing codes are refused, unless you choose to update them.',
    reviews: 'Upload a CSV file of reviews from WooCommerce, a review app or this shop.',
    'tax-rates':
      'Upload a CSV file of tax rates from WooCommerce or this shop. Separate several postcodes or cities with semicolons. Tax classes that the shop does not have are added.',
  },
  choose: 'Choose file',
  sending: 'Uploading…',
  drop: 'Or drop it here. CSV, up to {limit} MB.',
  emptyFile: 'The file “{name}” is empty.',
  tooLarge: 'The file “{name}” is larger than {limit} MB. Split it into several files.',
  none: 'No imports yet.',
  result: '{created, number} added, {updated, number} changed, {skipped, number} skipped',
  earlier: 'Recent imports',
  states: {
    checking: 'Checking',
    checked: 'Checked',
    unreadable: 'This file cannot be read',
    running: 'Importing',
    done: 'Done',
    failed: 'Failed',
    interrupted: 'Interrupted',
    cancelled: 'Cancelled',
    undoing: 'Undoing',
    undone: 'Undone',
  },
  retention: 'Imports can be undone for 14 days.',
  progress: {
    checking: '{all, plural, one {# row} other {# rows}} read.',
    preparing: 'Reading the file and downloading images…',
    running: '{done, number} of {all, plural, one {# row} other {# rows}}.',
    undoing: '{done, number} of {all, plural, one {# change} other {# changes}}.',
  },
  leave: 'You can leave this page.',
  cancel: { checking: 'Cancel check', running: 'Cancel import' },
  incomplete: 'The upload did not finish. Choose the file again.',
  stopped: {
    check: {
      interrupted: 'The server stopped while the file was checked. Nothing was imported.',
      cancelled: 'The check was cancelled. Nothing was imported.',
      failed: 'The file could not be checked because of an error. Nothing was imported.',
    },
    import: {
      interrupted:
        'The server stopped during the import. Rows already imported stay; resuming skips them.',
      cancelled: 'The import was cancelled. Rows already imported stay; resuming skips them.',
      failed:
        'The import stopped because of an error. Rows already imported stay; resuming skips them.',
    },
    undo: {
      interrupted: 'The server stopped while the import was undone. Continue to undo the rest.',
      cancelled: 'Undoing was cancelled. Continue to undo the rest.',
      failed: 'Undoing stopped because of an error. Continue to undo the rest.',
    },
  },
  technical: 'Details: {message}',
  would:
    '{rows, plural, one {# row} other {# rows}}: {created, number} to add, {updated, number} to change, {unchanged, number} unchanged, {skipped, number} with errors',
  did: '{rows, plural, one {# row} other {# rows}}: {created, number} added, {updated, number} changed, {unchanged, number} unchanged, {skipped, number} skipped',
  nothing: 'Nothing to import',
  show: {
    products: 'View products',
    customers: 'View customers',
    orders: 'View orders',
    discounts: 'View coupons',
    reviews: 'View reviews',
    'tax-rates': 'View tax rates',
  },
  showDrafts: 'View drafts',
  run: 'Run import',
  runRest: '{smart_count, plural, one {Run import, skip # row} other {Run import, skip # rows}}',
  goOn: 'Resume',
  undo: 'Undo import',
  undoRest: 'Continue undoing',
  undoTitle: 'Undo {smart_count, plural, one {# change} other {# changes}}?',
  undoWhat: {
    products:
      'New products move to the trash, and new categories, tags and brands that nothing uses are deleted. Changed products get their earlier values back, unless someone edited them since.',
    customers:
      'New customers are deleted, unless they have signed in or ordered. Changed customers get their earlier values back, unless someone edited them since.',
    orders: 'Imported orders are deleted, unless someone edited them since.',
    discounts:
      'New coupons are deleted, unless they were used. Changed coupons get their earlier values back, unless someone edited them since.',
    reviews: 'Imported reviews are deleted, unless someone edited them since.',
    'tax-rates':
      'New tax rates are deleted, unless someone edited them since. Replaced rates are restored. Added tax classes stay.',
  },
  undone:
    '{smart_count, plural, =0 {Nothing was undone.} one {# change was undone.} other {# changes were undone.}}',
  kept: '{smart_count, plural, one {# change was kept.} other {# changes were kept.}}',
  keptTitle: 'Not undone',
  reasons: {
    edited: 'Edited since the import',
    used: 'In use',
    deleted: 'Deleted since the import',
  },
  refused: 'Download rows with errors',
  refusedHelp: 'Correct the rows in this file and import it again. The last column has the errors.',
  checkAgain: 'Check again',
  options: {
    products: 'Import new products as drafts',
    customers: 'Update existing customers',
    discounts: 'Update coupons whose code exists',
    'tax-rates': 'Replace all existing rates',
    dateOrder: 'Order of dates',
    dateSample: 'The file has dates such as {sample}.',
    dateOrders: {
      ask: 'Please choose',
      dmy: 'Day first (31/12/2026)',
      mdy: 'Month first (12/31/2026)',
    },
    prefix: 'Prefix of taken numbers',
    prefixHelp:
      'Order numbers that are free stay unchanged. Others get this prefix in the note of the order.',
  },
  columns: {
    title: 'Columns',
    ignored:
      '{smart_count, plural, =0 {all are imported} one {# is not imported} other {# are not imported}}',
    help: 'Your choice is remembered for files with the same headings.',
    heading: 'Column of the file',
    as: 'Imported as',
    unnamed: 'Column {number} without a heading',
    twice: 'Chosen for two columns: only the first is imported.',
    asOf: 'Import “{heading}” as',
    none: 'Do not import',
  },
  problems: 'Warnings & errors',
  first: 'Preview of changes',
  changes: 'Changes',
  firstOnly: 'The first {count, number} of them.',
  kinds: { created: 'New', updated: 'Changed', unchanged: 'Unchanged' },
  heads: {
    row: 'Row',
    column: 'Column',
    problem: 'Problem',
    what: 'Change',
    item: 'Item',
    why: 'Reason',
  },
}
