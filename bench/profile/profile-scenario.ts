export async function profileScenario(_scenario: string): Promise<number> {
  return 0
}
