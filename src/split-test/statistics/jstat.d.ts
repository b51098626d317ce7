/** What of jStat the statistics use; the package has no types of its own. */
declare module 'jstat' {
  const jStat: {
    beta: {
      cdf(x: number, alpha: number, beta: number): number
      inv(probability: number, alpha: number, beta: number): number
    }
    normal: { inv(probability: number, mean: number, deviation: number): number }
    /** The logarithm of the gamma function. */
    gammaln(x: number): number
  }
  export default jStat
}
