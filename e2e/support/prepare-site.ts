import { type FullConfig, request } from '@playwright/test'
import { buildSite } from '../site/build-site.ts'
import { OWNER_STATE } from './owner-state.ts'
import { addStaff, PASSWORD } from './staff-account.ts'

/** Signs the owner in once per run and builds the test site. */
export default async function prepareSite(config: FullConfig) {
  const api = await request.newContext({ baseURL: config.projects[0]?.use.baseURL ?? '' })
  const form = { email: addStaff('owner'), password: PASSWORD }
  const answer = await api.post('/admin/sign-in', { form, maxRedirects: 0 })
  if (answer.status() !== 303) throw new Error(`the owner cannot sign in: ${answer.status()}`)
  await buildSite(api)
  await api.storageState({ path: OWNER_STATE })
  await api.dispose()
}
