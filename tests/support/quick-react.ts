import * as React from 'react'

/**
 * The React of development takes a stack for each element, to show in its messages where that was made: half of what
 * rendering a page costs. It stops by itself at the first ten thousand of a second; here it begins as if it had. What
 * it complains about is the same.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>
if (internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set() {} })
}
