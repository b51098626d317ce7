/** Random cases of a property of amounts; 100,000 in the full suite, or as many as `PROPERTY_RUNS` sets. */
export const propertyRuns = (usual = 2000): number =>
  Number(process.env.PROPERTY_RUNS ?? (process.env.TEST_FULL ? 100_000 : usual))
