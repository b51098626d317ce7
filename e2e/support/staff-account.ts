import type { Page } from '@playwright/test'
import type { Role } from '#auth/schema'
import { vitrine } from './command.ts'

export const PASSWORD = 'ten words on one page'

/** Creates a staff account by command. Returns its email. */
export function addStaff(role: Role, dataDir?: string, env?: Record<string, string>): string {
  const email = `${role}-${crypto.randomUUID().slice(0, 8)}@example.com`
  const args = ['user', 'create', '--email', email, '--name', `Aino ${role}`, '--role', role]
  vitrine([...args, '--password-stdin'], { dataDir, env, input: PASSWORD })
  return email
}

/** In the browser's language: English or German. */
export async function signIn(page: Page, email: string) {
  await page.goto('/admin/sign-in')
  await page.getByLabel(/^(Email address|E-Mail-Adresse)$/).fill(email)
  await page.getByLabel(/^Passwor[dt]$/).fill(PASSWORD)
  await page.getByRole('button', { name: /^(Sign in|Anmelden)$/ }).click()
  await page.waitForURL(/\/admin$/)
}
