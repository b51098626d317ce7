import * as React from 'react'

/**
 * Disables React's owner stacks, which take half of the rendering time in development. React itself
 * limits them to ten thousand per second; this starts with the limit reached. Warnings are
 * unaffected.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>
if (internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set() {} })
}
