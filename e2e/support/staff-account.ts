import type { Page } from '@playwright/test'
import type { Role } from '#auth/schema'
import { vitrine } from './command.ts'

export const PASSWORD = 'ten words on one page'

/** Adds an account by the command, as an operator would. Answers its e-mail address. */
export function addStaff(role: Role, dataDir?: string): string {
  const email = `${role}-${crypto.randomUUID().slice(0, 8)}@example.com`
  const args = ['user', 'create', '--email', email, '--name', `Aino ${role}`, '--role', role]
  vitrine([...args, '--password-stdin'], { dataDir, input: PASSWORD })
  return email
}

export async function signIn(page: Page, email: string) {
  await page.goto('/admin/sign-in')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/\/admin$/)
}
