/** Instead of react-admin's notice: what could not be read says why in its own place. */
export function ignoreError() {}
