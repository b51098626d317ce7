/**
 * Every reason for which the API refuses, with its status and what it says. The admin has the same reasons in its
 * languages (`errors.<reason>`); the sentence here is for other programs.
 */
export const REFUSALS = {
  'signed-out': [401, 'Sign in first.'],
  forbidden: [403, 'Your role may not do this.'],
  'not-found': [404, 'There is no such entry: it may have been deleted.'],
  invalid: [422, 'Some values are not accepted.'],
  conflict: [409, 'Somebody else saved in the meantime.'],
  taken: [409, 'There is one of this name already.'],
  'below-taken': [409, 'A page below it would get an address that another page has.'],
  'bad-path': [422, 'This address cannot be used.'],
  newer: [409, 'A newer version of the program wrote this; saving would lose what it added.'],
  'in-trash': [409, 'This page is in the trash. Put it back first.'],
  'home-page': [409, 'This is the home page. Choose another one in the settings first.'],
  'no-reply-address': [409, 'The visitor left no e-mail address.'],
  circle: [422, 'This would lead round in a circle.'],
  'too-large': [413, 'This is larger than accepted.'],
  'bad-type': [
    415,
    'Files of this type are not accepted; what counts is what is in a file, not its name.',
  ],
  'broken-file': [422, 'This file cannot be read: it is damaged, or not whole.'],
  'too-many-pixels': [422, 'This picture has more pixels than accepted.'],
  'too-complex': [422, 'This drawing has more shapes than accepted, its repeats counted.'],
  'other-kind': [422, 'The new file is of another kind than the one that it is to replace.'],
  'last-owner': [409, 'A site keeps at least one owner who can sign in.'],
  'wrong-password': [422, 'The password is not right.'],
  'wrong-code': [422, 'This code is not right, or is too old.'],
  'too-many': [429, 'There were too many tries. Wait a minute, then try again.'],
  'in-use': [409, 'This is still shown somewhere.'],
  'not-allowed': [409, 'This cannot be done in the present state.'],
  'not-enough-stock': [409, 'The goods have been sold meanwhile.'],
  busy: [409, 'An import is running already.'],
} as const satisfies Record<string, readonly [number, string]>

export type RefusalReason = keyof typeof REFUSALS
