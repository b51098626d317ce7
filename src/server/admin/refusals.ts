/**
 * Every reason for which the API refuses, with its status and what it says. The admin has the same reasons in its
 * languages (`errors.<reason>`); the sentence here is for other programs.
 */
export const REFUSALS = {
  'signed-out': [401, 'Sign in first.'],
  forbidden: [403, 'Your role does not allow this.'],
  'not-found': [404, 'Not found: it may have been deleted.'],
  invalid: [422, 'Some values are invalid.'],
  conflict: [409, 'Someone else saved changes in the meantime.'],
  taken: [409, 'This name is already in use.'],
  'below-taken': [409, 'A child page would get a URL that another page already uses.'],
  'bad-path': [422, 'This URL path cannot be used.'],
  'future-date': [422, 'The publication date cannot be in the future.'],
  newer: [
    409,
    'This was saved by a newer version of the program; saving it here would lose content.',
  ],
  'code-forbidden': [403, 'Your role does not allow adding or changing code.'],
  'in-trash': [409, 'This page is in the trash. Restore it first.'],
  'home-page': [409, 'This is the home page. Choose another one in the settings first.'],
  'no-reply-address': [409, 'The visitor left no email address.'],
  circle: [422, 'This would create a loop.'],
  'too-large': [413, 'The file or request is too large.'],
  'bad-type': [415, 'This file type is not supported; the content counts, not the file name.'],
  zipped: [415, 'This is an archive (ZIP, dotLottie). Upload the files that are in it.'],
  'broken-file': [422, 'This file cannot be read: it is damaged or incomplete.'],
  'too-many-pixels': [422, 'This image has too many pixels.'],
  'too-complex': [422, 'This SVG or animation is too complex.'],
  'not-self-contained': [
    422,
    'This animation needs pictures from other files. Export it with its pictures embedded.',
  ],
  'other-kind': [422, 'The new file must be of the same type as the old one.'],
  'last-owner': [409, 'A site needs at least one owner who can sign in.'],
  'wrong-password': [422, 'Incorrect password.'],
  'wrong-code': [422, 'Incorrect or expired code.'],
  'too-many': [429, 'Too many attempts. Wait a minute, then try again.'],
  'in-use': [409, 'This file is still in use.'],
  'not-allowed': [409, 'This is not possible in the current status.'],
  'not-enough-stock': [409, 'Not enough stock left.'],
  'has-pages': [409, 'There are still pages of this type, perhaps in the trash.'],
  'no-such-type': [422, 'There is no such content type.'],
  'path-taken': [409, 'Another list of the site is at this URL path.'],
  'same-fields': [422, 'Two fields have the same key.'],
  'too-many-types': [422, 'There are too many content types.'],
  'not-published': [409, 'Publish the page with this split test first.'],
  'already-started': [409, 'This split test has been started already.'],
  incomplete: [422, 'A split test needs at least two subjects that visitors are shown.'],
  'wrong-status': [409, 'Someone else has changed the status of this split test.'],
  busy: [409, 'An import is running already.'],
} as const satisfies Record<string, readonly [number, string]>

export type RefusalReason = keyof typeof REFUSALS
