/** What the builder says, in German; a test holds that nothing is missing. */
export const german: Record<string, string> = {}
