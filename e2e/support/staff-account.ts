import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Role } from '#auth/schema'

export const PASSWORD = 'ten pots in the kiln'
const command = join(import.meta.dirname, '../../bin/vitrine.js')

/** Adds an account by the command, as an operator would. Answers its e-mail address. */
export function addStaff(role: Role, dataDir = process.env.E2E_DATA_DIR ?? ''): string {
  const email = `${role}-${crypto.randomUUID().slice(0, 8)}@example.com`
  const args = ['user', 'create', '--email', email, '--name', `Aino ${role}`, '--role', role]
  execFileSync(process.execPath, [command, ...args, '--password-stdin'], {
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    input: PASSWORD,
  })
  return email
}

export async function signIn(page: Page, email: string) {
  await page.goto('/admin/sign-in')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(/\/admin$/)
}
