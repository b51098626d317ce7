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
  'bad-path': [422, 'This address cannot be used.'],
  newer: [409, 'A newer version of the program wrote this; saving would lose what it added.'],
  'in-trash': [409, 'This page is in the trash. Put it back first.'],
  circle: [422, 'This would lead round in a circle.'],
} as const satisfies Record<string, readonly [number, string]>

export type RefusalReason = keyof typeof REFUSALS
