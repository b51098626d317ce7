/** The functions of jStat in use; the package has no types. */
declare module 'jstat' {
  const jStat: {
    beta: {
      cdf(x: number, alpha: number, beta: number): number
      inv(probability: number, alpha: number, beta: number): number
    }
    normal: { inv(probability: number, mean: number, deviation: number): number }
    /** Logarithm of the gamma function. */
    gammaln(x: number): number
  }
  export default jStat
}
