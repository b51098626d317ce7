/** CPU time in milliseconds. Unlike elapsed time, it does not grow on a busy machine. */
export function measureCpuMs(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
